import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { OneTimeToken } from '../entities/credentials.ts';

export const answerEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/auth/email-change',
  service: 'core',
  summary:
    'Confirms a change of an e-mail address by the link that one of its two addresses was mailed, or stops it.',
  callers: ['anyone'],
  confidential: true,
  body: v.object({
    token: OneTimeToken,
    answer: v.picklist(['confirm', 'stop'], 'Confirm the change or stop it.'),
  }),
  status: 200,
  answer: v.object({
    /** Waiting: the link to the other address was not followed yet. */
    state: v.picklist(['changed', 'waiting', 'stopped']),
  }),
});
