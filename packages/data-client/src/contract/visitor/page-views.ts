import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

export const countPageView = defineEndpoint({
  method: 'POST',
  path: '/api/page-views',
  service: 'core',
  summary:
    'Counts a page view for the current day. Stores the path, the referring host, and the day, and nothing about the visitor.',
  callers: ['anyone'],
  body: v.object({
    path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(200)),
    /** Host of the referring page. Empty if there was none, or if it was our own. */
    referrer: v.optional(
      v.pipe(v.string(), v.maxLength(253), v.regex(/^[\w.:-]*$/, 'Enter a host name.')),
      '',
    ),
  }),
  status: 202,
  answer: v.object({ counted: v.boolean() }),
});
