import type { SessionInfo } from '../../contract/entities/session-info.ts';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

/** Three sessions of one user: the current one, a phone, and one without a user agent. */
export const sampleSessions: readonly SessionInfo[] = [
  {
    id: '7d0c5a34-6a0e-4f6b-9b61-0f3c5ce4a101',
    createdAt: '2026-11-20T08:02:11.000Z',
    lastSeenAt: '2026-11-21T09:41:00.000Z',
    expiresAt: '2026-12-20T08:02:11.000Z',
    userAgent: windows,
    current: true,
  },
  {
    id: '7d0c5a34-6a0e-4f6b-9b61-0f3c5ce4a102',
    createdAt: '2026-11-16T18:20:45.000Z',
    lastSeenAt: '2026-11-20T21:07:30.000Z',
    expiresAt: '2026-12-16T18:20:45.000Z',
    userAgent: phone,
    current: false,
  },
  {
    id: '7d0c5a34-6a0e-4f6b-9b61-0f3c5ce4a103',
    createdAt: '2026-11-02T13:55:02.000Z',
    lastSeenAt: '2026-11-05T16:12:19.000Z',
    expiresAt: '2026-12-02T13:55:02.000Z',
    userAgent: null,
    current: false,
  },
];
