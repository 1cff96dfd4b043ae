import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { imageWidths } from '../entities/image-widths.ts';
import { pathSegment } from '../reading.ts';

export const getAssetFile = defineEndpoint({
  method: 'GET',
  path: '/api/assets/{id}/file',
  service: 'core',
  summary: 'Downloads an asset, or a smaller copy of an image. Supports Range and If-None-Match.',
  callers: ['anyone'],
  params: v.object({ id: pathSegment }),
  query: v.object({
    width: v.optional(v.picklist(imageWidths)),
  }),
  status: 200,
  content: 'application/octet-stream',
});
