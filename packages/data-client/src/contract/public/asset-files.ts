import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

export const getAssetFile = defineEndpoint({
  method: 'GET',
  path: '/api/assets/{id}/file',
  service: 'core',
  summary: 'The bytes of an asset. Takes Range and If-None-Match.',
  callers: ['anyone'],
  params: v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
  status: 200,
  content: 'application/octet-stream',
});
