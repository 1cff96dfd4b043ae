import type { PortfolioClient } from '../../contract/manager/portfolio.ts';
import type { Deliverable } from '../../contract/project/deliverables.ts';
import type { Milestone } from '../../contract/project/milestones.ts';
import type { ProjectOverview } from '../../contract/project/project.ts';
import { sampleClientSession, sampleManager } from './people.ts';
import { daysAgo } from './users.ts';

/** Returns the date that many days ago as YYYY-MM-DD; a negative number gives a date in the future. */
const dayAgo = (days: number): string => daysAgo(days).slice(0, 10);

const asked = { state: 'awaiting-approval', comment: '', side: 'team', by: sampleManager.name } as const;
const answered = { comment: '', side: 'client', by: sampleClientSession.name } as const;

const file = {
  name: 'audit-report.pdf',
  type: 'pdf',
  byteSize: 184_320,
  uploadedBy: sampleManager.name,
} as const;

/**
 * A deliverable in each state: approved in its second version, awaiting approval, changes requested, draft.
 */
export const sampleDeliverables = {
  approved: {
    id: '00000000-0000-4000-8000-000000000901',
    milestoneId: '00000000-0000-4000-8000-000000000801',
    title: 'Audit report',
    note: 'The three workflows that cost the most time, and what automating each is worth.',
    state: 'approved',
    stateSince: daysAgo(20),
    versions: [
      { ...file, number: 2, uploadedAt: daysAgo(21), sharedAt: daysAgo(21) },
      { ...file, number: 1, uploadedAt: daysAgo(25), sharedAt: daysAgo(24) },
    ],
    steps: [
      { ...asked, number: 1, at: daysAgo(24) },
      {
        ...answered,
        state: 'changes-requested',
        number: 1,
        comment: 'Please add the month-end, that week is the worst of all.',
        at: daysAgo(23),
      },
      { ...asked, number: 2, at: daysAgo(21) },
      { ...answered, state: 'approved', number: 2, at: daysAgo(20) },
    ],
    version: 7,
  },
  awaiting: {
    id: '00000000-0000-4000-8000-000000000902',
    milestoneId: '00000000-0000-4000-8000-000000000802',
    title: 'Test report',
    note: 'What we tested, who tested it, and the results.',
    state: 'awaiting-approval',
    stateSince: daysAgo(1),
    versions: [
      {
        ...file,
        number: 1,
        name: 'test-report.csv',
        type: 'csv',
        byteSize: 2_048,
        uploadedAt: daysAgo(1),
        sharedAt: daysAgo(1),
      },
    ],
    steps: [{ ...asked, number: 1, at: daysAgo(1) }],
    version: 3,
  },
  toBeChanged: {
    id: '00000000-0000-4000-8000-000000000903',
    milestoneId: '00000000-0000-4000-8000-000000000802',
    title: 'Wording of the reminders',
    note: '',
    state: 'changes-requested',
    stateSince: daysAgo(2),
    versions: [{ ...file, number: 1, name: 'reminders.pdf', uploadedAt: daysAgo(4), sharedAt: daysAgo(3) }],
    steps: [
      { ...asked, number: 1, at: daysAgo(3) },
      {
        ...answered,
        state: 'changes-requested',
        number: 1,
        comment: 'Please use our own words, as on the form we sent you.',
        at: daysAgo(2),
      },
    ],
    version: 4,
  },
  draft: {
    id: '00000000-0000-4000-8000-000000000904',
    milestoneId: '00000000-0000-4000-8000-000000000802',
    title: 'Handbook',
    note: '',
    state: 'draft',
    stateSince: daysAgo(1),
    versions: [{ ...file, number: 1, name: 'handbook.pdf', uploadedAt: daysAgo(1), sharedAt: null }],
    steps: [],
    version: 2,
  },
} as const satisfies Record<string, Deliverable>;

const open: Pick<Milestone, 'description' | 'startedAt' | 'completedAt' | 'deliverables' | 'version'> = {
  description: '',
  startedAt: null,
  completedAt: null,
  deliverables: [],
  version: 1,
};

/** A plan in its second phase, as the team sees it. */
export const sampleMilestones: readonly Milestone[] = [
  {
    ...open,
    id: '00000000-0000-4000-8000-000000000801',
    phase: 'audit',
    title: 'Audit report with the first three automations',
    dueOn: dayAgo(19),
    state: 'done',
    startedAt: daysAgo(30),
    completedAt: daysAgo(20),
    deliverables: [sampleDeliverables.approved],
    version: 3,
  },
  {
    ...open,
    id: '00000000-0000-4000-8000-000000000802',
    phase: 'optimize',
    title: 'First workflow live and measured',
    description: 'Orders arrive in accounting without being typed again.',
    dueOn: dayAgo(2),
    state: 'in-progress',
    startedAt: daysAgo(18),
    deliverables: [sampleDeliverables.awaiting, sampleDeliverables.toBeChanged, sampleDeliverables.draft],
    version: 2,
  },
  {
    ...open,
    id: '00000000-0000-4000-8000-000000000803',
    phase: 'optimize',
    title: 'Team trained, handbook delivered',
    dueOn: dayAgo(-12),
    state: 'planned',
  },
  {
    ...open,
    id: '00000000-0000-4000-8000-000000000804',
    phase: 'scale',
    title: '90-day review against the baseline',
    dueOn: dayAgo(-48),
    state: 'planned',
  },
];

/** The project of that plan, as the team sees it. */
export const sampleProject: ProjectOverview = {
  clientId: sampleClientSession.clientId,
  company: sampleClientSession.company,
  manager: {
    id: sampleManager.id,
    name: sampleManager.name,
    email: sampleManager.email,
    bookingUrl: 'https://meet.example/mara-lindqvist',
  },
  project: {
    id: '00000000-0000-4000-8000-000000000701',
    name: 'Orders without retyping',
    phase: 'optimize',
    startedOn: dayAgo(40),
    blocked: null,
    version: 1,
  },
};

const standing = { blockedReason: null, earliestDueOn: dayAgo(-6), awaitingSince: null } as const;

/** Clients with projects in every state. */
export const samplePortfolio: readonly PortfolioClient[] = [
  {
    id: '00000000-0000-4000-8000-000000000201',
    company: 'Alder Dental Group',
    manager: { id: sampleManager.id, name: sampleManager.name },
    unread: 3,
    lastContactAt: daysAgo(1),
    project: {
      name: 'Recalls',
      phase: 'scale',
      health: 'on-track',
      facts: standing,
      next: { title: '90-day review against the baseline', dueOn: dayAgo(-6) },
      overdue: 0,
      awaitingClient: 0,
      value: 59_637,
      guarantee: { state: 'met', week: dayAgo(100), hoursSaved: 12, late: false },
    },
  },
  {
    id: sampleClientSession.clientId,
    company: sampleClientSession.company,
    manager: { id: sampleManager.id, name: sampleManager.name },
    unread: 3,
    lastContactAt: daysAgo(1),
    project: {
      name: 'Orders without retyping',
      phase: 'optimize',
      health: 'at-risk',
      facts: { ...standing, earliestDueOn: dayAgo(2), awaitingSince: daysAgo(1) },
      next: { title: 'First workflow live and measured', dueOn: dayAgo(2) },
      overdue: 1,
      awaitingClient: 1,
      value: 736,
      guarantee: { state: 'working-free', since: dayAgo(10) },
    },
  },
  {
    id: '00000000-0000-4000-8000-000000000203',
    company: 'Meridian Property Care',
    manager: null,
    unread: 0,
    lastContactAt: null,
    project: {
      name: 'Tenant requests',
      phase: 'audit',
      health: 'blocked',
      facts: { ...standing, blockedReason: 'No access to the mailbox yet.' },
      next: { title: 'Interviews and time measurements', dueOn: dayAgo(-6) },
      overdue: 0,
      awaitingClient: 0,
      value: null,
      guarantee: { state: 'running', daysLeft: 12, lastDay: dayAgo(-11) },
    },
  },
];
