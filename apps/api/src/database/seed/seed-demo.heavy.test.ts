import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { publicEndpoints } from '@uplift/data-client/contract';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { createLocalFileStore } from '../../files/local-file-store.ts';
import { createPasswords } from '../../security/passwords.ts';
import { temporaryDirectoryOfTest } from '../../testing/temporary-directory.ts';
import {
  accountUsers,
  assets,
  caseStudies,
  documents,
  internalNotes,
  leads,
  measurements,
  meetings,
  pageViews,
  techAssets,
} from '../schema/index.ts';
import { testCalendar } from '../testing/demo-seed.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { demoCompanies } from './demo-companies.ts';
import { createFallbackTechnologies } from './fallback-technologies.ts';
import { seedDemo } from './seed-demo.ts';
import { NAVIGATION_LOGO_ID } from './seed-files.ts';

async function createPlace() {
  const directory = await temporaryDirectoryOfTest();
  const database = await openTestDatabase();
  onTestFinished(database.close);
  await database.prepare(async () => undefined);
  const files = createLocalFileStore(directory);
  const seed = (demoPassword?: string) =>
    seedDemo({ db: database.db, files, passwords: createPasswords(), demoPassword, calendar: testCalendar });
  return { directory, db: database.db, files, seed };
}

test('fills an empty database once, and describes the accounts again later', async () => {
  const { db, seed } = await createPlace();
  const first = await seed();
  expect(first?.password.source).toBe('generated');
  const counts = async () => ({
    assets: await db.$count(assets),
    technologies: await db.$count(techAssets),
    stories: await db.$count(caseStudies),
    users: await db.$count(accountUsers),
    leads: await db.$count(leads),
    pageViews: await db.$count(pageViews),
    documents: await db.$count(documents),
    meetings: await db.$count(meetings),
    notes: await db.$count(internalNotes),
  });
  const seeded = await counts();
  expect(seeded.technologies).toBeGreaterThanOrEqual(24);
  expect(seeded.stories).toBeGreaterThanOrEqual(8);
  expect(seeded.assets).toBe(2 + seeded.technologies + seeded.stories);

  expect(seeded.documents).toBeGreaterThanOrEqual(36);
  expect(seeded.meetings).toBeGreaterThanOrEqual(36);
  expect(seeded.notes).toBe(24);
  expect(seeded.leads).toBeGreaterThanOrEqual(10);
  expect(seeded.pageViews).toBeGreaterThanOrEqual(180);

  const second = await seed();
  expect(second?.password).toEqual({ source: 'unknown' });
  expect(second?.people.map(({ email }) => email)).toEqual([
    'admin@uplift.example',
    'manager@uplift.example',
    'client@uplift.example',
  ]);
  expect(await counts()).toEqual(seeded);
});

test('measures the demo companies by the phase and the health of their projects', async () => {
  const { db, seed } = await createPlace();
  await seed();
  const rows = await db.select().from(measurements);
  const [northside] = demoCompanies;
  const hoursOf = (id: string | undefined) =>
    rows.filter(({ clientId }) => clientId === id).map(({ hoursSaved }) => hoursSaved);
  expect(hoursOf(northside?.id).length).toBeGreaterThanOrEqual(4);
  expect(hoursOf(northside?.id).every((hours) => hours > 0)).toBe(true);
  for (const { id, project, health } of demoCompanies) {
    if (project.phase === 'audit') expect(hoursOf(id)).toEqual([]);
    else if (health === 'blocked') expect(new Set(hoursOf(id))).toEqual(new Set([0]));
    else expect(Math.max(...hoursOf(id))).toBeGreaterThan(0);
  }
});

test('takes the configured password, and knows later whether it still is the one', async () => {
  const { seed } = await createPlace();
  expect((await seed('a configured password'))?.password).toEqual({ source: 'configured' });
  expect((await seed('a configured password'))?.password).toEqual({ source: 'configured' });
  expect((await seed('another long password'))?.password).toEqual({ source: 'differs' });
});

test('leaves a database with other data unchanged', async () => {
  const { db, seed } = await createPlace();
  await db.insert(accountUsers).values({ name: 'Sam', email: 'sam@company.example', role: 'admin' });
  expect(await seed()).toBeNull();
  expect(await db.$count(assets)).toBe(0);
});

test('every asset row fits its file, and a lost file is written again', async () => {
  const { directory, db, files, seed } = await createPlace();
  await seed();
  const rows = await db.select().from(assets);
  await rm(join(directory, 'assets', NAVIGATION_LOGO_ID), { recursive: true });
  await seed();
  for (const { name, storageKey, checksum, byteSize } of rows) {
    const content = await text(await files.read(storageKey));
    expect(Buffer.byteLength(content), name).toBe(byteSize);
    expect(createHash('sha256').update(content).digest('hex'), name).toBe(checksum);
    expect(content, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [\s\S]*<\/svg>$/);
    expect(content, name).not.toMatch(/<script|NaN|undefined/);
  }
});

test('every story has an illustration of its own', async () => {
  const { db, seed } = await createPlace();
  await seed();
  const stories = await db.select().from(caseStudies);
  const images = new Set(stories.map(({ imageUrl }) => imageUrl));
  const ids = new Set((await db.select().from(assets)).map(({ id }) => `/api/assets/${id}/file`));
  expect(images.size).toBe(stories.length);
  for (const image of images) expect(ids).toContain(image);
});

test('the fallback list reads like an answer of the API and needs no other file', () => {
  const { data } = v.parse(publicEndpoints.listTechAssets.answer, createFallbackTechnologies());
  expect(data.length).toBeGreaterThanOrEqual(24);
  for (const { name, iconPath } of data) expect(iconPath, name).toMatch(/^data:image\/svg\+xml,%3csvg /);
});
