import { defineEndpoint } from '../endpoint.ts';
import { TechAsset } from '../entities/tech-asset.ts';
import { listOf } from '../reading.ts';

export const listTechAssets = defineEndpoint({
  method: 'GET',
  path: '/api/tech-assets',
  service: 'tech-assets',
  summary: 'Lists active technologies, highest priority first.',
  callers: ['anyone'],
  status: 200,
  answer: listOf(TechAsset),
});
