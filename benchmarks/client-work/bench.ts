import { parseArgs } from 'node:util';
import type { DatabaseConnection } from '../../apps/api/src/database/database.ts';
import { demoPeople } from '../../apps/api/src/database/seed/demo-accounts.ts';
import { fillClientWork } from '../../apps/api/src/database/testing/fill-client-work.ts';
import { startSeededServer } from '../../apps/api/src/testing/seeded-server.ts';
import { signInTo } from '../../apps/api/src/testing/signed-in.ts';
import { withEngines } from '../shared/engines.ts';
import { lineOf, timeRequest } from '../shared/time-request.ts';

/*
 * Response time of the screens of a client with three years of history, on both engines: whole requests over
 * the socket, including authentication and validation of the response against the contract. Requests that a
 * screen sends in parallel are sent in parallel.
 */

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '40' }, engine: { type: 'string', default: '' } },
});
const ROUNDS = Number(values.rounds);
/** Goal in milliseconds. */
const GOAL = 60;

const work = { weeks: 156, milestones: 120, messages: 5_000, documents: 1_000 };

/** Requests of each screen, relative to the client's URL. */
const screens = {
  'the dashboard': ['project', 'milestones', 'measurements', 'messages', 'messages/unread'],
  'the results': ['measurements'],
  'the messages': ['messages', 'messages/unread'],
  'messages of long ago': ['messages?before=100'],
  'the documents': ['documents?pageSize=50'],
  'the last page of documents': ['documents?pageSize=50&page=20'],
  'a search among documents': ['documents?pageSize=50&q=document c4c'],
} as const satisfies Record<string, readonly string[]>;

async function measureScreens(engine: string, connection: DatabaseConnection): Promise<void> {
  const server = await startSeededServer(connection);
  const { companyId } = demoPeople.client;
  try {
    await fillClientWork(connection.db, companyId, work);
    process.stdout.write(
      `${engine}: ${work.weeks} weeks, ${work.milestones} milestones, ${work.messages} messages, ${work.documents} documents\n`,
    );
    const { headers } = await signInTo(server, 'client');
    for (const [screen, parts] of Object.entries(screens)) {
      const times = await timeRequest(screen, ROUNDS, () =>
        Promise.all(parts.map((part) => server.request(`/api/clients/${companyId}/${part}`, { headers }))),
      );
      process.stdout.write(lineOf(screen, times, GOAL));
    }
    const manager = (await signInTo(server, 'manager')).headers;
    const portfolio = await timeRequest('the portfolio', ROUNDS, async () => [
      await server.request('/api/manager/clients', { headers: manager }),
    ]);
    process.stdout.write(lineOf("the manager's portfolio", portfolio, GOAL));
  } finally {
    await server.close();
  }
}

await withEngines(measureScreens, values.engine);
