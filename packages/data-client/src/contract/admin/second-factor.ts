import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { OneTimeCode, Password } from '../entities/credentials.ts';
import { uuid } from '../uuid.ts';

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

const SecondFactor = v.object({
  enabled: v.boolean(),
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: v.number(),
});

export const getSecondFactor = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/second-factor',
  summary: 'Whether the sign-in of the caller asks for a code of an authenticator app.',
  answer: SecondFactor,
});

export const startSecondFactor = defineEndpoint({
  ...common,
  confidential: true,
  method: 'POST',
  path: '/api/admin/second-factor',
  summary: 'Makes a secret for an authenticator app. It counts once a code of it has confirmed it.',
  answer: v.object({
    /** Base32, to type it in. */
    secret: v.string(),
    /** The same as an otpauth: address, to show it as a QR code. */
    uri: v.string(),
  }),
});

export const confirmSecondFactor = defineEndpoint({
  ...common,
  confidential: true,
  method: 'POST',
  path: '/api/admin/second-factor/confirm',
  summary: 'Turns the second step on, by a code of the app. The recovery codes are told this once.',
  body: v.object({ code: OneTimeCode }),
  answer: v.object({ recoveryCodes: v.array(v.string()) }),
});

export const removeSecondFactor = defineEndpoint({
  ...common,
  confidential: true,
  method: 'POST',
  path: '/api/admin/second-factor/remove',
  summary: 'Turns the second step off. Takes the password.',
  body: v.object({ password: Password }),
  answer: SecondFactor,
});

export const resetSecondFactor = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/users/{id}/reset-second-factor',
  summary: 'Turns the second step of another admin off, who has lost the app and the recovery codes.',
  params: v.object({ id: uuid('This is not the id of a user.') }),
  answer: SecondFactor,
});
