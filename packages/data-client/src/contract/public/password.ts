import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import {
  EmailAddress,
  NewPassword,
  OneTimeToken,
  PersonName,
  passwordLinkKinds,
} from '../entities/credentials.ts';

const PasswordLink = { kind: v.picklist(passwordLinkKinds), token: OneTimeToken };

export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  service: 'core',
  summary: 'Mails a link that sets a new password, where there is such an account.',
  callers: ['anyone'],
  body: v.object({ kind: v.picklist(['client', 'account']), email: EmailAddress }),
  status: 202,
  answer: v.object({ message: v.string() }),
});

export const readPasswordLink = defineEndpoint({
  method: 'POST',
  path: '/api/auth/password-link',
  service: 'core',
  summary: 'Tells whose password a link sets, if it still works.',
  callers: ['anyone'],
  confidential: true,
  body: v.object(PasswordLink),
  status: 200,
  // Nobody yet, where a link makes the first admin.
  answer: v.object({ name: v.nullable(v.string()), email: v.nullable(v.string()) }),
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  service: 'core',
  summary: 'Sets a password by a link, once, and ends the sessions of that person.',
  callers: ['anyone'],
  confidential: true,
  body: v.object({
    ...PasswordLink,
    password: NewPassword,
    /** Only where the link makes the first admin. */
    name: v.optional(PersonName),
    /** Only where the link makes the first admin. */
    email: v.optional(EmailAddress),
  }),
  status: 200,
  answer: v.object({ email: v.string(), area: v.picklist(['client', 'manager', 'admin']) }),
});
