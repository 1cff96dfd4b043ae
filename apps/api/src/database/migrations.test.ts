import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from './database.ts';
import { executeRows } from './execute-rows.ts';
import {
  appliedMigrations,
  createSchema,
  earlierMigrations,
  isKnownHistory,
  knownMigrations,
} from './migrations.ts';
import { openEmptyDatabase } from './testing/test-database.ts';

/** Everything that a database's schema consists of, one line each. */
async function describeSchema(db: Database): Promise<string[]> {
  const rows = await executeRows(
    db,
    sql`
      with own as (select * from pg_class where relnamespace = 'public'::regnamespace)
      select concat_ws(' ', 'relation', relkind, relpersistence, relname) as line from own
      union all
      select concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
        attgenerated, pg_get_expr(adbin, adrelid))
      from own join pg_attribute on attrelid = own.oid and attnum > 0 and not attisdropped
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relkind = 'r'
      union all
      select concat_ws(' ', 'constraint', conname, pg_get_constraintdef(pg_constraint.oid))
      from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select indexdef from pg_indexes where schemaname = 'public'
      union all
      select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join own on tgrelid = own.oid where not tgisinternal
      union all
      select pg_get_functiondef(pg_proc.oid) from pg_proc
      where pronamespace = 'public'::regnamespace and prolang = (select oid from pg_language where lanname = 'plpgsql')
      union all
      select concat_ws(' ', 'mapping', cfgname, maptokentype, mapseqno, dictname)
      from pg_ts_config join pg_ts_config_map on mapcfg = pg_ts_config.oid join pg_ts_dict on mapdict = pg_ts_dict.oid
      where cfgnamespace = 'public'::regnamespace`,
  );
  return rows.map(({ line }) => String(line)).sort();
}

test.for([1, 21])(
  'a database after %i migrations from before the first release gets the schema of a new one',
  async (count) => {
    const [created, upgraded] = [await openEmptyDatabase(), await openEmptyDatabase()];
    onTestFinished(async () => {
      await created.close();
      await upgraded.close();
    });
    await created.prepare(async () => undefined);
    await upgraded.db.transaction((tx) => createSchema(tx, earlierMigrations().slice(0, count)));
    await upgraded.prepare(async () => undefined);
    expect(await appliedMigrations(upgraded.db)).toEqual([...earlierMigrations(), ...knownMigrations()]);
    const schema = await describeSchema(created.db);
    expect(schema.length).toBeGreaterThan(300);
    expect(await describeSchema(upgraded.db)).toEqual(schema);
  },
);

test.for([
  ['of another program', ['foreign']],
  ['that diverge from the earlier ones', [earlierMigrations()[0] ?? '', 'other']],
] as const)('refuses a database with migrations %s', async ([, hashes]) => {
  const database = await openEmptyDatabase();
  onTestFinished(database.close);
  await database.db.transaction(async (tx) => {
    await createSchema(tx, []);
    for (const hash of hashes)
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${Date.now()})`,
      );
  });
  await expect(database.prepare(async () => undefined)).rejects.toThrow('does not know');
  expect(await appliedMigrations(database.db)).toEqual(hashes);
});

test('leaves a database of a later version as it is', async () => {
  const database = await openEmptyDatabase();
  onTestFinished(database.close);
  await database.prepare(async () => undefined);
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${Date.now() * 2})`,
  );
  await database.prepare(async () => undefined);
  expect(await appliedMigrations(database.db)).toEqual([...knownMigrations(), 'later']);
});

test('recognizes the beginning of a history only', () => {
  const [first = '', second = ''] = earlierMigrations();
  expect(isKnownHistory([first, second])).toBe(true);
  expect(isKnownHistory([...earlierMigrations(), ...knownMigrations()])).toBe(true);
  expect(isKnownHistory(knownMigrations())).toBe(true);
  expect(isKnownHistory([second])).toBe(false);
  expect(isKnownHistory([first, 'later'])).toBe(false);
  expect(isKnownHistory([...knownMigrations(), 'later'])).toBe(false);
  expect(isKnownHistory([])).toBe(false);
});
