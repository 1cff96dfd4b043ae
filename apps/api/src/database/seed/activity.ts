import { addDays, daysBetween, weekOf } from '../../calendar.ts';
import type { leads, pageViews } from '../schema/index.ts';
import { demoPeople } from './demo-accounts.ts';
import { seedIdentifier } from './seed-identifier.ts';

const DAY_MS = 86_400_000;

type NewLead = typeof leads.$inferInsert;

const calculation = {
  input: {
    currentRevenue: 1_400_000,
    totalHeadCount: 14,
    busyWorkEmployees: 3,
    hoursPerWeek: 9,
    hourlyRate: 28,
  },
  assumptions: {},
};

interface DemoLead extends Pick<NewLead, 'state' | 'company' | 'companySize' | 'timeSink' | 'message'> {
  name: string;
  email: string;
  daysAgo: number;
  decidedDaysAgo?: number;
  calculated?: boolean;
  clientId?: string;
  suspicions?: string[];
}

const demoLeads: readonly DemoLead[] = [
  {
    name: 'Rosa Lindqvist',
    email: 'rosa@harbor-plumbing.example',
    company: 'Harbor Plumbing',
    companySize: '10-24',
    timeSink: 'Typing work orders into the accounting system',
    message: 'We lose about a day a week. Can you look at our dispatch first?',
    state: 'new',
    daysAgo: 0.2,
    calculated: true,
  },
  {
    name: 'Marcus Hale',
    email: 'marcus@halefreight.example',
    company: 'Hale Freight',
    companySize: '25-49',
    timeSink: 'Chasing proof of delivery by phone',
    state: 'new',
    daysAgo: 1.4,
  },
  {
    name: 'Best Rankings',
    email: 'hello@first-page.example',
    company: 'https://first-page.example',
    companySize: '100+',
    timeSink: 'Your rank',
    message: 'https://a.example https://b.example https://c.example',
    state: 'spam',
    daysAgo: 2.1,
    suspicions: ['filled in too fast', 'web address in a short answer', 'many web addresses'],
  },
  {
    name: 'Ines Fernandez',
    email: 'ines@fernandez-legal.example',
    company: 'Fernandez Legal',
    companySize: '5-9',
    timeSink: 'Copying client data between three systems',
    message: 'Is our practice software something you work with?',
    state: 'contacted',
    daysAgo: 4.3,
    calculated: true,
  },
  {
    name: 'Theo Brandt',
    email: 'theo@brandt-joinery.example',
    company: 'Brandt Joinery',
    companySize: '5-9',
    timeSink: 'Writing offers',
    state: 'lost',
    daysAgo: 9,
    decidedDaysAgo: 6,
  },
  {
    name: 'Aisha Karim',
    email: 'aisha@karim-clinics.example',
    company: 'Karim Clinics',
    companySize: '50-99',
    timeSink: 'Reminding patients of appointments',
    message: 'Two locations, one front desk too few.',
    state: 'contacted',
    daysAgo: 12,
    calculated: true,
  },
  {
    name: demoPeople.client.name,
    email: demoPeople.client.email,
    company: demoPeople.client.company,
    companySize: '25-49',
    timeSink: 'Scheduling technicians on a whiteboard',
    state: 'won',
    daysAgo: 24,
    decidedDaysAgo: 15,
    calculated: true,
    clientId: demoPeople.client.companyId,
  },
  {
    name: 'Lena Voss',
    email: 'lena@vossprint.example',
    company: 'Voss Print',
    companySize: '10-24',
    timeSink: 'Invoices with the wrong job number',
    state: 'lost',
    daysAgo: 33,
    decidedDaysAgo: 20,
  },
  {
    name: 'Samir Patel',
    email: 'samir@patel-storage.example',
    company: 'Patel Storage',
    companySize: '1-4',
    timeSink: 'Contracts by hand',
    state: 'contacted',
    daysAgo: 41,
  },
  {
    name: 'Grace Ode',
    email: 'grace@odecatering.example',
    company: 'Ode Catering',
    companySize: '10-24',
    timeSink: 'Shift plans in four chat groups',
    state: 'lost',
    daysAgo: 52,
    decidedDaysAgo: 40,
    calculated: true,
  },
];

/** People who wrote to the demo company in recent weeks. */
export function createDemoLeads(now: Date): NewLead[] {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return demoLeads.map(({ daysAgo, decidedDaysAgo, calculated, suspicions = [], ...words }) => ({
    message: null,
    ...words,
    id: seedIdentifier(`lead:${words.email}`),
    source: 'audit',
    calculation: calculated ? calculation : null,
    suspicions,
    announcedAt: suspicions.length > 0 ? null : before(daysAgo),
    decidedAt: decidedDaysAgo === undefined ? null : before(decidedDaysAgo),
    createdAt: before(daysAgo),
    updatedAt: before(decidedDaysAgo ?? daysAgo),
  }));
}

/** Pages with their share of visits and their referrers. */
const visited = [
  { path: '/', referrer: '', share: 34 },
  { path: '/', referrer: 'www.google.com', share: 26 },
  { path: '/calculator', referrer: '', share: 17 },
  { path: '/pricing', referrer: '', share: 12 },
  { path: '/results', referrer: 'www.linkedin.com', share: 7 },
  { path: '/services/systems-audit', referrer: 'www.google.com', share: 9 },
] as const;

const DAYS = 180;

/** Half a year of page views: fewer on weekends, slowly increasing. */
export function createDemoPageViews(today: string): (typeof pageViews.$inferInsert)[] {
  return Array.from({ length: DAYS }, (_, daysAgo) => {
    const day = addDays(today, -daysAgo);
    const weekend = daysBetween(weekOf(day), day) >= 5;
    const level = (1.3 - daysAgo / 400) * (weekend ? 0.45 : 1) * (1 + ((daysAgo * 37) % 11) / 30);
    return visited.map(({ path, referrer, share }) => ({
      day,
      path,
      referrer,
      views: Math.max(1, Math.round(share * level)),
    }));
  }).flat();
}
