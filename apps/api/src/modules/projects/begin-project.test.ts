import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clients, projects } from '../../database/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('upgrading from before the first release adds a project only to clients without one, starting on the day they were added', async () => {
  const { db } = server.database;
  const before = await db.select().from(projects);
  const createdAt = new Date('2026-02-03T23:30:00Z');
  const [added] = await db.insert(clients).values({ company: 'Of before', createdAt }).returning();
  const clientId = added?.id ?? '';
  const migration = await readFile(
    new URL('../../database/migrations-before-release/0016_client_projects.sql', import.meta.url),
    'utf8',
  );
  for (const _ of ['once', 'and again']) await db.execute(sql.raw(migration));
  expect(await db.select().from(projects).where(eq(projects.clientId, clientId))).toMatchObject([
    { name: 'Automation project', phase: 'audit', startedOn: '2026-02-03', version: 1 },
  ]);
  expect(await db.select().from(projects)).toHaveLength(before.length + 1);
});
