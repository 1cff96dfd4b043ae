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
  summary:
    'A published success story, whole. A slug that it had before gives it too: its `slug` says which it has now. 410 where it is published no more.',
  callers: ['anyone'],
  params: v.object({ slug: pathSegment }),
  status: 200,
  answer: CaseStudyDetail,
});
