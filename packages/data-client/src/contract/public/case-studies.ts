import { defineEndpoint } from '../endpoint.ts';
import { CaseStudy } from '../entities/case-study.ts';
import { listOf } from '../reading.ts';

export const listCaseStudies = defineEndpoint({
  method: 'GET',
  path: '/api/case-studies',
  service: 'core',
  summary: 'The published success stories, newest first.',
  callers: ['anyone'],
  status: 200,
  answer: listOf(CaseStudy),
});
