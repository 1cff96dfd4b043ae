import { defineEndpoint } from '../endpoint.ts';
import { AccountUser } from '../entities/account-user.ts';
import { ClientSession } from '../entities/client-session.ts';

export const getAccountUser = defineEndpoint({
  method: 'GET',
  path: '/api/auth/user',
  service: 'core',
  summary: 'The account user who is signed in.',
  callers: ['admin', 'manager'],
  status: 200,
  answer: AccountUser,
});

export const getClientSession = defineEndpoint({
  method: 'GET',
  path: '/api/client/me',
  service: 'core',
  summary: 'The signed-in client, with the manager who looks after them.',
  callers: ['client'],
  status: 200,
  answer: ClientSession,
});
