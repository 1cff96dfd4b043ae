import type { Endpoint } from './endpoint.ts';

/** What an API key may be allowed: to read a resource, or to change it. */
export type Scope = `${string}:${'read' | 'write'}`;

/**
 * Parts of paths that no key may call, whatever it is allowed: a key must not become a sign-in, change who can sign in
 * as its owner, or make further keys.
 */
const KEPT_FROM_KEYS: ReadonlySet<string> = new Set([
  'api-keys',
  'login',
  'logout',
  'password',
  'reset-second-factor',
  'second-factor',
  'sessions',
  'time-zone',
]);

/** Parts of paths under which a change can give an account, or more rights to one. */
const ACCOUNTS: ReadonlySet<string> = new Set(['invitations', 'people', 'users']);

/**
 * The scope that an API key needs for a call: `users:read` for `GET /api/admin/users`. Null when keys may not make it:
 * outside the admin area, for calls about an account itself, for answers with a secret, and for changes of accounts
 * without a `keyBody`.
 */
export function scopeOf({
  method,
  path,
  callers,
  keyBody,
  confidential = false,
}: Pick<Endpoint, 'method' | 'path' | 'callers' | 'keyBody' | 'confidential'>): Scope | null {
  const [root, area, resource, ...rest] = path.split('/').filter((part) => part !== '');
  if (root !== 'api' || area !== 'admin' || resource === undefined) return null;
  if (confidential || !callers.includes('admin')) return null;
  const parts = [resource, ...rest];
  if (parts.some((part) => KEPT_FROM_KEYS.has(part))) return null;
  if (method !== 'GET' && !keyBody && parts.some((part) => ACCOUNTS.has(part))) return null;
  return `${resource}:${method === 'GET' ? 'read' : 'write'}`;
}

/** The scopes that there are, in their order. */
export function scopesOf(endpoints: Readonly<Record<string, Endpoint>>): Scope[] {
  const scopes = Object.values(endpoints).map(scopeOf);
  return [...new Set(scopes.filter((scope) => scope !== null))].sort();
}
