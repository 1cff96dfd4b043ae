import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { OneTimeToken } from '../entities/credentials.ts';

export const answerEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/auth/email-change',
  service: 'core',
  summary:
    'Confirms or stops an e-mail address change, using the link sent to either the old or the new address.',
  callers: ['anyone'],
  confidential: true,
  body: v.object({
    token: OneTimeToken,
    answer: v.picklist(['confirm', 'stop'], 'Choose confirm or stop.'),
  }),
  status: 200,
  answer: v.object({
    /** `waiting`: the link sent to the other address hasn't been followed yet. */
    state: v.picklist(['changed', 'waiting', 'stopped']),
  }),
});
