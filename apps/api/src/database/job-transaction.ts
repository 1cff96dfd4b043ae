import { SQL, sql } from 'drizzle-orm';
import { type Db, fromDrizzle } from 'pg-boss';
import type { Database } from './database.ts';

/** A transaction as the job queue takes it. Drivers differ in what they wrap rows in. */
export function jobTransaction(db: Database): Db {
  const executor = {
    execute: async (query: unknown) => {
      if (!(query instanceof SQL)) throw new TypeError('The job queue gave no SQL to execute.');
      const result: unknown = await db.execute(query);
      const rows = typeof result === 'object' && result !== null && 'rows' in result ? result.rows : result;
      if (!Array.isArray(rows)) throw new TypeError('The database driver gave no rows.');
      return { rows };
    },
  };
  return fromDrizzle(executor, sql);
}
