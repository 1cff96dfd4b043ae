import { createHash } from 'node:crypto';
import type { DeliverableState, MilestoneState } from '@uplift/data-client/contract/project';
import { inArray } from 'drizzle-orm';
import { addDays } from '../../calendar.ts';
import { projectTemplates } from '../../project-templates.ts';
import type { Database } from '../database.ts';
import {
  deliverableSteps,
  deliverables,
  deliverableVersions,
  milestones,
  projects,
} from '../schema/index.ts';
import { type DemoCompany, demoCompanies } from './demo-companies.ts';
import { demoDeliverables } from './demo-deliverables.ts';
import { seedIdentifier } from './seed-identifier.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How late the current milestone of a project that isn't on track is, in days. */
const DAYS_LATE = 4;

/** Why the one blocked project of the demo is waiting. */
const BLOCKED_REASON = 'The applicant-tracking vendor hasn’t given us access yet. We’ve asked three times.';

/** State of the deliverables of the milestone in progress, and for how many days. */
const inProgress: Readonly<Record<string, readonly (readonly [DeliverableState, days: number])[]>> = {
  'Northside Heating & Air': [
    ['awaiting-approval', 1.2],
    ['awaiting-approval', 0.3],
  ],
  'Bluebird Dental Group': [['awaiting-approval', 2.1]],
  'Castle Rock Roofing': [['awaiting-approval', 8.2]],
  'Juniper Property Management': [['changes-requested', 1.1]],
  'Oakfield Landscaping': [
    ['changes-requested', 2.2],
    ['awaiting-approval', 1.4],
  ],
  'Prairie Solar': [['awaiting-approval', 2.3]],
  'Stonebridge Legal': [['awaiting-approval', 0.8]],
};

/** Milestones of a company, based on its template, start and health. Days count from now: the past is negative. */
function stepsOf({ id, project, templateId, health }: DemoCompany) {
  const template = projectTemplates.find((each) => each.id === templateId);
  const planned = (template?.milestones ?? []).map(({ phase, title, dueAfterDays }) => ({
    phase,
    title,
    due: dueAfterDays - project.startedDaysAgo,
  }));
  const pastDue = planned.filter(({ due }) => due < 0).length;
  const done = health === 'on-track' ? pastDue : pastDue - 1;
  // A company whose program is complete continues with the next.
  if (done === planned.length) planned.push({ phase: 'scale', title: 'Plan for the next quarter', due: 12 });
  return planned.map((step, index) => {
    const state: MilestoneState = index < done ? 'done' : index === done ? 'in-progress' : 'planned';
    return {
      ...step,
      id: seedIdentifier(`milestone:${id}:${step.title}`),
      state,
      due: index === done ? Math.max(step.due, -DAYS_LATE) : step.due,
      startedAt: Math.min((planned[index - 1]?.due ?? -project.startedDaysAgo) + 0.2, -0.5),
    };
  });
}

/** Deliverables with their files, which are identical at every start, so that a lost one can be written again. */
const plannedDeliverables = demoCompanies.flatMap((company) =>
  stepsOf(company).flatMap((step) =>
    (demoDeliverables[step.title] ?? []).map((deliverable, place) => {
      const id = seedIdentifier(`deliverable:${step.id}:${deliverable.title}`);
      const { first, file } = deliverable;
      // Oldest first.
      const files = (first ? [first.file, file] : [file]).map(({ name, type, bytes }, index) => ({
        storageKey: `deliverables/${id}/${index + 1}.${type}`,
        name,
        type,
        bytes: bytes(company.company),
      }));
      return { id, company, step, deliverable, place, files };
    }),
  ),
);

/** Files of the demo's deliverables. */
export const demoDeliverableFiles = plannedDeliverables.flatMap(({ files }) => files);

type Planned = (typeof plannedDeliverables)[number];

/** State of a deliverable, and for how many days. `null` if work on it hasn't started. */
function standingOf({ company, step, place }: Planned): readonly [DeliverableState, number] | null {
  if (step.state === 'planned') return null;
  if (step.state === 'done') return ['approved', -step.due + 0.4];
  return inProgress[company.company]?.[place] ?? ['draft', 0.9];
}

/** Inserts the milestones of the demo's projects and their deliverables so far. */
export async function seedDemoDelivery(
  db: Database,
  { now, today }: { now: Date; today: string },
): Promise<void> {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
  await db.insert(milestones).values(
    demoCompanies.flatMap((company) =>
      stepsOf(company).map(({ id, phase, title, state, due, startedAt }, position) => ({
        id,
        projectId: company.project.id,
        phase,
        title,
        position,
        dueOn: addDays(today, due),
        state,
        startedAt: state === 'planned' ? null : at(-startedAt),
        completedAt: state === 'done' ? at(-due + 0.3) : null,
      })),
    ),
  );
  const blocked = demoCompanies.filter(({ health }) => health === 'blocked');
  await db
    .update(projects)
    .set({ blockedReason: BLOCKED_REASON, blockedAt: at(6.2) })
    .where(
      inArray(
        projects.id,
        blocked.map(({ project }) => project.id),
      ),
    );
  const begun = plannedDeliverables.flatMap((planned) => {
    const standing = standingOf(planned);
    return standing ? [{ ...planned, standing }] : [];
  });
  await db.insert(deliverables).values(
    begun.map(({ id, step, deliverable: { title, note }, standing: [state, since] }) => ({
      id,
      milestoneId: step.id,
      title,
      note,
      state,
      stateSince: at(since),
      createdAt: at(since + 3),
    })),
  );
  await db.insert(deliverableVersions).values(
    begun.flatMap(({ id, files, company, standing: [state, since] }) => {
      const answered = state === 'approved' || state === 'awaiting-approval';
      return (answered ? files : files.slice(0, 1)).map(({ bytes, ...file }, index, { length }) => {
        const uploadedAt = at(since + (index < length - 1 ? 2.6 : answered ? 0.7 : 1.1));
        return {
          deliverableId: id,
          number: index + 1,
          ...file,
          byteSize: bytes.byteLength,
          checksum: createHash('sha256').update(bytes).digest('hex'),
          uploadedAt,
          uploadedBy: company.managerId,
          sharedAt: state === 'draft' ? null : uploadedAt,
        };
      });
    }),
  );
  const steps = begun.flatMap(({ id, company, deliverable: { first }, standing: [state, since] }) => {
    const client = { deliverableId: id, side: 'client' as const, actorId: company.people[0]?.id ?? id };
    const team = { deliverableId: id, side: 'team' as const, actorId: company.managerId, comment: '' };
    const wanted = first?.wish ?? 'Please use our wording here, like on the form we sent you.';
    const asked = (number: number, days: number) => ({
      ...team,
      state: 'awaiting-approval' as const,
      number,
      occurredAt: at(days),
    });
    const refused = (days: number) => ({
      ...client,
      state: 'changes-requested' as const,
      number: 1,
      comment: wanted,
      occurredAt: at(days),
    });
    if (state === 'draft') return [];
    if (state === 'changes-requested') return [asked(1, since + 1), refused(since)];
    const number = first ? 2 : 1;
    const before = !first ? [] : [asked(1, since + 2.5), refused(since + 1.4)];
    if (state === 'awaiting-approval') return [...before, asked(number, since)];
    return [
      ...before,
      asked(number, since + 0.6),
      { ...client, state, number, comment: '', occurredAt: at(since) },
    ];
  });
  await db.insert(deliverableSteps).values(steps);
}
