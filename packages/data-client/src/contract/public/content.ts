import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { Asset, CaseStudy, TechAsset } from '../entities.ts';
import { listOf, pageOf, wholeNumber } from '../reading.ts';

export const listAssets = defineEndpoint({
  method: 'GET',
  path: '/api/assets',
  service: 'admin',
  summary: 'The active assets, logos first and then the newest, a page at a time.',
  callers: ['anyone'],
  query: v.object({
    page: v.optional(wholeNumber(1, 100_000)),
    pageSize: v.optional(wholeNumber(1, 100)),
    category: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(60))),
  }),
  status: 200,
  answer: pageOf(Asset),
});

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

export const listTechAssets = defineEndpoint({
  method: 'GET',
  path: '/api/tech-assets',
  service: 'tech-assets',
  summary: 'The active technologies, highest priority first.',
  callers: ['anyone'],
  status: 200,
  answer: listOf(TechAsset),
});

export const listCaseStudies = defineEndpoint({
  method: 'GET',
  path: '/api/case-studies',
  service: 'core',
  summary: 'The published success stories, newest first.',
  callers: ['anyone'],
  status: 200,
  answer: listOf(CaseStudy),
});
