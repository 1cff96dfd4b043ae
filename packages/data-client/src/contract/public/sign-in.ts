import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { AccountUser } from '../entities/account-user.ts';
import { ClientSession } from '../entities/client-session.ts';

const SignIn = v.object({
  email: v.pipe(v.string(), v.trim(), v.email('Enter your e-mail address.'), v.maxLength(254)),
  password: v.pipe(
    v.string(),
    v.nonEmpty('Enter your password.'),
    v.maxLength(128, 'A password has at most 128 characters.'),
  ),
});

export const signInClient = defineEndpoint({
  method: 'POST',
  path: '/api/client/login',
  service: 'core',
  summary: 'Signs a client in. The answer becomes the client session.',
  callers: ['anyone'],
  body: SignIn,
  status: 200,
  answer: ClientSession,
});

export const signInManager = defineEndpoint({
  method: 'POST',
  path: '/api/manager/login',
  service: 'core',
  summary: 'Signs a manager in. The token goes into the x-manager-token header of later calls.',
  callers: ['anyone'],
  body: SignIn,
  status: 200,
  answer: v.object({ token: v.string(), manager: AccountUser }),
});

export const signInAdmin = defineEndpoint({
  method: 'POST',
  path: '/api/admin/login',
  service: 'admin',
  summary:
    'Signs an admin in. The token goes into the Authorization header of later calls, as a bearer token.',
  callers: ['anyone'],
  body: SignIn,
  status: 200,
  answer: v.object({ token: v.string(), user: AccountUser }),
});
