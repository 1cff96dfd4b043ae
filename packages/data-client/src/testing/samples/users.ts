import type { AuditEntry } from '../../contract/admin/audit-log.ts';
import type { User } from '../../contract/admin/users.ts';

const DAY_MS = 24 * 3_600_000;

/** Returns a time some days ago, so that relative texts stay valid. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

/** The consultancy's users: every role and every state. */
export const sampleUsers: readonly User[] = [
  {
    id: '00000000-0000-4000-8000-000000000101',
    name: 'Alex Morgan',
    email: 'alex@uplift.example',
    role: 'admin',
    state: 'active',
    bookingUrl: null,
    secondFactor: true,
    lastSeenAt: daysAgo(0),
    clientCount: 0,
    createdAt: daysAgo(700),
    version: 3,
  },
  {
    id: '00000000-0000-4000-8000-000000000102',
    name: 'Maya Torres',
    email: 'maya@uplift.example',
    role: 'manager',
    state: 'active',
    bookingUrl: 'https://cal.example/maya',
    secondFactor: false,
    lastSeenAt: daysAgo(1),
    clientCount: 2,
    createdAt: daysAgo(640),
    version: 1,
  },
  {
    id: '00000000-0000-4000-8000-000000000103',
    name: 'Priya Raman',
    email: 'priya@uplift.example',
    role: 'manager',
    state: 'invited',
    bookingUrl: null,
    secondFactor: false,
    lastSeenAt: null,
    clientCount: 0,
    createdAt: daysAgo(2),
    version: 1,
  },
  {
    id: '00000000-0000-4000-8000-000000000104',
    name: 'Tom Lindqvist',
    email: 'tom@uplift.example',
    role: 'manager',
    state: 'deactivated',
    bookingUrl: 'https://cal.example/tom',
    secondFactor: false,
    lastSeenAt: daysAgo(40),
    clientCount: 0,
    createdAt: daysAgo(500),
    version: 4,
  },
];

/** Changes to one of these users, latest first. */
export const sampleAuditEntries: readonly AuditEntry[] = [
  {
    id: 2,
    occurredAt: daysAgo(3),
    actorId: '00000000-0000-4000-8000-000000000101',
    actorName: 'Alex Morgan',
    action: 'user.updated',
    subjectId: '00000000-0000-4000-8000-000000000102',
    subjectName: 'Maya Torres',
    before: { bookingUrl: null },
    after: { bookingUrl: 'https://cal.example/maya' },
    address: '203.0.113.7',
  },
  {
    id: 1,
    occurredAt: daysAgo(30),
    actorId: '00000000-0000-4000-8000-000000000101',
    actorName: 'Alex Morgan',
    action: 'user.sessions-ended',
    subjectId: '00000000-0000-4000-8000-000000000102',
    subjectName: 'Maya Torres',
    before: {},
    after: {},
    address: '203.0.113.7',
  },
];
