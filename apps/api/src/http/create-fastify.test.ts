import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createFastify } from './create-fastify.ts';

test('limits how long headers and whole requests may take to arrive', () => {
  const { server } = createFastify({ config: readConfig({ LOG_LEVEL: 'silent' }) });
  expect(server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 600_000 });
});
