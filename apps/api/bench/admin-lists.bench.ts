import type { DatabaseConnection } from '../src/database/database.ts';
import { openPgliteInMemory } from '../src/database/pglite.ts';
import { connectPostgresql } from '../src/database/postgresql.ts';
import { startEmbeddedPostgresql } from '../src/database/testing/embedded-postgresql.ts';
import { fillAdminLists } from '../src/database/testing/fill-admin-lists.ts';
import { createAuditLogRepository } from '../src/modules/audit-log/audit-log.repository.ts';
import { createAuditLogService } from '../src/modules/audit-log/audit-log.service.ts';
import { createClientsRepository } from '../src/modules/clients/clients.repository.ts';
import { createClientsService } from '../src/modules/clients/clients.service.ts';
import { createUsersRepository } from '../src/modules/users/users.repository.ts';
import { createUsersService } from '../src/modules/users/users.service.ts';

/*
 * How long the server works for a page of the admins' lists when they have 100,000 rows, on both engines: everything
 * between the validated request and the answer's JSON.
 */

const ROWS = 100_000;
const ROUNDS = 40;
/** Milliseconds. */
const GOAL = 50;

const now = () => new Date();

async function measure(name: string, read: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + 3; round += 1) {
    const startedAt = performance.now();
    JSON.stringify(await read());
    // The first rounds plan the statement and warm its pages.
    if (round >= 3) times.push(performance.now() - startedAt);
  }
  times.sort((first, second) => first - second);
  const at = (share: number): number => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  const missed = at(0.95) > GOAL ? `  (goal: ${GOAL})` : '';
  process.stdout.write(
    `  ${name.padEnd(36)} median ${at(0.5).toFixed(1).padStart(6)} ms, p95 ${at(0.95).toFixed(1).padStart(6)} ms${missed}\n`,
  );
}

async function measureLists(engine: string, connection: DatabaseConnection): Promise<void> {
  await connection.prepare((db) => fillAdminLists(db, ROWS));
  const { db } = connection;
  const unused = () => Promise.reject(new Error('Nothing is changed here.'));
  const users = createUsersService({
    repository: createUsersRepository(db),
    handOver: { listOf: unused, giveAll: unused },
    sessions: { listOf: unused },
    jobs: { enqueue: unused },
    now,
  });
  const clients = createClientsService({
    repository: createClientsRepository(db),
    events: { record: unused, cleanUp: unused },
    jobs: { enqueue: unused },
    now,
  });
  const auditLog = createAuditLogService({ repository: createAuditLogRepository(db), now });
  process.stdout.write(`${engine}, ${ROWS} rows\n`);
  await measure('users, first page', () => users.list({}));
  await measure('users, page 2,000', () => users.list({ page: 2_000 }));
  await measure('users, by e-mail address', () => users.list({ sort: '-email' }));
  await measure('users, latest first', () => users.list({ sort: '-createdAt' }));
  await measure('users, admins who are deactivated', () =>
    users.list({ role: ['admin'], state: ['deactivated'] }),
  );
  await measure('users, part of a name', () => users.list({ q: 'person c4c' }));
  await measure('clients, first page', () => clients.list({}));
  await measure('clients, page 2,000', () => clients.list({ page: 2_000 }));
  await measure('clients, latest first', () => clients.list({ sort: '-createdAt' }));
  await measure('clients, without manager, active', () =>
    clients.list({ manager: ['none'], state: ['active'] }),
  );
  await measure('clients, part of a company', () => clients.list({ q: 'company c4c' }));
  await measure('clients, part of a person', () => clients.list({ q: 'person c4c' }));
  await measure('audit log, latest first', () => auditLog.list({}));
  await measure('audit log, page 2,000', () => auditLog.list({ page: 2_000 }));
  await measure('audit log, part of a name', () => auditLog.list({ q: 'person c4c' }));
}

const embedded = await openPgliteInMemory();
await measureLists('PGlite', embedded);
await embedded.close();

const { url, stop } = await startEmbeddedPostgresql();
try {
  const server = await connectPostgresql({
    url,
    report: console.error,
    // The server ends while the last connection is still closing.
    onIdleError: () => {},
  });
  await measureLists('PostgreSQL', server);
  await server.close();
} finally {
  await stop();
}
