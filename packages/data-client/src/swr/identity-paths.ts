import type { getAccountUser, getClientSession } from '../contract/public/session.ts';

/** Under these keys the cache holds who is signed in. */
export const clientSessionPath: (typeof getClientSession)['path'] = '/api/client/me';
export const accountUserPath: (typeof getAccountUser)['path'] = '/api/auth/user';
