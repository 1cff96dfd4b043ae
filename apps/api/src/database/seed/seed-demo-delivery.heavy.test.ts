import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { healthOf } from '@uplift/data-client/contract/project';
import { and, eq, ne } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createLocalFileStore } from '../../files/local-file-store.ts';
import { createPasswords } from '../../security/passwords.ts';
import { temporaryDirectoryOfTest } from '../../testing/temporary-directory.ts';
import { deliverables, deliverableVersions, milestones, projects } from '../schema/index.ts';
import { testCalendar } from '../testing/demo-seed.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { demoCompanies } from './demo-companies.ts';
import { seedDemo } from './seed-demo.ts';

test('the projects of the demo stand as they are said to, and every file of theirs is there', async () => {
  const database = await openTestDatabase();
  onTestFinished(database.close);
  await database.prepare(async () => undefined);
  const files = createLocalFileStore(await temporaryDirectoryOfTest());
  const { db } = database;
  await seedDemo({
    db,
    files,
    passwords: createPasswords(),
    demoPassword: 'a configured password',
    calendar: testCalendar,
  });

  for (const { company, project, health } of demoCompanies) {
    const [row] = await db.select().from(projects).where(eq(projects.id, project.id));
    const open = await db
      .select()
      .from(milestones)
      .where(and(eq(milestones.projectId, project.id), ne(milestones.state, 'done')));
    const awaiting = await db
      .select({ since: deliverables.stateSince })
      .from(deliverables)
      .innerJoin(milestones, eq(milestones.id, deliverables.milestoneId))
      .where(and(eq(milestones.projectId, project.id), eq(deliverables.state, 'awaiting-approval')))
      .orderBy(deliverables.stateSince);
    const facts = {
      blockedReason: row?.blockedReason ?? null,
      earliestDueOn: open.map(({ dueOn }) => dueOn).sort()[0] ?? null,
      awaitingSince: awaiting[0]?.since.toISOString() ?? null,
    };
    expect([company, healthOf(facts, { now: new Date(), today: testCalendar.today() })]).toEqual([
      company,
      health,
    ]);
    expect(open.length, company).toBeGreaterThan(0);
    if (company.startsWith('Northside')) expect(awaiting).toHaveLength(2);
  }

  const versions = await db.select().from(deliverableVersions);
  expect(versions.length).toBeGreaterThan(40);
  for (const { storageKey, checksum } of versions) {
    const bytes = await buffer(await files.read(storageKey));
    expect(createHash('sha256').update(bytes).digest('hex'), storageKey).toBe(checksum);
  }
});
