import type { getAccountUser, getClientSession } from '../contract/public/session.ts';

/** Cache keys of the signed-in user. */
export const clientSessionPath: (typeof getClientSession)['path'] = '/api/client/me';
export const accountUserPath: (typeof getAccountUser)['path'] = '/api/auth/user';
