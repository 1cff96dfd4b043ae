import { expect, test } from 'vitest';
import { createOfficeCalendar } from '../../calendar.ts';
import { createApiKeyText } from '../../security/api-key-text.ts';
import type { ApiKeyRow } from './api-keys.repository.ts';
import { createKeyRecognitionService } from './key-recognition.service.ts';

const key: ApiKeyRow = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Reports',
  prefix: 'upk_abcdefgh',
  scopes: [],
  rateLimit: 60,
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  version: 1,
  owner: { id: '00000000-0000-4000-8000-000000000002', name: 'Alex Morgan', active: true },
};

test.for([
  ['America/Los_Angeles', '2026-03-09T06:59:59Z', '2026-03-08'],
  ['America/Los_Angeles', '2026-11-02T07:59:59Z', '2026-11-01'],
  ['America/Los_Angeles', '2027-01-01T07:59:59Z', '2026-12-31'],
  ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2027-01-01'],
  ['Pacific/Auckland', '2026-12-31T11:00:00Z', '2027-01-01'],
] as const)('names the day in %s on which a key expired or was revoked at %s', async ([zone, end, day]) => {
  const moment = new Date(end);
  const now = () => moment;
  const refusal = async (change: Partial<ApiKeyRow>) => {
    const keys = createKeyRecognitionService({
      repository: { findByHash: async () => ({ ...key, ...change }) },
      calendar: createOfficeCalendar(zone, now),
      now,
    });
    return keys.recognize(createApiKeyText().text).catch(({ message }) => message);
  };
  expect(await refusal({ expiresAt: moment })).toBe(
    `This API key expired on ${day}. Ask an admin to extend it or for a new one.`,
  );
  expect(await refusal({ revokedAt: moment })).toBe(
    `This API key was revoked on ${day}. Ask an admin for a new one.`,
  );
});
