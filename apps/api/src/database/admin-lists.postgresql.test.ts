import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuditLogRepository } from '../modules/audit-log/audit-log.repository.ts';
import { createClientsRepository } from '../modules/clients/clients.repository.ts';
import { createUsersRepository } from '../modules/users/users.repository.ts';
import { connectPostgresql } from './postgresql.ts';
import * as schema from './schema.ts';
import { fillAdminLists } from './testing/fill-admin-lists.ts';
import { createPostgresqlDatabase } from './testing/test-database.ts';

const ROWS = 100_000;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Which statements a repository sends. */
interface Statement {
  text: string;
  values: unknown[];
}

describe('of 100,000 rows', () => {
  let drop: () => Promise<void>;
  let client: pg.Client;
  const sent: Statement[] = [];

  beforeAll(async () => {
    const database = await createPostgresqlDatabase();
    drop = database.drop;
    const { url } = database;
    const connection = await connectPostgresql({ url, report: console.error, onIdleError: console.error });
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

  /** How the statements of a read are carried out; of a count of all rows there is no shorter way than to count them. */
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

  const page = { limit: 25, offset: 0 };

  test.for([
    ['name', false],
    ['name', true],
    ['email', false],
    ['email', true],
    ['createdAt', false],
    ['createdAt', true],
  ] as const)('the first page of users by %s, descending %s, comes from an index', ([by, descending]) =>
    expectIndexed(() => createUsersRepository(logged()).list({ sort: { by, descending }, ...page })),
  );

  test.for([
    ['company', false],
    ['company', true],
    ['createdAt', false],
    ['createdAt', true],
  ] as const)('the first page of clients by %s, descending %s, comes from an index', ([by, descending]) =>
    expectIndexed(() => createClientsRepository(logged()).list({ sort: { by, descending }, ...page })),
  );

  test.for([true, false])(
    'the first page of the audit log, oldest first %s, comes from an index',
    (oldestFirst) =>
      expectIndexed(() => createAuditLogRepository(logged()).list({}, { oldestFirst, ...page })),
  );

  test('a search for users, clients and entries reads none of them whole, and neither does its count', async () => {
    const search = 'person c4ca';
    const byName = { by: 'name', descending: false } as const;
    const byCompany = { by: 'company', descending: false } as const;
    const counted = { withCount: true };
    await expectIndexed(
      () => createUsersRepository(logged()).list({ search, sort: byName, ...page }),
      counted,
    );
    await expectIndexed(
      () => createClientsRepository(logged()).list({ search, sort: byCompany, ...page }),
      counted,
    );
    await expectIndexed(
      () => createAuditLogRepository(logged()).list({ search }, { oldestFirst: false, ...page }),
      counted,
    );
  });

  test('the clients of a manager, and those without one, come from an index', async () => {
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

  test('the history of one row comes from an index', async () => {
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
});
