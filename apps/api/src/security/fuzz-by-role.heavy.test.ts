import type { Endpoint } from '@uplift/data-client/contract';
import { apiKeyScopes, KEY_RATE_LIMIT } from '@uplift/data-client/contract/admin';
import fc from 'fast-check';
import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { fittingRequests, namedObject, type ObjectIds } from '../testing/fitting-requests.ts';
import { type MalformedRequest, malformedRequests } from '../testing/malformed-requests.ts';
import {
  addMarkedClient,
  addMarkedHouse,
  type Marked,
  type MarkedClient,
  STORED_SECRET,
} from '../testing/marked-client.ts';
import { type Area, addPerson, signInTo } from '../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** The same seed generates the same requests in every run. */
const SEED = Number(process.env.FUZZ_SEED ?? 9);

/** Valid requests per owner and endpoint that the caller may call. Endpoints it may not call get one. */
const REQUESTS = 2;

let server: TestServer;
let one: MarkedClient;
let other: MarkedClient;
let house: Marked;
beforeAll(async () => {
  server = await startTestServer();
  [one, other, house] = [
    await addMarkedClient(server),
    await addMarkedClient(server),
    await addMarkedHouse(server),
  ];
});
afterAll(() => server.close());

/** A caller, its own objects, and the tenants it has no access to. */
interface Fuzzed {
  area: Area | 'anonymous' | 'key';
  /** Signs in again, because some calls end the session. */
  identify: () => Promise<Record<string, string>>;
  foreign: readonly Marked[];
  own: ObjectIds;
}

function emailOf(client: MarkedClient, area: 'client' | 'manager'): string {
  return `${area === 'client' ? 'person' : 'manager'}-${client.marker}@people.example`;
}

function partyOf(area: 'client' | 'manager', mine: MarkedClient, others: MarkedClient): Fuzzed {
  return {
    area,
    identify: async () => (await signInTo(server, area, { email: emailOf(mine, area) })).headers,
    foreign: [others, house],
    own: mine.ids,
  };
}

async function adminHeaders(): Promise<Record<string, string>> {
  const { email } = await addPerson(server, 'admin');
  return (await signInTo(server, 'admin', { email })).headers;
}

async function keyHeaders(): Promise<Record<string, string>> {
  const body = {
    name: 'A program',
    scopes: apiKeyScopes,
    expiresAt: null,
    rateLimit: KEY_RATE_LIMIT.max,
  };
  const answer = await server.post('/api/admin/api-keys', body, await adminHeaders());
  const { secret } = await answer.json();
  return { authorization: `Bearer ${secret}` };
}

const callers: Readonly<Record<string, () => Fuzzed>> = {
  anonymous: () => ({ area: 'anonymous', identify: async () => ({}), foreign: [one, other, house], own: {} }),
  client: () => partyOf('client', one, other),
  'other client': () => partyOf('client', other, one),
  manager: () => partyOf('manager', one, other),
  'other manager': () => partyOf('manager', other, one),
  // These may read and change everything, so they run last. They must not read secrets either.
  'API key': () => ({ area: 'key', identify: keyHeaders, foreign: [], own: { ...house.ids, ...one.ids } }),
  admin: () => ({ area: 'admin', identify: adminHeaders, foreign: [], own: { ...house.ids, ...one.ids } }),
};

/** Merges the IDs of several owners, by kind. */
function together(all: readonly ObjectIds[]): ObjectIds {
  const kinds = new Set(all.flatMap((ids) => Object.keys(ids)));
  return Object.fromEntries([...kinds].map((kind) => [kind, all.flatMap((ids) => ids[kind] ?? [])]));
}

function mayCall({ area }: Fuzzed, { callers: allowed }: Endpoint): boolean {
  if (allowed.includes('anyone')) return true;
  return area !== 'anonymous' && allowed.includes(area === 'key' ? 'admin' : area);
}

/** Requests about the caller's own objects, about those of others, and about a mix of both. */
function requestsTo(name: string, endpoint: Endpoint, fuzzed: Fuzzed): MalformedRequest[] {
  const owners = [fuzzed.own, ...fuzzed.foreign.map((marked) => marked.ids)];
  const seed = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), SEED) | 0;
  const sources = [...owners, together(owners)].filter((ids) => Object.keys(ids).length > 0);
  return sources.flatMap((ids, index) => [
    ...fc.sample(fittingRequests(endpoint, ids), {
      numRuns: mayCall(fuzzed, endpoint) ? REQUESTS : 1,
      seed: seed + index,
    }),
    ...fc.sample(malformedRequests(endpoint, namedObject(endpoint, ids)), { numRuns: 1, seed: seed + index }),
  ]);
}

/** Password hashes and other secrets as stored in the database. No response may contain them. */
const secret = new RegExp(`\\$argon2id\\$|${STORED_SECRET}`);

/** The response of a bulk action that skipped every row. */
const nothingDone = /^\{"outcomes":\[(?:\{"id":"[^"]+","problem":"[^"]+"\},?)+\]\}$/;

/** What is wrong with a response, or null. */
function complaintAbout(
  { foreign }: Fuzzed,
  request: MalformedRequest,
  status: number,
  text: string,
): string | null {
  if (status >= 500) return `failed: ${text}`;
  if (secret.test(text)) return `tells a secret: ${text}`;
  for (const { marker, ids } of foreign) {
    if (text.includes(marker)) return `tells what is in a foreign object: ${text}`;
    if (status >= 300 || nothingDone.test(text)) continue;
    if (ids.clients?.some((id) => request.path.startsWith(`/api/clients/${id}/`)))
      return `lets the caller reach a foreign client: ${text}`;
    const sent = `${request.path} ${request.body}`;
    // A bulk action returns the IDs it was sent, so only other IDs are leaks.
    const leaked = Object.values(ids)
      .flat()
      .find((id) => text.includes(id) && !sent.includes(id));
    if (leaked) return `tells the foreign id ${leaked}: ${text}`;
  }
  return null;
}

/** The response to a request. Skips the body of event streams, which last as long as the session. */
async function answerTo(request: MalformedRequest, identity: Record<string, string>) {
  const { path, headers, ...init } = request;
  const answer = await server.request(path, {
    ...init,
    headers: { ...headers, ...identity },
    signal: AbortSignal.timeout(20_000),
  });
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    await answer.body?.cancel();
    return { status: answer.status, text: '' };
  }
  return { status: answer.status, text: await answer.text() };
}

const endsSessions = ({ method, path }: Endpoint) => method !== 'GET' && /logout|sessions|users/.test(path);

test.for(Object.keys(callers))(
  '%s gets no 5xx from any endpoint, and neither reads nor changes data of other tenants',
  { timeout: 300_000 },
  async (kind) => {
    const fuzzed = callers[kind]?.();
    if (!fuzzed) throw new Error(`There is no caller "${kind}".`);
    const before = await Promise.all(fuzzed.foreign.map((marked) => marked.read()));
    let identity = await fuzzed.identify();
    let done = 0;
    const complaints: string[] = [];
    for (const [name, endpoint] of Object.entries(contract)) {
      const each = pLimit(4);
      const answers = await Promise.all(
        requestsTo(name, endpoint, fuzzed).map((request) =>
          each(async () => ({ request, ...(await answerTo(request, identity)) })),
        ),
      );
      for (const { request, status, text } of answers) {
        if (status < 300) done += 1;
        const complaint = complaintAbout(fuzzed, request, status, text);
        if (complaint) complaints.push(`${name}, ${JSON.stringify(request)}: ${status}, ${complaint}`);
      }
      if (endsSessions(endpoint)) identity = await fuzzed.identify();
    }
    expect(complaints, `FUZZ_SEED=${SEED}`).toEqual([]);
    // The test proves nothing if every request is refused.
    expect(done, 'requests that were answered as wanted').toBeGreaterThan(kind === 'anonymous' ? 20 : 60);
    expect(await Promise.all(fuzzed.foreign.map((marked) => marked.read())), `FUZZ_SEED=${SEED}`).toEqual(
      before,
    );
  },
);
