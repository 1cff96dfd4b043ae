import { SQL, sql } from 'drizzle-orm';
import { type Db, fromDrizzle } from 'pg-boss';
import type { Database } from './database.ts';
import { executeRows } from './execute-rows.ts';

/** Adapts a transaction to the interface of the job queue. */
export function jobTransaction(db: Database): Db {
  const executor = {
    execute: async (query: unknown) => {
      if (!(query instanceof SQL)) throw new TypeError('The job queue gave no SQL to execute.');
      return { rows: await executeRows(db, query) };
    },
  };
  return fromDrizzle(executor, sql);
}
