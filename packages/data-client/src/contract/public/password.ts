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
  summary: 'E-mails a password reset link if the account exists.',
  callers: ['anyone'],
  body: v.object({ kind: v.picklist(['client', 'account']), email: EmailAddress }),
  status: 202,
  answer: v.object({ message: v.string() }),
});

export const readPasswordLink = defineEndpoint({
  method: 'POST',
  path: '/api/auth/password-link',
  service: 'core',
  summary: 'Retrieves the name and e-mail address of the account that a valid password link belongs to.',
  callers: ['anyone'],
  confidential: true,
  body: v.object(PasswordLink),
  status: 200,
  // Null for a `setup` link: the first admin doesn't exist yet.
  answer: v.object({ name: v.nullable(v.string()), email: v.nullable(v.string()) }),
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  service: 'core',
  summary: 'Sets a password with a single-use link and ends all sessions of the account.',
  callers: ['anyone'],
  confidential: true,
  body: v.object({
    ...PasswordLink,
    password: NewPassword,
    /** Only for a `setup` link, which creates the first admin. */
    name: v.optional(PersonName),
    /** Only for a `setup` link, which creates the first admin. */
    email: v.optional(EmailAddress),
  }),
  status: 200,
  answer: v.object({ email: v.string(), area: v.picklist(['client', 'manager', 'admin']) }),
});
