import { describe, expect, test } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';

describe('services that are deployed separately', () => {
  test.for([
    ['core', { '/api/case-studies': 200, '/api/assets': 404, '/api/tech-assets': 404 }],
    ['admin', { '/api/case-studies': 404, '/api/assets': 200, '/api/tech-assets': 404 }],
    ['tech-assets', { '/api/case-studies': 404, '/api/assets': 404, '/api/tech-assets': 200 }],
  ] as const)('a process of %s serves only its own endpoints and health', async ([services, statuses]) => {
    const server = await startTestServer({ environment: { SERVICES: services } });
    for (const [path, status] of Object.entries(statuses)) {
      expect((await server.request(path)).status, path).toBe(status);
    }
    expect((await server.request('/api/health')).status).toBe(200);
    expect((await server.request('/')).status).toBe(404);
    await server.close();
  });
});
