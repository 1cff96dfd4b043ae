import type { Lead, LeadSummary } from '../../contract/admin/leads.ts';
import type { ProjectTemplate } from '../../contract/admin/project-templates.ts';

const HOUR_MS = 3_600_000;

/** Returns a time some hours ago, so that relative texts stay valid. */
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

const calculation = {
  input: {
    currentRevenue: 1_000_000,
    totalHeadCount: 10,
    busyWorkEmployees: 2,
    hoursPerWeek: 10,
    hourlyRate: 25,
  },
  assumptions: {},
};

/** Leads in every state, including one held back as spam. */
export const sampleLeads: readonly Lead[] = [
  {
    id: '00000000-0000-4000-8000-000000000301',
    name: 'Rosa Lindqvist',
    email: 'rosa@harbor-hvac.example',
    company: 'Harbor HVAC',
    source: 'audit',
    state: 'new',
    heldBack: false,
    createdAt: hoursAgo(3),
    version: 1,
    companySize: '10-24',
    website: 'https://harbor-hvac.example/',
    timeSink: 'Typing work orders into the accounting system',
    message: 'We lose about a day a week.\nCan you look at our dispatch first?',
    preferredTimes: 'Tuesday morning',
    calculation,
    suspicions: [],
    client: null,
  },
  {
    id: '00000000-0000-4000-8000-000000000302',
    name: 'Best Rankings',
    email: 'hello@rankings.example',
    company: 'https://rankings.example',
    source: 'audit',
    state: 'spam',
    heldBack: true,
    createdAt: hoursAgo(20),
    version: 1,
    companySize: '100+',
    website: null,
    timeSink: 'Your rank',
    message: null,
    preferredTimes: null,
    calculation: null,
    suspicions: ['filled in too fast', 'web address in a short answer'],
    client: null,
  },
  {
    id: '00000000-0000-4000-8000-000000000303',
    name: 'Devon Okafor',
    email: 'devon@brightside-dental.example',
    company: 'Brightside Dental',
    source: 'audit',
    state: 'won',
    heldBack: false,
    createdAt: hoursAgo(200),
    version: 3,
    companySize: '25-49',
    website: null,
    timeSink: 'Calling patients who missed their appointment',
    message: null,
    preferredTimes: null,
    calculation: null,
    suspicions: [],
    client: { id: '00000000-0000-4000-8000-000000000401', company: 'Brightside Dental' },
  },
  {
    id: '00000000-0000-4000-8000-000000000304',
    name: 'ines@fernandez-legal.example',
    email: 'ines@fernandez-legal.example',
    company: null,
    source: 'report',
    state: 'contacted',
    heldBack: false,
    createdAt: hoursAgo(50),
    version: 2,
    companySize: null,
    website: null,
    timeSink: null,
    message: null,
    preferredTimes: null,
    calculation,
    suspicions: [],
    client: null,
  },
];

export const sampleLeadSummaries: readonly LeadSummary[] = sampleLeads.map(
  ({ id, name, email, company, source, state, heldBack, createdAt, version }) => ({
    id,
    name,
    email,
    company,
    source,
    state,
    heldBack,
    createdAt,
    version,
  }),
);

export const sampleProjectTemplates: readonly ProjectTemplate[] = [
  {
    id: 'one-workflow',
    name: 'One workflow',
    summary: 'One known pain point, measurably better within 30 days.',
    milestones: [
      { phase: 'audit', title: 'Current process measured', dueAfterDays: 7 },
      { phase: 'optimize', title: 'Workflow live and measured', dueAfterDays: 30 },
      { phase: 'scale', title: 'Review and next steps', dueAfterDays: 45 },
    ],
  },
];
