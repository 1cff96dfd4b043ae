import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  service: 'core',
  summary: 'Checks whether the server is ready. Returns its commit.',
  callers: ['anyone'],
  status: 200,
  answer: v.object({ status: v.picklist(['ok']), commit: v.string() }),
});

export const getOpenApi = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  service: 'core',
  summary: 'Retrieves the OpenAPI 3.1 document of this API.',
  callers: ['anyone'],
  status: 200,
  answer: v.looseObject({ openapi: v.string() }),
});
