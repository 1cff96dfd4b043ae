import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { AppCode, Password } from '../entities/credentials.ts';
import { uuid } from '../uuid.ts';

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

const SecondFactor = v.object({
  enabled: v.boolean(),
  /** Unused recovery codes. */
  recoveryCodesLeft: v.number(),
});

export const getSecondFactor = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/second-factor',
  summary: 'Retrieves whether the caller has 2FA turned on, and how many recovery codes are left.',
  answer: SecondFactor,
});

export const startSecondFactor = defineEndpoint({
  ...common,
  confidential: true,
  method: 'POST',
  path: '/api/admin/second-factor',
  summary: 'Creates a secret for an authenticator app. It takes effect once a code from the app confirms it.',
  answer: v.object({
    /** Base32, for manual entry. */
    secret: v.string(),
    /** The secret as an `otpauth:` URI, for a QR code. */
    uri: v.string(),
  }),
});

export const confirmSecondFactor = defineEndpoint({
  ...common,
  confidential: true,
  method: 'POST',
  path: '/api/admin/second-factor/confirm',
  summary: 'Turns on 2FA with a code from the authenticator app. The recovery codes are returned only once.',
  body: v.object({ code: AppCode }),
  answer: v.object({ recoveryCodes: v.array(v.string()) }),
});

export const removeSecondFactor = defineEndpoint({
  ...common,
  confidential: true,
  method: 'POST',
  path: '/api/admin/second-factor/remove',
  summary: 'Turns off 2FA. Requires the password.',
  body: v.object({ password: Password }),
  answer: SecondFactor,
});

export const resetSecondFactor = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/users/{id}/reset-second-factor',
  summary: 'Turns off 2FA for another admin who has lost the authenticator app and the recovery codes.',
  params: v.object({ id: uuid('This isn’t the ID of a user.') }),
  answer: SecondFactor,
});
