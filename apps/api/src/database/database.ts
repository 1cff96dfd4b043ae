import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PoolConfig } from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import type { Queries } from './observed-queries.ts';
import type * as schema from './schema/index.ts';

/** How the job queue connects to the same database. */
export type JobStore = Pick<
  ConstructorOptions,
  'db' | 'backend' | 'connectionString' | 'connectionTimeoutMillis' | 'max'
> &
  Pick<PoolConfig, 'keepAlive' | 'keepAliveInitialDelayMillis' | 'query_timeout'>;

/**
 * The database as repositories see it: the same on PGlite and PostgreSQL, inside and outside a transaction.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database, ready for queries once it is migrated. */
export interface DatabaseConnection {
  db: Database;
  jobStore: JobStore;
  /** Emits each statement. */
  queries: Queries;
  /**
   * Connections of the pool, and how many callers wait for one. `null` for the embedded database, which has
   * no pool.
   */
  connections: () => { open: number; idle: number; waiting: number } | null;
  /** Whether other processes may use the same database at the same time. */
  shared: boolean;
  /**
   * Migrates the schema and then runs the preparation, in one process at a time. PostgreSQL uses an advisory
   * lock; a PGlite directory only has one process anyway.
   */
  prepare: (preparation: (db: Database) => Promise<void>) => Promise<void>;
  /**
   * Vacuums and analyzes the database, so that distant pages need only index scans. A PostgreSQL server does
   * this automatically.
   */
  maintain: () => Promise<void>;
  /**
   * Calls back for each notification of a channel (LISTEN), and whenever notifications may have been missed.
   * The returned function stops listening.
   */
  listen: (channel: string, onNotice: () => void) => Promise<() => Promise<void>>;
  engine: 'pglite' | 'postgresql';
  /**
   * Writes the state that a transaction sees to a file, in the format of the engine's own tools. The transaction
   * has the isolation level `repeatable read`.
   */
  dump: (tx: Database, file: string) => Promise<void>;
  /** Rejects if the database doesn't answer. */
  ping: () => Promise<void>;
  /** Finishes running work and disconnects. */
  close: () => Promise<void>;
}
