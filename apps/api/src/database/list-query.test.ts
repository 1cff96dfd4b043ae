import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { DatabaseConnection } from './database.ts';
import { executeRows } from './execute-rows.ts';
import { matchesWords } from './list-query.ts';
import { createSchema, earlierMigrations } from './migrations.ts';
import { clients } from './schema/index.ts';
import { openEmptyDatabase, openTestDatabase } from './testing/test-database.ts';

async function find({ db }: DatabaseConnection, search: string): Promise<string[]> {
  const rows = await db
    .select({ company: clients.company })
    .from(clients)
    .where(matchesWords(search, clients.company));
  return rows.map(({ company }) => company);
}

describe('search', () => {
  let database: DatabaseConnection;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test.for([
    ['José García', ['jose', 'JOSÉ', 'Garci\u0301a', 'garcia jose']],
    ['Rene\u0301 Lacoste', ['rené', 'rene', 'RENE\u0301']],
    ['Łódź Logistics', ['lodz', 'łódź', 'ŁÓDŹ']],
    ['Straßer & Søn', ['strasser', 'STRASSER', 'straßer', 'son']],
    ['ÉCOLE No9é', ['école', 'ecole', 'no9e']],
    ['Ёлка МОСКВА', ['елка', 'ЁЛКА', 'москва']],
    ['東京 Holdings', ['東京', 'holdings']],
    ['ana@xn--mnchen-3ya.de', ['ana@münchen.de', 'ANA@MÜNCHEN.DE', 'münchen.de', 'münchen', 'münchen ana']],
  ] as const)('finds %s regardless of case and accents', async ([company, searches]) => {
    await database.db.insert(clients).values({ company });
    for (const search of searches) expect(await find(database, search), search).toEqual([company]);
  });

  test('finds nothing for a letter that domains leave out', async () => {
    expect(await find(database, '\u3164.')).toEqual([]);
  });
});

/** Number of migrations before search ignored accents. */
const BEFORE_UNACCENTED = 18;

test('finds existing rows without accents after the database is migrated', async () => {
  const database = await openEmptyDatabase();
  onTestFinished(database.close);
  const { db } = database;
  await db.transaction((tx) => createSchema(tx, earlierMigrations().slice(0, BEFORE_UNACCENTED)));
  await db.execute(sql`insert into clients (company) values ('Café Zürich')`);
  await database.prepare(async () => undefined);
  expect(await find(database, 'cafe zurich')).toEqual(['Café Zürich']);
  const indexes = await executeRows(
    db,
    sql`select indexname from pg_indexes where indexdef like '%to_tsvector(%' and indexdef not like '%unaccented%'`,
  );
  expect(indexes).toEqual([]);
});
