import type { Endpoint } from './endpoint.ts';

/** A scope of an API key: read or write access to a resource. */
export type Scope = `${string}:${'read' | 'write'}`;

/**
 * Path segments that no API key may call, regardless of scope. A key must not become a session, change who
 * can sign in as its owner, or create other keys.
 */
const SEGMENTS_CLOSED_TO_KEYS: ReadonlySet<string> = new Set([
  'api-keys',
  'login',
  'logout',
  'password',
  'reset-second-factor',
  'second-factor',
  'sessions',
  'time-zone',
]);

/** Path segments under which a change can create an account or grant it more rights. */
const ACCOUNTS: ReadonlySet<string> = new Set(['invitations', 'people', 'users']);

/**
 * The scope an API key needs for an endpoint, such as `users:read` for `GET /api/admin/users`. Null if API
 * keys may not call it: outside the admin area, under a path segment in `SEGMENTS_CLOSED_TO_KEYS`, for confidential
 * endpoints, and for account changes without a `keyBody`.
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
  if (parts.some((part) => SEGMENTS_CLOSED_TO_KEYS.has(part))) return null;
  if (method !== 'GET' && !keyBody && parts.some((part) => ACCOUNTS.has(part))) return null;
  return `${resource}:${method === 'GET' ? 'read' : 'write'}`;
}

/** All scopes, sorted. */
export function scopesOf(endpoints: Readonly<Record<string, Endpoint>>): Scope[] {
  const scopes = Object.values(endpoints).map(scopeOf);
  return [...new Set(scopes.filter((scope) => scope !== null))].sort();
}
