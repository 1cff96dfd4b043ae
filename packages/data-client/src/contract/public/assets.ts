import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { Asset } from '../entities/asset.ts';
import { pageOf, wholeNumber } from '../reading.ts';

const oneCategory = 'Enter one category of at most 60 characters.';

export const listAssets = defineEndpoint({
  method: 'GET',
  path: '/api/assets',
  service: 'admin',
  summary: 'Lists active assets, logos first, then newest first.',
  callers: ['anyone'],
  query: v.object({
    page: v.optional(wholeNumber(1, 100_000)),
    pageSize: v.optional(wholeNumber(1, 100)),
    category: v.optional(
      v.pipe(v.string(oneCategory), v.nonEmpty(oneCategory), v.maxLength(60, oneCategory)),
    ),
  }),
  status: 200,
  answer: pageOf(Asset),
});
