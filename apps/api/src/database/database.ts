import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PoolConfig } from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import type { Queries } from './observed-queries.ts';
import type * as schema from './schema/index.ts';

/** How the job queue reaches the same database. */
export type JobStore = Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'> &
  Pick<PoolConfig, 'keepAlive' | 'query_timeout'>;

/** The database as repositories see it: the same on PGlite and on PostgreSQL, inside and outside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database, ready for queries once it was migrated. */
export interface DatabaseConnection {
  db: Database;
  jobStore: JobStore;
  /** Tells of each statement. */
  queries: Queries;
  /** How many connections there are, and who waits for one; null where there are none, as in the embedded database. */
  connections: () => { open: number; idle: number; waiting: number } | null;
  /** Whether other processes may use the same database at the same time. */
  shared: boolean;
  /**
   * Brings the schema up to date and then runs the preparation, while no other process does the same.
   * On PostgreSQL an advisory lock sees to that; a PGlite directory has one process anyway.
   */
  prepare: (preparation: (db: Database) => Promise<void>) => Promise<void>;
  /**
   * Makes room of what was deleted and counts anew what the planner goes by, so that indexes alone answer for pages
   * far back. A PostgreSQL server does that by itself.
   */
  maintain: () => Promise<void>;
  /**
   * Calls back whenever somebody notifies a channel (LISTEN), and whenever notices may have been missed. What it gives
   * ends that.
   */
  listen: (channel: string, onNotice: () => void) => Promise<() => Promise<void>>;
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  /** Finishes what is under way and lets go. */
  close: () => Promise<void>;
}
