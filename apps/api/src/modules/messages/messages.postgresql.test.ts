import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { connectPostgresql } from '../../database/postgresql.ts';
import * as schema from '../../database/schema/index.ts';
import { createPostgresqlDatabase } from '../../database/testing/test-database.ts';
import { createMessagesRepository } from './messages.repository.ts';

const CLIENTS = 20;
const MESSAGES = 5_000;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

test('reads no more rows of 5,000-message threads than a page or an unread count needs', async () => {
  const { url, drop } = await createPostgresqlDatabase();
  onTestFinished(drop);
  const database = await connectPostgresql({ url, report: console.error, onIdleError: console.error });
  await database.prepare(async (db) => {
    await db.execute(
      sql`insert into clients (company) select 'Company ' || i from generate_series(1, ${sql.raw(String(CLIENTS))}) as i`,
    );
    await db.execute(sql`insert into messages (client_id, number, side, sender_id, sender_name, body, created_at)
      select clients.id, i, case when i % 2 = 0 then 'client' else 'team' end, gen_random_uuid(), 'Person',
        repeat('words ', 20), now() + i * interval '1 second'
      from clients, generate_series(1, ${sql.raw(String(MESSAGES))}) as i`);
    await db.execute(sql`insert into message_reads (client_id, person_id, side, last_number, read_at)
      select id, id, 'client', ${sql.raw(String(MESSAGES - 30))}, now() from clients`);
    await db.execute(sql`vacuum (analyze)`);
  });
  await database.close();

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const sent: { text: string; values: unknown[] }[] = [];
  const db = drizzle({ client, schema, logger: { logQuery: (text, values) => sent.push({ text, values }) } });
  const repository = createMessagesRepository(db);
  const { rows } = await client.query('select id from clients limit 1');
  const { id } = rows[0];
  const count = await repository.countUnread(id, id, 100);
  expect(count).toBe(30);
  expect(await repository.list(id, undefined, 50)).toHaveLength(50);
  expect(await repository.list(id, 2_500, 50)).toHaveLength(50);
  expect(sent).toHaveLength(3);
  for (const { text, values } of sent) {
    const explained = await client.query(`explain (analyze, format json) ${text}`, values);
    const nodes = nodesOf(explained.rows[0]['QUERY PLAN'][0].Plan);
    const whole = nodes.filter((node) => node['Node Type'].includes('Seq Scan'));
    expect(whole.map((node) => node['Relation Name'])).not.toContain('messages');
    expect(nodes.some((node) => node['Node Type'].includes('Index'))).toBe(true);
    expect(Math.max(...nodes.map((node) => node['Actual Rows'] ?? 0))).toBeLessThanOrEqual(50);
  }
});
