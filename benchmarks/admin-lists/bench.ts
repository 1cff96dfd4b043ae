import { parseArgs } from 'node:util';
import type { DatabaseConnection } from '../../apps/api/src/database/database.ts';
import { webhooks } from '../../apps/api/src/database/schema/index.ts';
import { fillAdminLists } from '../../apps/api/src/database/testing/fill-admin-lists.ts';
import { startSeededServer } from '../../apps/api/src/testing/seeded-server.ts';
import { signInTo } from '../../apps/api/src/testing/signed-in.ts';
import { withEngines } from '../shared/engines.ts';
import { lineOf, timeRequest } from '../shared/time-request.ts';

/*
 * Response time of the admins' lists with 100,000 rows on both engines: a whole request over the socket,
 * including authentication and validation of the response against the contract.
 *
 *   pnpm bench admin-lists --only=assets --rows=10000
 */

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '40' },
    engine: { type: 'string', default: '' },
  },
});
const ROWS = Number(values.rows);
const ROUNDS = Number(values.rounds);
/** Goal in milliseconds. */
const GOAL = 50;

const farPage = `page=${Math.ceil(ROWS / 50)}`;

/** Queries of each list. Column names are those of the contract. */
const listsOf = (webhookId: string): Readonly<Record<string, readonly string[]>> => ({
  users: [
    '',
    farPage,
    'sort=-email',
    'sort=-createdAt',
    'role=admin&state=deactivated',
    'q=person c4c',
    'q=c4ca',
  ],
  clients: [
    '',
    farPage,
    'sort=-createdAt',
    'manager=none&state=active',
    'q=company c4c',
    'q=c4ca',
    'q=person c4c',
    'q=c4ca',
  ],
  'audit-log': ['', farPage, 'sort=occurredAt', 'subject=user', 'q=person c4c', 'q=c4ca'],
  assets: [
    '',
    farPage,
    'sort=name',
    'sort=-byteSize',
    'category=category-7',
    'type=svg',
    'state=inactive',
    'state=deleted',
    'q=asset c4c',
    'q=c4ca',
  ],
  'tech-assets': [
    '',
    farPage,
    'sort=name',
    'sort=category',
    'sort=-updatedAt',
    'category=Category 7',
    'state=inactive',
    'state=deleted',
    'q=technology c4c',
    'q=c4ca',
  ],
  'api-keys': [
    '',
    farPage,
    'sort=name',
    'sort=-lastUsedAt',
    'state=active',
    'state=expiring,expired',
    'state=revoked',
    'use=unused',
    'q=key c4c',
    'q=c4ca',
  ],
  webhooks: [
    '',
    farPage,
    'sort=-createdAt',
    'sort=-lastAttemptAt',
    'state=failing',
    'state=disabled',
    'state=deleted',
    'q=webhook c4c',
    'q=c4ca',
  ],
  [`webhooks/${webhookId}/deliveries`]: [
    '',
    farPage,
    'sort=createdAt',
    'state=failed',
    'type=asset.updated',
    'state=succeeded&type=lead.created',
  ],
  'success-stories': [
    '',
    farPage,
    'sort=title',
    'sort=-publishedAt',
    'industry=Industry 7',
    'state=draft',
    'state=changed',
    'state=deleted',
    'q=story c4c',
    'q=c4ca',
  ],
  leads: [
    '',
    farPage,
    'sort=createdAt',
    'state=new',
    'source=report',
    'state=won&source=report',
    'q=person c4c',
    'q=c4ca',
  ],
  'client-errors': [
    '',
    farPage,
    'sort=-occurrences',
    'sort=firstSeenAt',
    'state=open',
    'state=resolved',
    'level=component',
    'q=problem c4c',
    'q=c4ca',
  ],
});

async function measure(name: string, read: () => Promise<Response>): Promise<void> {
  const times = await timeRequest(name, ROUNDS, async () => [await read()]);
  process.stdout.write(lineOf(name, times, GOAL));
}

async function measureLists(engine: string, connection: DatabaseConnection): Promise<void> {
  const server = await startSeededServer(connection);
  try {
    await fillAdminLists(connection.db, ROWS);
    const { headers } = await signInTo(server, 'admin');
    const [oldest] = await connection.db
      .select({ id: webhooks.id })
      .from(webhooks)
      .orderBy(webhooks.createdAt)
      .limit(1);
    process.stdout.write(`${engine}, ${ROWS} rows\n`);
    for (const [list, queries] of Object.entries(listsOf(oldest?.id ?? ''))) {
      const shown = list.startsWith('webhooks/') ? 'deliveries of a webhook' : list;
      if (!shown.startsWith(values.only)) continue;
      for (const query of queries)
        await measure(`${shown}${query && `, ${query}`}`, () =>
          server.request(`/api/admin/${list}?${query}`, { headers }),
        );
    }
  } finally {
    await server.close();
  }
}

await withEngines(measureLists, values.engine);
