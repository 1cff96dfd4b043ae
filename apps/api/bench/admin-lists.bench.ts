import { sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../src/database/database.ts';
import { openPgliteInMemory } from '../src/database/pglite.ts';
import { connectPostgresql } from '../src/database/postgresql.ts';
import { startEmbeddedPostgresql } from '../src/database/testing/embedded-postgresql.ts';
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

/** Fills the lists; every fifth user has a session, and every client one person. */
async function fill(db: Database): Promise<void> {
  await db.execute(sql`insert into account_users (name, email, role, password_hash, deactivated_at, created_at)
    select 'Person ' || md5(i::text), 'person-' || i || '@people.example',
      case when i % 50 = 0 then 'admin' else 'manager' end,
      case when i % 7 = 0 then null else 'x' end,
      case when i % 11 = 0 then now() end,
      now() - i * interval '1 minute'
    from generate_series(1, ${sql.raw(String(ROWS))}) as i`);
  await db.execute(sql`insert into sessions (kind, account_user_id, token_hash, created_at, last_seen_at, expires_at)
    select role, id, id::text, now(), now(), now() + interval '1 day' from account_users
    where left(id::text, 1) in ('0', '4', '8')`);
  await db.execute(sql`insert into clients (company, manager_id, deactivated_at, created_at)
    select 'Company ' || md5(i::text), managers.ids[i % 500 + 1], case when i % 11 = 0 then now() end,
      now() - i * interval '1 minute'
    from generate_series(1, ${sql.raw(String(ROWS))}) as i,
      (select array_agg(id) as ids from (select id from account_users where role = 'manager' limit 400) as some) as managers`);
  await db.execute(sql`insert into client_people (client_id, name, email)
    select id, 'Person ' || md5(id::text), 'person-' || id || '@people.example' from clients`);
  await db.execute(sql`insert into audit_log
      (occurred_at, actor_id, actor_name, action, subject_id, subject_name, before, after, address)
    select now() - i * interval '1 minute', gen_random_uuid(), 'Person ' || i % 20, 'user.updated',
      gen_random_uuid(), 'Person ' || md5(i::text), '{"name":"Before"}', '{"name":"After"}', '127.0.0.1'
    from generate_series(1, ${sql.raw(String(ROWS))}) as i`);
  await db.execute(sql`analyze`);
}

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
  await connection.prepare(fill);
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
    events: { record: unused },
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
