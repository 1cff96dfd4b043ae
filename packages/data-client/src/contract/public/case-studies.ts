import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { CaseStudy, CaseStudyDetail } from '../entities/case-study.ts';
import { listOf, pathSegment } from '../reading.ts';

export const listCaseStudies = defineEndpoint({
  method: 'GET',
  path: '/api/case-studies',
  service: 'core',
  summary: 'Lists published success stories, newest first.',
  callers: ['anyone'],
  status: 200,
  answer: listOf(CaseStudy),
});

export const getCaseStudy = defineEndpoint({
  method: 'GET',
  path: '/api/case-studies/{slug}',
  service: 'core',
  summary: 'Retrieves a published success story by its slug or a former one; 410 once unpublished.',
  callers: ['anyone'],
  params: v.object({ slug: pathSegment }),
  status: 200,
  answer: CaseStudyDetail,
});
