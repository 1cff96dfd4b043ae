import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { executeRows } from '../../database/execute-rows.ts';
import { clients, documents } from '../../database/schema/index.ts';
import { fillStorage } from '../../testing/fill-storage.ts';
import { addParties } from '../../testing/project-parties.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const pdf = '%PDF-1.4\n%%EOF\n';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { CLIENT_STORAGE_GB: '1' } });
});
afterAll(() => server.close());

test('takes one of two uploads whose transactions overlap if only one fits', async () => {
  const { db } = server.database;
  const { clientId, client, manager } = await addParties(server);
  await fillStorage(server, clientId, pdf.length);
  const upload = ({ headers }: { headers: Record<string, string> }) => {
    const body = new FormData();
    body.append('file', new File([pdf], 'Offer.pdf'));
    return server.request(`/api/clients/${clientId}/documents`, { method: 'POST', headers, body });
  };
  const uploads = await db.transaction(async (tx) => {
    // Holds both transactions until each has done what it can do without the other.
    await tx.select().from(clients).where(eq(clients.id, clientId)).for('update');
    const started = [upload(client), upload(manager)];
    await vi.waitFor(
      async () => expect(await executeRows(db, sql`select from pg_locks where not granted`)).toHaveLength(2),
      { timeout: 20_000, interval: 20 },
    );
    return started;
  });
  const statuses = (await Promise.all(uploads)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 413]);
  expect(await db.$count(documents, eq(documents.clientId, clientId))).toBe(2);
});
