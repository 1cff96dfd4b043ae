import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/**
 * Runs something while tables have only the indexes of their constraints. Building the others at once takes a
 * tenth of the time.
 */
async function withoutIndexes(db: Database, run: () => Promise<void>): Promise<void> {
  const rows = await db
    .select({ name: sql<string>`indexname`, definition: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(sql`schemaname = 'public' and indexname not in (select conname from pg_constraint)`);
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await run();
  for (const { definition } of rows) await db.execute(sql.raw(definition));
}

/**
 * Fills the lists of admins with this many rows each: users (every fifth has a session), clients with one
 * person each, audit log entries, assets, technologies, API keys, webhooks, deliveries of the first webhook,
 * stories, leads, and error groups with one report each.
 */
export async function fillAdminLists(db: Database, rows: number): Promise<void> {
  await withoutIndexes(db, async () => {
    await insertPeople(db, rows);
    await insertContent(db, rows);
    await insertPrograms(db, rows);
    await insertReports(db, rows);
  });
  // A server does this automatically. The embedded database doesn't.
  await db.execute(sql`vacuum (analyze)`);
}

const numbersTo = (rows: number) => sql`generate_series(1, ${sql.raw(String(rows))}) as i`;

/** A moment for each number, one per minute. The highest number is the oldest. */
const minutesAgo = sql`now() - i * interval '1 minute'`;

async function insertPeople(db: Database, rows: number): Promise<void> {
  const numbers = numbersTo(rows);
  await db.execute(sql`insert into account_users (name, email, role, password_hash, deactivated_at, created_at)
    select 'Person ' || md5(i::text), 'person-' || i || '@people.example',
      case when i % 50 = 0 then 'admin' else 'manager' end,
      case when i % 7 = 0 then null else 'x' end,
      case when i % 11 = 0 then now() end,
      ${minutesAgo}
    from ${numbers}`);
  await db.execute(sql`insert into sessions (kind, account_user_id, token_hash, created_at, last_seen_at, expires_at)
    select role, id, id::text, now(), now(), now() + interval '1 day' from account_users
    where left(id::text, 1) in ('0', '4', '8')`);
  await db.execute(sql`insert into clients (company, manager_id, deactivated_at, created_at)
    select 'Company ' || md5(i::text), managers.ids[i % 500 + 1], case when i % 11 = 0 then now() end,
      ${minutesAgo}
    from ${numbers}, (select array_agg(id) as ids
      from (select id from account_users where role = 'manager' limit 400) as few) as managers`);
  await db.execute(sql`insert into client_people (client_id, name, email)
    select id, 'Person ' || md5(id::text), 'person-' || id || '@people.example' from clients`);
  await db.execute(sql`insert into audit_log
      (occurred_at, actor_id, actor_name, action, subject_id, subject_name, before, after, address)
    select ${minutesAgo}, gen_random_uuid(), 'Person ' || i % 20, 'user.updated',
      gen_random_uuid(), 'Person ' || md5(i::text), '{"name":"Before"}', '{"name":"After"}', '127.0.0.1'
    from ${numbers}`);
}

async function insertContent(db: Database, rows: number): Promise<void> {
  const numbers = numbersTo(rows);
  await db.execute(sql`insert into assets
      (name, category, is_active, content_type, byte_size, checksum, storage_key, deleted_at, created_at)
    select 'Asset ' || md5(i::text), 'category-' || i % 40, i % 9 > 0,
      (array['image/png', 'image/jpeg', 'image/svg+xml', 'application/pdf'])[i % 4 + 1], i * 37 % 900001,
      md5(i::text) || md5(i::text), 'files/' || i, case when i % 13 = 0 then ${minutesAgo} end, ${minutesAgo}
    from ${numbers}`);
  await db.execute(sql`insert into tech_assets
      (name, category, description, priority, is_active, deleted_at, created_at, updated_at)
    select 'Technology ' || md5(i::text), 'Category ' || i % 40, repeat('Keeps the records of a business. ', 5),
      i % 1000, i % 9 > 0, case when i % 13 = 0 then ${minutesAgo} end, ${minutesAgo}, ${minutesAgo}
    from ${numbers}`);
  await db.execute(sql`insert into case_studies
      (slug, title, industry, description, challenge, approach, result, draft, published_at, edited_at, deleted_at)
    select 'story-' || i, 'Story ' || md5(i::text), 'Industry ' || i % 40,
      repeat('Hours of typing became minutes. ', 8), repeat('Orders were typed twice. ', 20),
      repeat('We connected both programs. ', 20), repeat('No one types orders now. ', 20),
      case when i % 5 = 0 then jsonb_build_object('slug', 'story-' || i) end,
      case when i % 3 > 0 then ${minutesAgo} end, ${minutesAgo}, case when i % 13 = 0 then ${minutesAgo} end
    from ${numbers}`);
}

async function insertPrograms(db: Database, rows: number): Promise<void> {
  const numbers = numbersTo(rows);
  const anAdmin = sql`(select id from account_users where role = 'admin' limit 1)`;
  await db.execute(sql`insert into api_keys
      (owner_id, name, prefix, key_hash, scopes, rate_limit, expires_at, revoked_at, last_used_at, created_at)
    select ${anAdmin}, 'Key ' || md5(i::text), 'upk_' || left(md5(i::text), 8), md5(i::text) || i,
      '["assets:read"]', 60,
      case when i % 4 = 0 then now() + (i % 400 - 100) * interval '1 day' end,
      case when i % 17 = 0 then ${minutesAgo} end, case when i % 3 > 0 then ${minutesAgo} end, ${minutesAgo}
    from ${numbers}`);
  await db.execute(sql`insert into webhooks
      (name, description, url, secret, owner_id, paused_at, disabled_at, failing_since, last_attempt_at, deleted_at,
        created_at)
    select 'Webhook ' || md5(i::text), 'Tells the shop', 'https://shop-' || i || '.example/hooks', 'x', ${anAdmin},
      case when i % 7 = 0 then now() end, case when i % 11 = 0 then now() end, case when i % 5 = 0 then now() end,
      case when i % 3 > 0 then ${minutesAgo} end, case when i % 13 = 0 then ${minutesAgo} end, ${minutesAgo}
    from ${numbers}`);
  await db.execute(sql`insert into webhook_deliveries (webhook_id, type, body, state, attempts, created_at)
    select (select id from webhooks order by created_at limit 1),
      (array['lead.created', 'client.created', 'client.updated', 'asset.updated'])[i % 4 + 1],
      repeat('{"type":"lead.created"}', 20),
      case when i % 20 = 0 then 'failed' when i % 33 = 0 then 'held' else 'succeeded' end, 1, ${minutesAgo}
    from ${numbers}`);
}

async function insertReports(db: Database, rows: number): Promise<void> {
  const numbers = numbersTo(rows);
  await db.execute(sql`insert into leads
      (source, state, email, name, company, message, suspicions, announced_at, created_at)
    select case when i % 4 = 0 then 'report' else 'audit' end,
      (array['new', 'contacted', 'won', 'lost', 'spam'])[i % 5 + 1], 'person-' || i || '@leads.example',
      'Person ' || md5(i::text), 'Company ' || md5(i::text), repeat('We type every order twice. ', 10), '[]',
      ${minutesAgo}, ${minutesAgo}
    from ${numbers}`);
  await db.execute(sql`insert into client_errors (message, stack, url, user_agent, level, received_at)
    select 'Problem ' || md5(i::text), 'at list-' || i % 50 || '.js', 'https://uplift.example/', 'Browser ' || i % 9,
      'page', ${minutesAgo}
    from ${numbers}`);
  await db.execute(sql`insert into client_error_groups
      (fingerprint, message, top_frame, level, occurrences, first_seen_at, last_seen_at, resolved_at)
    select fingerprint, message, top_frame, (array['page', 'section', 'component'])[length(message) % 3 + 1],
      ascii(right(message, 1)) * 10 + ascii(right(message, 2)), received_at, received_at,
      case when right(message, 1) in ('0', '1') then now() end
    from client_errors on conflict (fingerprint) do nothing`);
}
