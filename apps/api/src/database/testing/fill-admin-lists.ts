import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** Does something while tables have no indexes but those of their constraints: built at once, they take a tenth of the time. */
async function withoutIndexes(db: Database, run: () => Promise<void>): Promise<void> {
  const rows = await db
    .select({ name: sql<string>`indexname`, definition: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(sql`schemaname = 'public'
      and tablename in ('account_users', 'sessions', 'clients', 'client_people', 'audit_log')
      and indexname not in (select conname from pg_constraint)`);
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await run();
  for (const { definition } of rows) await db.execute(sql.raw(definition));
}

/**
 * Fills what admins have lists of: that many users, of whom every fifth has a session, as many clients with a person
 * each, and as many entries of the audit log.
 */
export async function fillAdminLists(db: Database, rows: number): Promise<void> {
  await withoutIndexes(db, () => insertRows(db, rows));
  // What a server does by itself before long. The embedded database has nobody who would do it.
  await db.execute(sql`vacuum (analyze)`);
}

async function insertRows(db: Database, rows: number): Promise<void> {
  const numbers = sql`generate_series(1, ${sql.raw(String(rows))}) as i`;
  await db.execute(sql`insert into account_users (name, email, role, password_hash, deactivated_at, created_at)
    select 'Person ' || md5(i::text), 'person-' || i || '@people.example',
      case when i % 50 = 0 then 'admin' else 'manager' end,
      case when i % 7 = 0 then null else 'x' end,
      case when i % 11 = 0 then now() end,
      now() - i * interval '1 minute'
    from ${numbers}`);
  await db.execute(sql`insert into sessions (kind, account_user_id, token_hash, created_at, last_seen_at, expires_at)
    select role, id, id::text, now(), now(), now() + interval '1 day' from account_users
    where left(id::text, 1) in ('0', '4', '8')`);
  await db.execute(sql`insert into clients (company, manager_id, deactivated_at, created_at)
    select 'Company ' || md5(i::text), managers.ids[i % 500 + 1], case when i % 11 = 0 then now() end,
      now() - i * interval '1 minute'
    from ${numbers}, (select array_agg(id) as ids
      from (select id from account_users where role = 'manager' limit 400) as few) as managers`);
  await db.execute(sql`insert into client_people (client_id, name, email)
    select id, 'Person ' || md5(id::text), 'person-' || id || '@people.example' from clients`);
  await db.execute(sql`insert into audit_log
      (occurred_at, actor_id, actor_name, action, subject_id, subject_name, before, after, address)
    select now() - i * interval '1 minute', gen_random_uuid(), 'Person ' || i % 20, 'user.updated',
      gen_random_uuid(), 'Person ' || md5(i::text), '{"name":"Before"}', '{"name":"After"}', '127.0.0.1'
    from ${numbers}`);
}
