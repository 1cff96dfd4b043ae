import { type ApiKey, adminEndpoints, scopeOf } from '@uplift/data-client/contract/admin';
import type { BadgeTone } from '@uplift/ui/badge';
import { viewerMoment } from '../../../app/time/viewer-time.ts';

export const stateNames = {
  active: 'Active',
  expiring: 'Expires soon',
  expired: 'Expired',
  revoked: 'Revoked',
} as const satisfies Record<ApiKey['state'], string>;

export const stateTones = {
  active: 'success',
  expiring: 'warning',
  expired: 'neutral',
  revoked: 'neutral',
} as const satisfies Record<ApiKey['state'], BadgeTone>;

/** Whether the key's own state allows requests. Doesn't check its owner. */
export function isWorking({ state }: ApiKey): boolean {
  return state === 'active' || state === 'expiring';
}

/**
 * Returns the last second of a day in the viewer's time zone, as ISO 8601. Returns text that is no such day
 * unchanged, so that validation reports it.
 */
export function endOfDay(day: string): string {
  const moment = viewerMoment(`${day}T23:59:59`);
  return Number.isNaN(moment) ? day : new Date(moment).toISOString();
}

/** Returns a curl command that these scopes allow, or null if no endpoint is simple enough. */
export function exampleCall(
  { scopes }: Pick<ApiKey, 'scopes'>,
  { origin, secret }: { origin: string; secret: string },
): string | null {
  const endpoint = Object.values(adminEndpoints).find(
    (row) => row.method === 'GET' && !row.path.includes('{') && scopes.includes(scopeOf(row) ?? ''),
  );
  return endpoint ? `curl ${origin}${endpoint.path} \\\n  --header "Authorization: Bearer ${secret}"` : null;
}
