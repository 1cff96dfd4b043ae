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
  summary: 'Signs in a client. The response becomes the client session.',
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
  summary: 'Signs in a manager. Send the token in the `x-manager-token` header of later requests.',
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
  summary: 'Signs in an admin. Send the token as a bearer token in later requests.',
  callers: ['anyone'],
  confidential: true,
  body: v.object({
    ...SignIn.entries,
    /** Required if the account uses 2FA. Without it, the response is 401 with an error for this field. */
    totp: v.optional(OneTimeCode),
  }),
  status: 200,
  answer: v.object({
    token: v.string(),
    user: AccountUser,
    /** Whether to offer 2FA setup. True at the first sign-in of an account without 2FA. */
    offerSecondFactor: v.optional(v.boolean(), false),
  }),
});
