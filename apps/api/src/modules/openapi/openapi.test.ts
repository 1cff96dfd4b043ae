import { describe, expect, test } from 'vitest';
import { contract } from '../../contract.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { createOpenApiDocument } from './openapi-document.ts';

const options = { siteUrl: 'https://uplift.example', sessionCookie: '__Host-uplift_client' };
const document = createOpenApiDocument(contract, options);

test('serves the document as JSON', async () => {
  const server = await startTestServer();
  const answer = await server.request('/api/openapi.json');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: server.config.siteUrl }] });
  await server.close();
});

test('matches the committed openapi.json', async () => {
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('../../../openapi.json');
});

describe('OpenAPI document', () => {
  test.for(Object.entries(contract))('describes %s', ([name, endpoint]) => {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, summary: endpoint.summary });
    expect(operation).toHaveProperty(['responses', String(endpoint.status)]);
    expect(operation).toHaveProperty('responses.default.content');
  });

  test('describes responses in camelCase, with types and required properties', () => {
    expect(document.paths['/api/case-studies']?.get).toHaveProperty(
      ['responses', '200', 'content', 'application/json', 'schema'],
      expect.objectContaining({
        type: 'object',
        required: ['data'],
        properties: {
          data: {
            type: 'array',
            items: expect.objectContaining({
              required: expect.arrayContaining(['slug', 'hoursSaved']),
              properties: expect.objectContaining({
                hoursSaved: expect.objectContaining({ type: 'number' }),
                slug: expect.objectContaining({ type: 'string' }),
                imageUrl: { anyOf: [{ type: 'string' }, { type: 'null' }] },
              }),
            }),
          },
        },
      }),
    );
  });

  test('describes request bodies', () => {
    expect(document.paths['/api/client-errors']?.post).toHaveProperty(
      ['requestBody', 'content', 'application/json', 'schema'],
      expect.objectContaining({
        type: 'object',
        required: ['message', 'url', 'userAgent', 'timestamp', 'level'],
        properties: expect.objectContaining({
          level: { type: 'string', enum: ['page', 'section', 'component'] },
        }),
      }),
    );
  });

  test('describes path and query parameters', () => {
    expect(document.paths['/api/assets/{id}/file']?.get).toHaveProperty('parameters', [
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
      expect.objectContaining({ name: 'width', in: 'query', required: false }),
    ]);
    expect(document.paths['/api/assets']?.get).toHaveProperty('parameters', [
      expect.objectContaining({ name: 'page', in: 'query', required: false }),
      expect.objectContaining({ name: 'pageSize', in: 'query', required: false }),
      expect.objectContaining({ name: 'category', in: 'query', required: false }),
    ]);
  });

  test('lists the security schemes of each operation', () => {
    expect(document.paths['/api/client/me']?.get).toHaveProperty('security', [{ clientCookie: [] }]);
    expect(document.paths['/api/auth/user']?.get).toHaveProperty('security', [
      { adminToken: [] },
      { managerToken: [] },
    ]);
    expect(document.paths['/api/health']?.get).toHaveProperty('security', []);
  });

  test('lists the scope that an API key needs, and no API key where keys are not accepted', () => {
    expect(document.paths['/api/admin/users']?.get).toMatchObject({
      security: [{ adminToken: [] }, { apiKey: ['users:read'] }],
      description: 'API keys need the scope `users:read`.',
      responses: { 403: expect.anything(), 429: expect.anything() },
    });
    expect(document.paths['/api/admin/users/{id}']?.patch).toHaveProperty('security', [
      { adminToken: [] },
      { apiKey: ['users:write'] },
    ]);
    for (const [path, method] of [
      ['/api/admin/api-keys', 'get'],
      ['/api/admin/sessions', 'get'],
      ['/api/admin/password', 'post'],
    ] as const)
      expect(document.paths[path]?.[method]).toHaveProperty('security', [{ adminToken: [] }]);
    expect(document.components.securitySchemes?.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  test('has no dangling references', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) expect(document).toHaveProperty(reference.split('/'));
  });
});
