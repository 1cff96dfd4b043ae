import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiKeysRepository } from '../modules/api-keys/api-keys.repository.ts';
import { createAssetsRepository } from '../modules/assets/assets.repository.ts';
import { createAuditLogRepository } from '../modules/audit-log/audit-log.repository.ts';
import { createClientErrorsRepository } from '../modules/client-errors/client-errors.repository.ts';
import { createClientsRepository } from '../modules/clients/clients.repository.ts';
import { createLeadInboxRepository } from '../modules/leads/lead-inbox.repository.ts';
import { createSuccessStoriesRepository } from '../modules/success-stories/success-stories.repository.ts';
import { createTechAssetsRepository } from '../modules/tech-assets/tech-assets.repository.ts';
import { createUsersRepository } from '../modules/users/users.repository.ts';
import { createDeliveriesRepository } from '../modules/webhooks/deliveries.repository.ts';
import { createWebhooksRepository } from '../modules/webhooks/webhooks.repository.ts';
import { connectPostgresql } from './postgresql.ts';
import * as schema from './schema/index.ts';
import { fillAdminLists } from './testing/fill-admin-lists.ts';
import { createPostgresqlDatabase } from './testing/test-database.ts';

/**
 * PostgreSQL prefers a sequential scan for a small table, so a plan that uses an index here also uses it for
 * more rows. `pnpm bench admin-lists` measures 100,000 rows.
 */
const ROWS = 20_000;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** A statement that a repository sends. */
interface Statement {
  text: string;
  values: unknown[];
}

describe(`with ${ROWS} rows`, () => {
  let drop: () => Promise<void>;
  let client: pg.Client;
  const sent: Statement[] = [];

  beforeAll(async () => {
    const database = await createPostgresqlDatabase();
    drop = database.drop;
    const { url } = database;
    const connection = await connectPostgresql({
      url,
      timeLimits: false,
      report: console.error,
      onIdleError: console.error,
    });
    await connection.prepare((db) => fillAdminLists(db, ROWS));
    await connection.close();
    client = new pg.Client({ connectionString: url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await drop();
  });

  const logged = () =>
    drizzle({
      client,
      schema,
      logger: { logQuery: (text, values) => sent.push({ text, values }) },
    });

  /** Query plans of the statements of a read. A count of all rows has no faster plan than a scan. */
  async function plansOf(
    read: () => Promise<unknown>,
    { withCount }: { withCount: boolean },
  ): Promise<Plan[]> {
    sent.length = 0;
    await read();
    const statements = sent.filter(({ text }) => withCount || !text.startsWith('select count(*)'));
    expect(statements.length).toBeGreaterThan(0);
    const plans: Plan[] = [];
    for (const { text, values } of statements) {
      const { rows } = await client.query(`explain (format json) ${text}`, values);
      plans.push(rows[0]['QUERY PLAN'][0].Plan);
    }
    return plans;
  }

  async function expectIndexed(read: () => Promise<unknown>, options = { withCount: false }): Promise<void> {
    const nodes = (await plansOf(read, options)).flatMap(nodesOf);
    const whole = nodes.filter((node) => node['Node Type'].includes('Seq Scan'));
    expect(whole.map((node) => node['Relation Name'])).toEqual([]);
    expect(nodes.some((node) => node['Node Type'].includes('Index'))).toBe(true);
  }

  /** Expects the page and the count to start from the full-text index, whatever the sort order. */
  async function expectFoundByWords(read: () => Promise<unknown>): Promise<void> {
    await expectIndexed(read, { withCount: true });
    for (const plan of await plansOf(read, { withCount: true })) {
      const indexes = nodesOf(plan).map((node) => node['Index Name']);
      expect(indexes).toContainEqual(expect.stringMatching(/_words$/));
    }
  }

  const page = { limit: 25, offset: 0 };

  test.for([
    ['name', false],
    ['name', true],
    ['email', false],
    ['email', true],
    ['createdAt', false],
    ['createdAt', true],
  ] as const)('uses an index for the first page of users by %s, descending: %s', ([by, descending]) =>
    expectIndexed(() => createUsersRepository(logged()).list({ sort: { by, descending }, ...page })),
  );

  test.for([
    ['company', false],
    ['company', true],
    ['createdAt', false],
    ['createdAt', true],
  ] as const)('uses an index for the first page of clients by %s, descending: %s', ([by, descending]) =>
    expectIndexed(() => createClientsRepository(logged()).list({ sort: { by, descending }, ...page })),
  );

  test.for([true, false])(
    'uses an index for the first page of the audit log, oldest first: %s',
    (oldestFirst) =>
      expectIndexed(() => createAuditLogRepository(logged()).list({}, { oldestFirst, ...page })),
  );

  test('searches and counts users, clients and audit log entries without a sequential scan', async () => {
    const byName = { by: 'name', descending: false } as const;
    const byCompany = { by: 'company', descending: false } as const;
    await expectFoundByWords(() =>
      createUsersRepository(logged()).list({ search: 'c4ca', sort: byName, ...page }),
    );
    await expectFoundByWords(() =>
      createClientsRepository(logged()).list({ search: 'person c4ca', sort: byCompany, ...page }),
    );
    await expectFoundByWords(() =>
      createAuditLogRepository(logged()).list({ search: 'c4ca' }, { oldestFirst: false, ...page }),
    );
  });

  test('uses an index for the clients of a manager and for clients without one', async () => {
    const { rows } = await client.query(
      'select manager_id from clients where manager_id is not null limit 1',
    );
    for (const manager of [rows[0].manager_id, 'none'])
      await expectIndexed(() =>
        createClientsRepository(logged()).list({
          managers: [manager],
          sort: { by: 'company', descending: false },
          ...page,
        }),
      );
  });

  test('uses an index for the history of one row', async () => {
    const { rows } = await client.query('select subject_id from audit_log limit 1');
    await expectIndexed(
      () =>
        createAuditLogRepository(logged()).list(
          { subjectId: rows[0].subject_id },
          { oldestFirst: false, ...page },
        ),
      { withCount: true },
    );
  });

  const directions = [false, true] as const;
  const now = new Date();
  const keyTimes = { now, expiringBefore: now, usedSince: now };
  const since = new Date(now.getTime() - 7 * 86_400_000);

  /** Reads of the first page of each list, in each of its orders. */
  const inEveryOrder: Readonly<Record<string, (descending: boolean) => (() => Promise<unknown>)[]>> = {
    assets: (descending) =>
      (['name', 'createdAt', 'byteSize'] as const).map(
        (by) => () => createAssetsRepository(logged()).list({ sort: { by, descending }, ...page }),
      ),
    technologies: (descending) =>
      (['name', 'priority', 'category', 'updatedAt'] as const).map(
        (by) => () => createTechAssetsRepository(logged()).list({ sort: { by, descending }, ...page }),
      ),
    'API keys': (descending) =>
      (['name', 'createdAt', 'lastUsedAt'] as const).map(
        (by) => () =>
          createApiKeysRepository(logged()).list({ ...keyTimes, sort: { by, descending }, ...page }),
      ),
    webhooks: (descending) =>
      (['name', 'createdAt', 'lastAttemptAt'] as const).map(
        (by) => () => createWebhooksRepository(logged()).list({ since, sort: { by, descending }, ...page }),
      ),
    stories: (descending) =>
      (['title', 'updatedAt', 'publishedAt'] as const).map(
        (by) => () => createSuccessStoriesRepository(logged()).list({ sort: { by, descending }, ...page }),
      ),
    leads: (descending) => [
      () => createLeadInboxRepository(logged()).list({ oldestFirst: !descending, ...page }),
    ],
    'groups of errors': (descending) =>
      (['occurrences', 'firstSeenAt', 'lastSeenAt'] as const).map(
        (by) => () => createClientErrorsRepository(logged()).list({ sort: { by, descending }, ...page }),
      ),
  };

  test.for(Object.entries(inEveryOrder))(
    'uses an index for the first page of %s in every order',
    async ([, readsOf]) => {
      for (const read of directions.flatMap(readsOf)) await expectIndexed(read);
    },
  );

  test('searches and counts these lists without a sequential scan', async () => {
    const search = 'c4ca';
    const latest = { by: 'createdAt', descending: true } as const;
    for (const read of [
      () => createAssetsRepository(logged()).list({ search, sort: latest, ...page }),
      () =>
        createTechAssetsRepository(logged()).list({
          search,
          sort: { by: 'priority', descending: true },
          ...page,
        }),
      () => createApiKeysRepository(logged()).list({ search, ...keyTimes, sort: latest, ...page }),
      () => createWebhooksRepository(logged()).list({ search, since, sort: latest, ...page }),
      () =>
        createSuccessStoriesRepository(logged()).list({
          search,
          sort: { by: 'updatedAt', descending: true },
          ...page,
        }),
      () => createLeadInboxRepository(logged()).list({ search, oldestFirst: false, ...page }),
      () =>
        createClientErrorsRepository(logged()).list({
          search,
          sort: { by: 'lastSeenAt', descending: true },
          ...page,
        }),
    ])
      await expectFoundByWords(read);
  });

  test('uses an index for the rows of a category, state or kind, and for their count', async () => {
    const { rows } = await client.query('select webhook_id from webhook_deliveries limit 1');
    const webhookId: string = rows[0].webhook_id;
    const latest = { by: 'createdAt', descending: true } as const;
    const latestEdit = { by: 'updatedAt', descending: true } as const;
    const first = { by: 'priority', descending: true } as const;
    for (const read of [
      () => createAssetsRepository(logged()).list({ category: ['category-7'], sort: latest, ...page }),
      () =>
        createAssetsRepository(logged()).list({
          type: ['svg'],
          sort: latest,
          ...page,
        }),
      () => createAssetsRepository(logged()).list({ state: ['inactive'], sort: latest, ...page }),
      () => createAssetsRepository(logged()).list({ state: ['deleted'], sort: latest, ...page }),
      () => createTechAssetsRepository(logged()).list({ category: ['Category 7'], sort: first, ...page }),
      () => createTechAssetsRepository(logged()).list({ state: ['inactive'], sort: first, ...page }),
      () => createTechAssetsRepository(logged()).list({ state: ['deleted'], sort: first, ...page }),
      () => createWebhooksRepository(logged()).list({ state: ['deleted'], since, sort: latest, ...page }),
      () =>
        createDeliveriesRepository(logged()).list({
          webhookId,
          state: ['failed'],
          oldestFirst: false,
          ...page,
        }),
      () =>
        createSuccessStoriesRepository(logged()).list({
          industries: ['Industry 7'],
          sort: latestEdit,
          ...page,
        }),
      ...(['draft', 'published', 'changed', 'deleted'] as const).map(
        (state) => () =>
          createSuccessStoriesRepository(logged()).list({ states: [state], sort: latestEdit, ...page }),
      ),
      () => createLeadInboxRepository(logged()).list({ states: ['won'], oldestFirst: false, ...page }),
    ])
      await expectIndexed(read, { withCount: true });
  });

  test('finds distant pages of stories without reading the rows before them', async () => {
    const far = { limit: 25, offset: ROWS / 2 };
    await expectIndexed(() =>
      createSuccessStoriesRepository(logged()).list({ sort: { by: 'updatedAt', descending: true }, ...far }),
    );
  });
});
