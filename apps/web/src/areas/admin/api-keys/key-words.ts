import { type ApiKey, adminEndpoints, scopeOf } from '@uplift/data-client/contract/admin';
import type { BadgeTone } from '@uplift/ui/badge';
import { dayIn } from '../../../shell/zoned-format.ts';

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

/** Whether calls by the key are taken, as far as its own state goes. */
export function isWorking({ state }: ApiKey): boolean {
  return state === 'active' || state === 'expiring';
}

/** `audit-log` in words. */
export function resourceName(resource: string): string {
  const words = resource.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The day of a moment in the zone of the device, as a date control has it. */
export function localDay(iso: string): string {
  return dayIn(undefined, Date.parse(iso));
}

/** The last second of a day in the zone of the device. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString();
}

/** A call that a key with these scopes may make, to try it in a terminal; null where none is as simple. */
export function exampleCall(
  { scopes }: Pick<ApiKey, 'scopes'>,
  { origin, secret }: { origin: string; secret: string },
): string | null {
  const endpoint = Object.values(adminEndpoints).find(
    (row) => row.method === 'GET' && !row.path.includes('{') && scopes.includes(scopeOf(row) ?? ''),
  );
  return endpoint ? `curl ${origin}${endpoint.path} \\\n  --header "Authorization: Bearer ${secret}"` : null;
}
