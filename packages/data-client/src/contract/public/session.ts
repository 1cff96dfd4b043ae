import { defineEndpoint } from '../endpoint.ts';
import { AccountUser } from '../entities/account-user.ts';
import { ClientSession } from '../entities/client-session.ts';

export const getAccountUser = defineEndpoint({
  method: 'GET',
  path: '/api/auth/user',
  service: 'core',
  summary: 'Retrieves the signed-in admin or manager.',
  callers: ['admin', 'manager'],
  status: 200,
  answer: AccountUser,
});

export const getClientSession = defineEndpoint({
  method: 'GET',
  path: '/api/client/me',
  service: 'core',
  summary: "Retrieves the signed-in person at a client, with the client's manager.",
  callers: ['client'],
  status: 200,
  answer: ClientSession,
});
