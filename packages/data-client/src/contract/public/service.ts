import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  service: 'core',
  summary: 'Whether the server is ready, and its commit.',
  callers: ['anyone'],
  status: 200,
  answer: v.object({ status: v.literal('ok'), commit: v.string() }),
});

export const getOpenApi = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  service: 'core',
  summary: 'This API as OpenAPI 3.1.',
  callers: ['anyone'],
  status: 200,
  answer: v.looseObject({ openapi: v.string() }),
});
