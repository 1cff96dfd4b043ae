import { randomInt } from 'node:crypto';
import { demoPeople } from '../../database/seed/demo-accounts.ts';
import { type Area, sessionCookie } from '../signed-in.ts';
import { demoPassword } from './place.ts';

/** A request without a response after this time counts as hanging. In milliseconds. */
const PATIENCE_MS = 30_000;

/** A running site with signed-in users. After a restart at another URL, their headers stay valid. */
export interface Site {
  url: string;
  /** Headers that authenticate a call. */
  readonly headers: Readonly<Record<Area, Readonly<Record<string, string>>>>;
}

/** Sends a request. Objects other than FormData are sent as JSON. Rejects if no response arrives. */
export type Call = (
  caller: Area | 'visitor',
  path: string,
  body?: object,
  method?: string,
) => Promise<Response>;

/** A random visitor address, because rate limits per visitor are not under test. */
const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

export function callOf(site: Site): Call {
  return (caller, path, body, method = body ? 'POST' : 'GET') =>
    fetch(`${site.url}${path}`, {
      method,
      headers: {
        'x-forwarded-for': someAddress(),
        ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
        ...(caller === 'visitor' ? {} : site.headers[caller]),
      },
      ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
}

/** Whether a call timed out, as opposed to a broken connection. */
export const isHang = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** The JSON body of a response with the given status. @throws if the status differs */
export async function read<Answer>(answer: Response | Promise<Response>, status = 200): Promise<Answer> {
  const given = await answer;
  if (given.status !== status)
    throw new Error(`Expected ${status} from ${given.url}, got ${given.status}: ${await given.text()}`);
  return given.json();
}

export async function signInTo(url: string, area: Area): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/${area}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoPeople[area].email, password: demoPassword }),
  });
  const { token } = await read<{ token?: string }>(answer.clone());
  if (area === 'client') return { cookie: sessionCookie(answer, 'client') };
  return area === 'admin' ? { authorization: `Bearer ${token}` } : { 'x-manager-token': token ?? '' };
}

/** Signs in one user of each area. */
export async function enterSite(url: string): Promise<Site> {
  return {
    url,
    headers: {
      admin: await signInTo(url, 'admin'),
      manager: await signInTo(url, 'manager'),
      client: await signInTo(url, 'client'),
    },
  };
}
