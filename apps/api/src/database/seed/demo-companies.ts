import type { Phase } from '@uplift/data-client/contract/project';
import { demoPeople } from './demo-accounts.ts';
import { seedIdentifier } from './seed-identifier.ts';

/** Managers other than the one whose account is shown to visitors of the demo. */
export const demoColleagues = [
  {
    id: seedIdentifier('account:ravi-nair'),
    name: 'Ravi Nair',
    email: 'ravi@uplift.example',
    bookingUrl: 'https://calendly.com/uplift-example/ravi-nair',
  },
  {
    id: seedIdentifier('account:hannah-weiss'),
    name: 'Hannah Weiss',
    email: 'hannah@uplift.example',
    bookingUrl: 'https://calendly.com/uplift-example/hannah-weiss',
  },
] as const;

/** A demo client. Its milestones, messages, measurements and other records are generated from this. */
export interface DemoCompany {
  id: string;
  company: string;
  managerId: string;
  /** People who sign in. The first one writes the messages. */
  people: readonly { id: string; name: string; email: string }[];
  project: { id: string; name: string; phase: Phase; startedDaysAgo: number };
  /** The template in `projectTemplates` that the project started from. */
  templateId: 'whole-program' | 'one-workflow' | 'crm-and-sales';
  /** State of the work. Generated dates, figures and texts depend on it. */
  health: 'on-track' | 'at-risk' | 'blocked';
  /** Inputs of the calculator. */
  calculation: {
    currentRevenue: number;
    totalHeadCount: number;
    busyWorkEmployees: number;
    hoursPerWeek: number;
    hourlyRate: number;
  };
}

type Row = readonly [
  who: readonly [slug: string, company: string, manager: 'maya' | 'ravi' | 'hannah', person: string],
  work: readonly [
    project: string,
    phase: Phase,
    startedDaysAgo: number,
    templateId: DemoCompany['templateId'],
    health: DemoCompany['health'],
  ],
  calculation: readonly [revenue: number, heads: number, busy: number, hours: number, rate: number],
];

const { client } = demoPeople;

const rows: readonly Row[] = [
  [
    ['northside-heating-and-air', client.company, 'maya', client.name],
    ['Dispatch and invoicing', 'optimize', 48, 'whole-program', 'on-track'],
    [2_400_000, 31, 5, 10, 28],
  ],
  [
    ['bluebird-dental', 'Bluebird Dental Group', 'maya', 'Priya Anand'],
    ['Recalls and insurance claims', 'scale', 118, 'whole-program', 'on-track'],
    [3_200_000, 34, 6, 11, 29],
  ],
  [
    ['castle-rock-roofing', 'Castle Rock Roofing', 'maya', 'Wade Sutton'],
    ['Estimates in a day', 'optimize', 41, 'crm-and-sales', 'at-risk'],
    [2_600_000, 22, 4, 8, 31],
  ],
  [
    ['fernhill-accounting', 'Fernhill Accounting', 'maya', 'Colette Byrne'],
    ['Month-end without retyping', 'audit', 9, 'whole-program', 'on-track'],
    [1_900_000, 16, 5, 12, 38],
  ],
  [
    ['harborline-freight', 'Harborline Freight', 'ravi', 'Omar Haddad'],
    ['Automatic proof of delivery', 'scale', 156, 'whole-program', 'on-track'],
    [7_400_000, 61, 9, 10, 27],
  ],
  [
    ['juniper-property', 'Juniper Property Management', 'ravi', 'Leah Whitlock'],
    ['Tenant requests in one queue', 'optimize', 52, 'whole-program', 'on-track'],
    [2_100_000, 19, 4, 13, 26],
  ],
  [
    ['kestrel-staffing', 'Kestrel Staffing', 'ravi', 'Dominic Shaw'],
    ['Candidate intake', 'optimize', 33, 'one-workflow', 'blocked'],
    [4_300_000, 28, 7, 9, 30],
  ],
  [
    ['lakeside-veterinary', 'Lakeside Veterinary', 'ravi', 'Nora Eklund'],
    ['Appointment reminders', 'audit', 5, 'one-workflow', 'on-track'],
    [1_300_000, 12, 2, 8, 24],
  ],
  [
    ['meridian-print', 'Meridian Print Works', 'hannah', 'Tobias Kern'],
    ['From inquiry to press sheet', 'scale', 97, 'crm-and-sales', 'on-track'],
    [2_900_000, 25, 5, 9, 28],
  ],
  [
    ['oakfield-landscaping', 'Oakfield Landscaping', 'hannah', 'Grace Oyelaran'],
    ['Crew scheduling', 'optimize', 44, 'whole-program', 'at-risk'],
    [1_700_000, 18, 3, 10, 25],
  ],
  [
    ['prairie-solar', 'Prairie Solar', 'hannah', 'Emmett Lowe'],
    ['Permits and site surveys', 'audit', 12, 'whole-program', 'at-risk'],
    [5_800_000, 40, 8, 11, 34],
  ],
  [
    ['stonebridge-legal', 'Stonebridge Legal', 'hannah', 'Amara Cole'],
    ['Client intake and conflicts check', 'optimize', 27, 'one-workflow', 'on-track'],
    [3_600_000, 21, 5, 7, 42],
  ],
];

const managers = {
  maya: demoPeople.manager.id,
  ravi: demoColleagues[0].id,
  hannah: demoColleagues[1].id,
} as const;

const emailOf = (name: string, slug: string) => `${name.split(' ')[0]?.toLowerCase()}@${slug}.example`;

/** Clients of the demo. The first is the one whose account is shown to visitors. */
export const demoCompanies = rows.map(([who, work, calculation]): DemoCompany => {
  const [slug, company, manager, person] = who;
  const [name, phase, startedDaysAgo, templateId, health] = work;
  const [currentRevenue, totalHeadCount, busyWorkEmployees, hoursPerWeek, hourlyRate] = calculation;
  const account =
    person === client.name ? client : { id: seedIdentifier(`person:${slug}`), email: emailOf(person, slug) };
  return {
    id: seedIdentifier(`client:${slug}`),
    company,
    managerId: managers[manager],
    people: [{ id: account.id, name: person, email: account.email }],
    project: { id: seedIdentifier(`project:${slug}`), name, phase, startedDaysAgo },
    templateId,
    health,
    calculation: { currentRevenue, totalHeadCount, busyWorkEmployees, hoursPerWeek, hourlyRate },
  };
});
