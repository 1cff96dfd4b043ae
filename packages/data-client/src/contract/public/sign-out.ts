import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

export const signOutClient = defineEndpoint({
  method: 'POST',
  path: '/api/client/logout',
  service: 'core',
  summary: 'Ends the client session of the request.',
  callers: ['anyone'],
  status: 200,
  answer: v.object({ signedOut: v.boolean() }),
});

export const signOutManager = defineEndpoint({
  method: 'POST',
  path: '/api/manager/logout',
  service: 'core',
  summary: 'Ends the manager session of the request.',
  callers: ['anyone'],
  status: 200,
  answer: v.object({ signedOut: v.boolean() }),
});

export const signOutAdmin = defineEndpoint({
  method: 'POST',
  path: '/api/admin/logout',
  service: 'admin',
  summary: 'Ends the admin session of the request.',
  callers: ['anyone'],
  status: 200,
  answer: v.object({ signedOut: v.boolean() }),
});

export const signOut = defineEndpoint({
  method: 'GET',
  path: '/api/logout',
  service: 'core',
  summary: 'Ends every session of the request, clears the cookies, and redirects to the home page.',
  callers: ['anyone'],
  status: 303,
});
