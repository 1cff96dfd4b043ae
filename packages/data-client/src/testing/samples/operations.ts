import type { ClientErrorDetail, ClientErrorGroup } from '../../contract/admin/client-errors.ts';
import type { FailedJob, JobQueueSummary } from '../../contract/admin/jobs.ts';
import type { OutboxMessage } from '../../contract/admin/outbox.ts';
import type { Overview } from '../../contract/admin/overview.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns a time some hours ago, so that relative texts stay valid. */
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export const sampleClientError: ClientErrorDetail = {
  id: '00000000-0000-4000-8000-000000000501',
  name: 'Cannot read properties of undefined (reading "price")',
  topFrame: 'at PriceTable (/assets/pricing.js)',
  level: 'section',
  state: 'open',
  occurrences: 34,
  firstSeenAt: hoursAgo(50),
  lastSeenAt: hoursAgo(1),
  userAgents: [chrome],
  version: 1,
  latest: [
    {
      id: '00000000-0000-4000-8000-000000000511',
      url: 'https://uplift.example/pricing',
      userAgent: chrome,
      receivedAt: hoursAgo(1),
      stack:
        'TypeError: Cannot read properties of undefined (reading "price")\n    at PriceTable (https://uplift.example/assets/pricing-Ab12Cd34.js:10:220)',
      componentStack: '\n    at PriceTable\n    at Section',
    },
  ],
};

/** An open and a resolved error. */
export const sampleClientErrors: readonly ClientErrorGroup[] = [
  sampleClientError,
  {
    ...sampleClientError,
    id: '00000000-0000-4000-8000-000000000502',
    name: 'Failed to fetch dynamically imported module',
    topFrame: '',
    state: 'resolved',
    occurrences: 2,
    version: 2,
  },
];

export const sampleJobQueues: readonly JobQueueSummary[] = [
  { name: 'mail', waiting: 1, active: 0, failed: 2, completed: 340 },
  { name: 'password-link', waiting: 0, active: 0, failed: 0, completed: 12 },
  { name: 'clean-up', waiting: 0, active: 0, failed: 0, completed: 24 },
];

export const sampleFailedJobs: readonly FailedJob[] = ['1', '2'].map((digit) => ({
  id: `00000000-0000-4000-8000-00000000060${digit}`,
  name: 'mail',
  createdAt: hoursAgo(6),
  failedAt: hoursAgo(5),
  tries: 9,
  error: 'connect ECONNREFUSED 192.0.2.25:587',
}));

export const sampleOutboxMessage: OutboxMessage = {
  id: '2026-06-01T12-00-00.000Z-sample',
  subject: 'We received your audit request',
  to: 'rosa@harbor-hvac.example',
  from: 'Uplift <hello@uplift.example>',
  replyTo: null,
  writtenAt: hoursAgo(2),
  text: 'Thanks for requesting a systems audit. Someone on our team will read it.',
  html: '<p>Thanks for requesting a systems audit. Someone on our team will read it.</p>',
};

/** A month with a realistic weekly pattern. */
export const sampleOverview: Overview = {
  days: 30,
  leads: { current: 18, previous: 15 },
  leadStates: { new: 5, contacted: 6, won: 3, lost: 4 },
  wonLeads: { current: 4, previous: 4 },
  lostLeads: { current: 6, previous: 3 },
  pageViews: { current: 4_260, previous: 3_910 },
  byDay: Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.now() - (29 - index) * DAY_MS).toISOString().slice(0, 10),
    pageViews: 110 + ((index * 37) % 70),
    leads: (index * 5) % 3,
  })),
  topPages: [
    { name: '/', views: 1_820 },
    { name: '/calculator', views: 760 },
    { name: '/pricing', views: 540 },
  ],
  topReferrers: [
    { name: 'www.google.com', views: 610 },
    { name: 'www.linkedin.com', views: 140 },
  ],
  publishedStories: { total: 8, inPeriod: 1 },
  openErrors: { total: 3, recent: 1 },
  heldBackLeads: 2,
  failedJobs: 1,
};
