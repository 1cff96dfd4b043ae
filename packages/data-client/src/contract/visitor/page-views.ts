import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

export const countPageView = defineEndpoint({
  method: 'POST',
  path: '/api/page-views',
  service: 'core',
  summary:
    'Counts one more view of a page today. Keeps the path, the site that led there and the day: nothing of the visitor.',
  callers: ['anyone'],
  body: v.object({
    path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(200)),
    /** Host of the page that led here; empty when there was none, or when it was one of ours. */
    referrer: v.optional(
      v.pipe(v.string(), v.maxLength(253), v.regex(/^[\w.:-]*$/, 'Give a host name.')),
      '',
    ),
  }),
  status: 202,
  answer: v.object({ counted: v.boolean() }),
});
