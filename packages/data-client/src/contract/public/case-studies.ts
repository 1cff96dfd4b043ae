import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { CaseStudy, CaseStudyDetail } from '../entities/case-study.ts';
import { listOf, pathSegment } from '../reading.ts';

export const listCaseStudies = defineEndpoint({
  method: 'GET',
  path: '/api/case-studies',
  service: 'core',
  summary: 'The published success stories, newest first.',
  callers: ['anyone'],
  status: 200,
  answer: listOf(CaseStudy),
});

export const getCaseStudy = defineEndpoint({
  method: 'GET',
  path: '/api/case-studies/{slug}',
  service: 'core',
  summary: 'A published success story, whole, by its slug or one it had before; 410 once taken down.',
  callers: ['anyone'],
  params: v.object({ slug: pathSegment }),
  status: 200,
  answer: CaseStudyDetail,
});
