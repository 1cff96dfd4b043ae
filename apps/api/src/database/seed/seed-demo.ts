import { eq } from 'drizzle-orm';
import type { OfficeCalendar } from '../../calendar.ts';
import type { FileStore } from '../../files/file-store.ts';
import { generatePassword } from '../../security/password-generator.ts';
import type { Passwords } from '../../security/passwords.ts';
import type { Database } from '../database.ts';
import { accountUsers, assets, caseStudies, leads, pageViews, techAssets } from '../schema/index.ts';
import { unitOfWork } from '../unit-of-work.ts';
import { createDemoLeads, createDemoPageViews } from './activity.ts';
import { seedCaseStudies } from './case-studies.ts';
import { demoPeople } from './demo-accounts.ts';
import { demoColleagues } from './demo-companies.ts';
import { seedDemoCompanies } from './seed-demo-companies.ts';
import { demoDeliverableFiles, seedDemoDelivery } from './seed-demo-delivery.ts';
import { createDemoDocumentFiles, seedDemoDocuments } from './seed-demo-documents.ts';
import { seedDemoMeasurements } from './seed-demo-measurements.ts';
import { seedDemoMeetings } from './seed-demo-meetings.ts';
import { seedDemoMessages } from './seed-demo-messages.ts';
import {
  assetFilePath,
  createSeedFiles,
  type SeedFile,
  storyIllustrationId,
  technologyIconId,
} from './seed-files.ts';
import { seededAt } from './seed-identifier.ts';
import { seedTechnologies, technologyId } from './technologies.ts';

/** What is known about the password of the demo accounts. */
type DemoPassword =
  /** Generated at this start and not shown yet. */
  | { source: 'generated'; value: string }
  /** The one in the configuration. */
  | { source: 'configured' }
  /** Set at an earlier start, and different from the one in the configuration. */
  | { source: 'differs' }
  /** Set at an earlier start. */
  | { source: 'unknown' };

export interface DemoAccounts {
  people: { role: 'admin' | 'manager' | 'client'; email: string }[];
  password: DemoPassword;
}

export interface SeedDependencies {
  db: Database;
  files: FileStore;
  passwords: Passwords;
  demoPassword: string | undefined;
  calendar: Pick<OfficeCalendar, 'dayOf'>;
}

const people: DemoAccounts['people'] = (['admin', 'manager', 'client'] as const).map((role) => ({
  role,
  email: demoPeople[role].email,
}));

async function isEmpty(db: Database): Promise<boolean> {
  return (await db.$count(accountUsers)) + (await db.$count(assets)) === 0;
}

/** Writes the files that the store lacks: all at the first start, lost ones later. */
async function writeMissingFiles(files: FileStore, seedFiles: readonly SeedFile[]): Promise<void> {
  const all = [
    ...seedFiles.map(({ row: { storageKey }, bytes }) => ({ storageKey, bytes })),
    ...createDemoDocumentFiles(),
    ...demoDeliverableFiles,
  ];
  await Promise.all(
    all.map(async ({ storageKey, bytes }) => {
      if (!(await files.has(storageKey))) await files.write(storageKey, bytes);
    }),
  );
}

async function insertDemoCompany(
  db: Database,
  seedFiles: readonly SeedFile[],
  { passwordHash, calendar }: Pick<SeedDependencies, 'calendar'> & { passwordHash: string },
): Promise<void> {
  const made = { createdAt: seededAt, updatedAt: seededAt };
  await db.insert(assets).values(seedFiles.map(({ row }) => row));
  await db.insert(techAssets).values(
    seedTechnologies.map(({ icon: _drawing, ...technology }) => ({
      ...technology,
      iconPath: assetFilePath(technologyIconId(technology.name)),
      ...made,
    })),
  );
  await db.insert(caseStudies).values(
    seedCaseStudies.map(({ publishedOn, measurements, technologies, ...story }) => ({
      ...story,
      measurements: measurements.map(([name, unit, before, after]) => ({ name, unit, before, after })),
      technologyIds: technologies.map(technologyId),
      imageUrl: assetFilePath(storyIllustrationId(story.slug)),
      publishedAt: new Date(`${publishedOn}T15:00:00Z`),
      editedAt: seededAt,
      ...made,
    })),
  );
  const { admin, manager } = demoPeople;
  const managers = [manager, ...demoColleagues].map((person) => ({ ...person, role: 'manager' as const }));
  const team = [{ ...admin, role: 'admin' as const }, ...managers];
  await db.insert(accountUsers).values(team.map((person) => ({ ...person, passwordHash })));
  const now = new Date();
  const today = calendar.dayOf(now);
  await seedDemoCompanies(db, { passwordHash, now, today });
  const nameOf = (personId: string) => team.find(({ id }) => id === personId)?.name ?? 'Former user';
  await seedDemoDocuments(db, { now, nameOf });
  await seedDemoMeetings(db, { now, nameOf });
  await seedDemoDelivery(db, { now, today });
  await seedDemoMeasurements(db, today);
  await seedDemoMessages(db, { today, nameOf });
  await db.insert(leads).values(createDemoLeads(now));
  await db.insert(pageViews).values(createDemoPageViews(today));
}

/** Describes the accounts of an earlier seed. `null` if the database was filled by other means. */
async function describeEarlierAccounts({
  db,
  passwords,
  demoPassword,
}: SeedDependencies): Promise<DemoAccounts | null> {
  const [admin] = await db
    .select({ passwordHash: accountUsers.passwordHash })
    .from(accountUsers)
    .where(eq(accountUsers.id, demoPeople.admin.id))
    .limit(1);
  if (!admin) return null;
  if (demoPassword === undefined) return { people, password: { source: 'unknown' } };
  const matches = await passwords.verify(admin.passwordHash, demoPassword);
  return { people, password: { source: matches ? 'configured' : 'differs' } };
}

/**
 * Fills an empty database with a demo company, in full or not at all. Files are written first, so that no row
 * refers to a missing file.
 *
 * @returns what is known about the demo accounts, or `null` if the database has none
 */
export async function seedDemo(dependencies: SeedDependencies): Promise<DemoAccounts | null> {
  const { db, files, passwords, demoPassword, calendar } = dependencies;
  const seedFiles = createSeedFiles();
  if (!(await isEmpty(db))) {
    const accounts = await describeEarlierAccounts(dependencies);
    if (accounts) await writeMissingFiles(files, seedFiles);
    return accounts;
  }
  const value = demoPassword ?? generatePassword();
  const passwordHash = await passwords.hash(value);
  await writeMissingFiles(files, seedFiles);
  await unitOfWork(db, (tx) => insertDemoCompany(tx, seedFiles, { passwordHash, calendar }));
  return { people, password: demoPassword ? { source: 'configured' } : { source: 'generated', value } };
}
