import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../database/database.ts';
import { executeRows } from '../../database/execute-rows.ts';
import { clients, deletionRequests, messages } from '../../database/schema/index.ts';
import { recordLiveChange } from '../../events/record-live-change.ts';
import { rowsOfClient } from '../../testing/client-rows.ts';
import { addParties, type Parties } from '../../testing/project-parties.ts';
import { signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { ERASURE_GRACE_MS } from './erasure.service.ts';

const polling = { timeout: 20_000, interval: 20 };

let time = Date.parse('2026-11-20T12:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());

let parties: Parties;
beforeEach(async () => {
  parties = await addParties(server);
  const { headers } = await signInTo(server, 'admin');
  const reason = { reason: 'The contract has ended.' };
  const answer = await server.post(`/api/clients/${parties.clientId}/deletion-requests`, reason, headers);
  expect(answer.status).toBe(200);
  time += ERASURE_GRACE_MS;
});

const count = async () => (await rowsOfClient(server.database.db, parties.clientId)).get('clients')?.length;

/** Waits until a transaction is blocked by a row that another one has changed. */
const untilBlocked = (): Promise<void> =>
  vi.waitFor(async () => {
    const waiting = await executeRows(server.database.db, sql`select from pg_locks where not granted`);
    expect(waiting).toHaveLength(1);
  }, polling);

/** Runs `act` in a transaction that ends once `other` waits for it. */
const hold = (act: (tx: Database) => Promise<unknown>, other: () => Promise<unknown>): Promise<void> =>
  server.database.db.transaction(async (tx) => {
    await act(tx);
    await other();
    await untilBlocked();
  });

const erase = () => server.jobs.enqueue('client-erasure', { clientId: parties.clientId });

test('erases rows that are written during the erasure', async () => {
  const { clientId, client } = parties;
  await hold(
    (tx) =>
      tx.insert(messages).values({
        clientId,
        number: 1,
        side: 'client',
        senderId: client.id,
        senderName: client.name,
        body: 'Late',
        createdAt: new Date(time),
      }),
    erase,
  );
  await vi.waitFor(async () => expect(await count()).toBe(0), polling);
  const left = await server.database.db.select().from(messages).where(eq(messages.clientId, clientId));
  expect(left).toEqual([]);
});

test('returns 409 for a write during the erasure', async () => {
  const { clientId } = parties;
  const { headers } = await signInTo(server, 'admin');
  let answer: Promise<Response> | undefined;
  await hold(
    (tx) => tx.delete(clients).where(eq(clients.id, clientId)),
    async () => {
      answer = server.post(`/api/clients/${clientId}/notes`, { text: 'Late' }, headers);
    },
  );
  expect((await answer)?.status).toBe(409);
});

test('skips an erasure canceled at the last moment, without blocking the decision', async () => {
  const { clientId } = parties;
  await server.database.db.transaction(async (tx) => {
    await tx
      .update(deletionRequests)
      .set({ state: 'declined', eraseAt: null })
      .where(eq(deletionRequests.clientId, clientId));
    await erase();
    await untilBlocked();
    await recordLiveChange(tx, { clientId, topic: 'project', occurredAt: new Date(time) });
  });
  await vi.waitFor(async () => {
    const jobs = await executeRows(
      server.database.db,
      sql`select state, retry_count from pgboss.job where name = 'client-erasure' and data ->> 'clientId' = ${clientId}`,
    );
    expect(jobs).toEqual([{ state: 'completed', retry_count: 0 }]);
  }, polling);
  expect(await count()).toBe(1);
});
