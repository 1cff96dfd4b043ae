import { createHash } from 'node:crypto';
import { type DocumentType, phases } from '@uplift/data-client/contract/project';
import type { Database } from '../database.ts';
import { documents, documentVersions } from '../schema/index.ts';
import { type DemoCompany, demoCompanies } from './demo-companies.ts';
import { writePdf } from './demo-pdf.ts';
import { seedIdentifier } from './seed-identifier.ts';

const DAY_MS = 86_400_000;

interface DemoDocument {
  /** Unique among the documents of the client. */
  key: string;
  name: string;
  side: 'client' | 'team';
  shared: boolean;
  /** First phase in which the document exists. */
  from: DemoCompany['project']['phase'];
  /** Its files, oldest first, with the day of the project on which they were added. */
  files: readonly { day: number; type: DocumentType; bytes: Buffer }[];
}

/**
 * Documents of one client. The files don't depend on today's date, so that lost ones can be written again.
 */
function documentsOf({ company, project, calculation }: DemoCompany): DemoDocument[] {
  const { busyWorkEmployees, hoursPerWeek, hourlyRate } = calculation;
  const hours = busyWorkEmployees * hoursPerWeek;
  const statement = writePdf('Statement of work', [
    `Client: ${company}`,
    `Project: ${project.name}`,
    '',
    'We measure first, then automate what costs you the most hours, and measure again.',
    'Phase 1, Audit: how the work gets done today, in numbers.',
    'Phase 2, Optimize: the first workflows run automatically.',
    'Phase 3, Scale: the rest of the plan, run by your team.',
    '',
    'Within 30 days at least one workflow is measurably better,',
    'or we keep working free until it is.',
  ]);
  const findings = (version: number) =>
    writePdf('Audit findings', [
      `Client: ${company}`,
      '',
      `${busyWorkEmployees} people spend ${hoursPerWeek} hours a week each on work a system can do.`,
      `That is ${hours} hours a week, at $${hourlyRate} an hour.`,
      '',
      'Where the hours go: typing the same data twice, looking up job status,',
      'and sending reminders by hand.',
      ...(version > 1 ? ['', 'Changed after our call: invoicing goes first, reports go last.'] : []),
    ]);
  const hoursSheet = Buffer.from(
    `\ufeffWorkflow,People,Hours per week\r\nTyping orders twice,${busyWorkEmployees},${hoursPerWeek - 3}\r\nReminders by phone,${Math.max(1, busyWorkEmployees - 2)},2\r\nLooking up job status,${busyWorkEmployees},1\r\n`,
  );
  const handbook = Buffer.from(
    `# ${project.name}: how your team runs it\n\n1. Every morning, open the list of cases the system couldn’t decide.\n2. Decide each one. The workflow continues from there.\n3. Something wrong? Pause the workflow at the top right and message us.\n`,
  );
  const draft = Buffer.from(
    `# Proposal for the next phase (draft)\n\nTo check with the team: effort for the second workflow, and whether ${company} wants on-site training.\n`,
  );
  return [
    {
      key: 'statement',
      name: 'Statement of work',
      side: 'team',
      shared: true,
      from: 'audit',
      files: [{ day: 0, type: 'pdf', bytes: statement }],
    },
    {
      key: 'hours',
      name: 'Hours per workflow',
      side: 'client',
      shared: true,
      from: 'audit',
      files: [{ day: 3, type: 'csv', bytes: hoursSheet }],
    },
    {
      key: 'findings',
      name: 'Audit findings',
      side: 'team',
      shared: project.phase !== 'audit',
      from: 'audit',
      files: [
        { day: 6, type: 'pdf', bytes: findings(1) },
        ...(project.phase === 'audit' ? [] : [{ day: 12, type: 'pdf' as const, bytes: findings(2) }]),
      ],
    },
    {
      key: 'draft',
      name: 'Proposal for the next phase',
      side: 'team',
      shared: false,
      from: 'optimize',
      files: [{ day: 36, type: 'md', bytes: draft }],
    },
    {
      key: 'handbook',
      name: 'Team handbook',
      side: 'team',
      shared: true,
      from: 'scale',
      files: [{ day: 74, type: 'md', bytes: handbook }],
    },
  ];
}

type Placed = ReturnType<typeof place>[number];

/** The documents that a client has by now, with their ids and files. */
function place(company: DemoCompany) {
  const reached = phases.indexOf(company.project.phase);
  return documentsOf(company)
    .filter(({ from }) => phases.indexOf(from) <= reached)
    .map((document) => {
      const id = seedIdentifier(`document:${company.id}:${document.key}`);
      return {
        company,
        document,
        id,
        files: document.files
          .filter(({ day }) => day < company.project.startedDaysAgo)
          .map(({ day, type, bytes }, index) => {
            const checksum = createHash('sha256').update(bytes).digest('hex');
            const storageKey = `documents/${id}/${checksum.slice(0, 16)}.${type}`;
            return { number: index + 1, day, type, bytes, checksum, storageKey };
          }),
      };
    })
    .filter(({ files }) => files.length > 0);
}

/** Files of the demo's documents, with their storage keys. */
export const createDemoDocumentFiles = () => demoCompanies.flatMap(place).flatMap(({ files }) => files);

/** Inserts the documents of the demo's clients. Their files must exist. */
export async function seedDemoDocuments(
  db: Database,
  { now, nameOf }: { now: Date; nameOf: (personId: string) => string },
): Promise<void> {
  const placed = demoCompanies.flatMap(place);
  const uploadOf = ({ company, document }: Placed, day: number) => ({
    uploadedBy:
      document.side === 'team' ? nameOf(company.managerId) : (company.people[0]?.name ?? company.company),
    uploadedAt: new Date(now.getTime() - (company.project.startedDaysAgo - day) * DAY_MS),
  });
  await db.insert(documents).values(
    placed.flatMap((each) => {
      const { company, document, id, files } = each;
      const [first, newest] = [files[0], files.at(-1)];
      if (!first || !newest) return [];
      const { uploadedAt: createdAt } = uploadOf(each, first.day);
      return [
        {
          id,
          clientId: company.id,
          name: document.name,
          side: document.side,
          sharedAt: document.shared ? createdAt : null,
          type: newest.type,
          byteSize: newest.bytes.byteLength,
          number: newest.number,
          ...uploadOf(each, newest.day),
          createdAt,
        },
      ];
    }),
  );
  await db.insert(documentVersions).values(
    placed.flatMap((each) =>
      each.files.map(({ day, bytes, ...file }) => ({
        documentId: each.id,
        byteSize: bytes.byteLength,
        ...file,
        ...uploadOf(each, day),
      })),
    ),
  );
}
