import type { ApiKey, ApiKeyDay } from '../../contract/admin/api-keys.ts';

const DAY_MS = 24 * 3_600_000;

/** Returns a time some days from now, so that relative texts stay valid. */
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

const alex = { id: '00000000-0000-4000-8000-000000000101', name: 'Alex Morgan', active: true };

/** API keys in every state, including one whose owner is no longer an admin. */
export const sampleApiKeys: readonly ApiKey[] = [
  {
    id: '00000000-0000-4000-8000-000000000201',
    name: 'Reporting dashboard',
    prefix: 'upk_9fK2mQ7x',
    scopes: ['audit-log:read', 'users:read'],
    state: 'active',
    rateLimit: 120,
    expiresAt: inDays(210),
    revokedAt: null,
    owner: alex,
    lastUsedAt: inDays(-0.02),
    createdAt: inDays(-155),
    version: 2,
  },
  {
    id: '00000000-0000-4000-8000-000000000202',
    name: 'Payroll import',
    prefix: 'upk_Lw41tGd8',
    scopes: ['invitations:write', 'users:read', 'users:write'],
    state: 'expiring',
    rateLimit: 60,
    expiresAt: inDays(3),
    revokedAt: null,
    owner: alex,
    lastUsedAt: inDays(-2),
    createdAt: inDays(-87),
    version: 1,
  },
  {
    id: '00000000-0000-4000-8000-000000000203',
    name: 'Wall screen',
    prefix: 'upk_0bTzR5cY',
    scopes: ['users:read'],
    state: 'expired',
    rateLimit: 10,
    expiresAt: inDays(-12),
    revokedAt: null,
    owner: alex,
    lastUsedAt: inDays(-12),
    createdAt: inDays(-102),
    version: 1,
  },
  {
    id: '00000000-0000-4000-8000-000000000204',
    name: 'Contractor laptop',
    prefix: 'upk_Hj7Qv3Ns',
    scopes: ['users:read'],
    state: 'revoked',
    rateLimit: 60,
    expiresAt: null,
    revokedAt: inDays(-40),
    owner: alex,
    lastUsedAt: null,
    createdAt: inDays(-41),
    version: 2,
  },
  {
    id: '00000000-0000-4000-8000-000000000205',
    name: 'Calendar bridge',
    prefix: 'upk_Zx8Pe2Wk',
    scopes: ['users:read'],
    state: 'active',
    rateLimit: 60,
    expiresAt: null,
    revokedAt: null,
    owner: { id: '00000000-0000-4000-8000-000000000104', name: 'Tom Lindqvist', active: false },
    lastUsedAt: inDays(-44),
    createdAt: inDays(-400),
    version: 1,
  },
];

/** Daily uses of one key over the last 30 days: fewer on weekends. */
export const sampleApiKeyDays: readonly ApiKeyDay[] = Array.from({ length: 30 }, (_, index) => {
  const day = inDays(index - 29);
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  return { day: day.slice(0, 10), calls: isWeekend ? 24 + index : 480 + ((index * 137) % 210) };
});
