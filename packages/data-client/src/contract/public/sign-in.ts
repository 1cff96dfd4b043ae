import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { AccountUser } from '../entities/account-user.ts';
import { ClientSession } from '../entities/client-session.ts';
import { EmailAddress, OneTimeCode, Password } from '../entities/credentials.ts';

const SignIn = v.object({ email: EmailAddress, password: Password });

export const signInClient = defineEndpoint({
  method: 'POST',
  path: '/api/client/login',
  service: 'core',
  summary: 'Signs a client in. The answer becomes the client session.',
  callers: ['anyone'],
  confidential: true,
  body: SignIn,
  status: 200,
  answer: ClientSession,
});

export const signInManager = defineEndpoint({
  method: 'POST',
  path: '/api/manager/login',
  service: 'core',
  summary: 'Signs a manager in. Later calls carry the token in x-manager-token.',
  callers: ['anyone'],
  confidential: true,
  body: SignIn,
  status: 200,
  answer: v.object({ token: v.string(), manager: AccountUser }),
});

export const signInAdmin = defineEndpoint({
  method: 'POST',
  path: '/api/admin/login',
  service: 'admin',
  summary: 'Signs an admin in. Later calls carry the token as a bearer token.',
  callers: ['anyone'],
  confidential: true,
  body: v.object({
    ...SignIn.entries,
    /** Where the account asks for it: 401 with an error of this field says so. */
    totp: v.optional(OneTimeCode),
  }),
  status: 200,
  answer: v.object({
    token: v.string(),
    user: AccountUser,
    /** Whether to offer a second step now; true at the first sign-in of an account without one. */
    offerSecondFactor: v.optional(v.boolean(), false),
  }),
});
