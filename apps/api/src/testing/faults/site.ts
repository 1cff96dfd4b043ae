import { randomInt } from 'node:crypto';
import { demoPeople } from '../../database/seed/demo-accounts.ts';
import { type Area, sessionCookie } from '../signed-in.ts';
import { demoPassword } from './place.ts';

/** Longer than this nobody waits: who has no answer then, hangs. In milliseconds. */
const PATIENCE_MS = 30_000;

/** A running site, to people who are signed in. It may move: the same people go on at another address. */
export interface Site {
  url: string;
  /** What proves who calls. */
  readonly headers: Readonly<Record<Area, Readonly<Record<string, string>>>>;
}

/** Sends what somebody does or reads. An object goes as JSON. Rejects where no answer comes. */
export type Call = (
  caller: Area | 'visitor',
  path: string,
  body?: object,
  method?: string,
) => Promise<Response>;

/** Some visitor or other: limits for one of them are not what is looked at. */
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

/** Whether a call got no answer within patience, rather than a broken connection. */
export const isHang = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** The body of an answer of the given status. @throws where it has another one */
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

/** Signs one person of each area in. */
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
