import { randomUUID } from 'node:crypto';
import { type Caller, type Endpoint, publicEndpoints } from '@uplift/data-client/contract';
import { apiKeyScopes, KEY_RATE_LIMIT, scopeOf } from '@uplift/data-client/contract/admin';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../contract.ts';
import {
  apiKeys,
  deliverables,
  documents,
  internalNotes,
  measurements,
  meetings,
  milestones,
  projects,
} from '../database/schema/index.ts';
import { demoPeople } from '../database/seed/demo-accounts.ts';
import { addParties } from '../testing/project-parties.ts';
import { type Area, addPerson, signInTo } from '../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const keyKinds = [
  'API key with every scope',
  'API key with one scope',
  'expired API key',
  'revoked API key',
  'API key of a deactivated admin',
] as const;

type KeyKind = (typeof keyKinds)[number];
type Kind = Exclude<Caller, 'anyone'> | 'anonymous' | 'deactivated admin' | KeyKind;

const kinds: readonly Kind[] = ['anonymous', 'client', 'manager', 'admin', 'deactivated admin', ...keyKinds];

const isKeyKind = (kind: Kind): kind is KeyKind => keyKinds.some((each) => each === kind);

/** The scope of the API key with one scope. */
const ONE_SCOPE = 'audit-log:read';

async function deactivate(id: string): Promise<void> {
  const { headers } = await signInTo(server, 'admin');
  const body = { action: 'deactivate', ids: [id] };
  expect((await server.post('/api/admin/users/actions', body, headers)).status).toBe(200);
}

async function keyOf(kind: KeyKind): Promise<string> {
  const owner = await addPerson(server, 'admin');
  const { headers } = await signInTo(server, 'admin', { email: owner.email });
  const scopes = kind === 'API key with one scope' ? [ONE_SCOPE] : apiKeyScopes;
  const body = { name: kind, scopes, expiresAt: null, rateLimit: KEY_RATE_LIMIT.max };
  const created = await server.post('/api/admin/api-keys', body, headers);
  expect(created.status).toBe(200);
  const { key, secret } = await created.json();
  const { db } = server.database;
  if (kind === 'expired API key')
    await db
      .update(apiKeys)
      .set({ expiresAt: new Date(0) })
      .where(eq(apiKeys.id, key.id));
  if (kind === 'revoked API key')
    await server.post('/api/admin/api-keys/actions', { action: 'revoke', ids: [key.id] }, headers);
  if (kind === 'API key of a deactivated admin') await deactivate(owner.id);
  return secret;
}

/** Headers of a new caller of this kind, whose session no other test can end. */
async function identityOf(kind: Kind): Promise<Record<string, string>> {
  if (kind === 'anonymous') return {};
  if (isKeyKind(kind)) return { authorization: `Bearer ${await keyOf(kind)}` };
  const area: Area = kind === 'deactivated admin' ? 'admin' : kind;
  const person = await addPerson(server, area);
  const { headers } = await signInTo(server, area, { email: person.email });
  if (kind === 'deactivated admin') await deactivate(person.id);
  return headers;
}

/** What the contract says about a caller: allowed, unauthenticated (401) or forbidden (403). */
function expected(endpoint: Endpoint, kind: Kind): 'let in' | 401 | 403 {
  const { callers } = endpoint;
  if (callers.includes('anyone')) return 'let in';
  // This endpoint reads bearer tokens only, and clients have none.
  if (endpoint === publicEndpoints.getAccountUser && kind === 'client') return 401;
  if (kind === 'API key with every scope') return scopeOf(endpoint) === null ? 403 : 'let in';
  if (kind === 'API key with one scope') return scopeOf(endpoint) === ONE_SCOPE ? 'let in' : 403;
  if (kind === 'anonymous' || kind === 'deactivated admin' || isKeyKind(kind)) return 401;
  return callers.includes(kind) ? 'let in' : 403;
}

const unknownId = '00000000-0000-4000-8000-00000000dead';

const rows = Object.entries(contract);

test.for(kinds)(
  '%s is allowed to call exactly the endpoints that the contract lists',
  { timeout: 300_000 },
  async (kind) => {
    let identity = await identityOf(kind);
    for (const [name, endpoint] of rows) {
      const path = endpoint.path.replace(/\{\w+\}/g, unknownId);
      const hasBody = endpoint.method !== 'GET' && endpoint.body !== undefined;
      const answer = await server.request(path, {
        method: endpoint.method,
        headers: { ...identity, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
        // The body is invalid, so an authorized call changes nothing.
        ...(hasBody ? { body: '{"nothing":"of this"}' } : {}),
      });
      const wanted = expected(endpoint, kind);
      const refused = answer.status === 401 || answer.status === 403;
      // An authorized call fails with another status, such as 400 or 404.
      expect([name, wanted === 'let in' && !refused ? 'let in' : answer.status]).toEqual([name, wanted]);
      // These endpoints end sessions, so sign in again.
      if (/logout|sessions/i.test(endpoint.path) && endpoint.method !== 'GET')
        identity = await identityOf(kind);
      if (endpoint.path === '/api/logout') identity = await identityOf(kind);
    }
  },
);

describe('an API key with every scope', () => {
  const json = (method: string, path: string, body: object, headers: Record<string, string>) =>
    server.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  let key: Record<string, string>;
  beforeAll(async () => {
    key = await identityOf('API key with every scope');
  });

  const person = () => ({ name: 'Robin Vale', email: `${randomUUID()}@people.example` });
  const { companyId } = demoPeople.client;
  const people = `/api/admin/clients/${companyId}/people/actions`;
  test.for([
    ['invites an admin', 'POST', '/api/admin/invitations', { role: 'admin', ...person() }, 'role'],
    ['invites a manager', 'POST', '/api/admin/invitations', { role: 'manager', ...person() }, 'role'],
    [
      'changes an address',
      'POST',
      `/api/admin/users/${demoPeople.manager.id}/email-change`,
      { email: person().email },
      undefined,
    ],
    ...(['reactivate', 'send-link'] as const).flatMap((action) =>
      (
        [
          ['users', '/api/admin/users/actions', demoPeople.manager.id],
          ['people of clients', people, demoPeople.client.id],
        ] as const
      ).map(
        ([whose, path, id]) =>
          [`does ${action} with ${whose}`, 'POST', path, { action, ids: [id] }, 'action'] as const,
      ),
    ),
    [
      're-activates a client',
      'POST',
      '/api/admin/clients/actions',
      { action: 'reactivate', ids: [companyId] },
      'action',
    ],
  ] as const)('returns 403 when it %s', async ([, method, path, body, field]) => {
    const answer = await json(method, path, body, key);
    const { message, errors } = await answer.json();
    expect([answer.status, message]).toEqual([403, 'API keys can’t do this. Sign in instead.']);
    expect(Object.keys(errors ?? {})).toEqual(field ? [field] : []);
  });

  test('returns 403 when it changes a role', async () => {
    const { id } = await addPerson(server, 'manager');
    const change = { name: 'Robin Vale', bookingUrl: null, version: 1 };
    const path = `/api/admin/users/${id}`;
    expect((await json('PATCH', path, { ...change, role: 'admin' }, key)).status).toBe(403);
    expect((await json('PATCH', path, { ...change, role: 'manager' }, key)).status).toBe(200);
    const user = await (await server.request(path, { headers: key })).json();
    expect(user).toMatchObject({ role: 'manager', version: 2 });
  });

  test('can invite client users, end sessions and deactivate accounts', async () => {
    const invited = await json(
      'POST',
      '/api/admin/invitations',
      { role: 'client', clientId: companyId, ...person() },
      key,
    );
    expect(invited.status).toBe(202);
    const manager = await addPerson(server, 'manager');
    const client = await addPerson(server, 'client');
    for (const action of ['end-sessions', 'deactivate'])
      for (const [path, id] of [
        ['/api/admin/users/actions', manager.id],
        [people, client.id],
      ] as const) {
        const answer = await json('POST', path, { action, ids: [id] }, key);
        expect(await answer.json()).toEqual({ outcomes: [{ id, problem: null }] });
      }
  });
});

test('authenticates before validating: an unauthenticated caller gets 401 for invalid input', async () => {
  for (const [, endpoint] of rows) {
    if (endpoint.callers.includes('anyone') || endpoint.method === 'GET') continue;
    const answer = await server.request(endpoint.path.replace(/\{\w+\}/g, 'no id at all'), {
      method: endpoint.method,
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect([endpoint.path, answer.status]).toEqual([endpoint.path, 401]);
  }
});

/** One object of each type that the client owns, by its path segment. */
async function objectsOfClient(clientId: string): Promise<Record<string, string>> {
  const { db } = server.database;
  const first = async (query: Promise<{ id: string }[]>) => (await query)[0]?.id ?? 'missing';
  const id = { id: milestones.id };
  const ofProject = eq(projects.clientId, clientId);
  return {
    milestones: await first(
      db
        .select(id)
        .from(milestones)
        .innerJoin(projects, eq(projects.id, milestones.projectId))
        .where(ofProject),
    ),
    deliverables: await first(
      db
        .select({ id: deliverables.id })
        .from(deliverables)
        .innerJoin(milestones, eq(milestones.id, deliverables.milestoneId))
        .innerJoin(projects, eq(projects.id, milestones.projectId))
        .where(and(ofProject, eq(deliverables.state, 'awaiting-approval'))),
    ),
    documents: await first(
      db.select({ id: documents.id }).from(documents).where(eq(documents.clientId, clientId)),
    ),
    measurements: await first(
      db.select({ id: measurements.id }).from(measurements).where(eq(measurements.clientId, clientId)),
    ),
    meetings: await first(
      db.select({ id: meetings.id }).from(meetings).where(eq(meetings.clientId, clientId)),
    ),
    notes: await first(
      db.select({ id: internalNotes.id }).from(internalNotes).where(eq(internalNotes.clientId, clientId)),
    ),
  };
}

test("returns 403 or 404 for another client's objects, to clients and to managers", async () => {
  const clientId = demoPeople.client.companyId;
  const objects = await objectsOfClient(clientId);
  const { client, manager } = await addParties(server);
  const admin = await identityOf('admin');
  const pathOf = ({ method, path }: Endpoint) =>
    // The list of meetings requires `when`.
    `${path}${method === 'GET' && path.endsWith('/meetings') ? '?when=past' : ''}`
      .replace('{clientId}', clientId)
      .replace('{number}', '1')
      .replace(/\/(\w+)\/\{(?:id|\w+Id)\}/, (_, kind: string) => `/${kind}/${objects[kind] ?? unknownId}`);
  const ofClients = rows.filter(([, { path }]) => path.startsWith('/api/clients/{clientId}/'));
  expect(ofClients.length).toBeGreaterThan(30);
  for (const [name, endpoint] of ofClients) {
    const reads = endpoint.method === 'GET';
    const call = (headers: Record<string, string>) =>
      server.request(pathOf(endpoint), {
        method: endpoint.method,
        headers: { ...headers, ...(reads || !endpoint.body ? {} : { 'content-type': 'application/json' }) },
        ...(reads || !endpoint.body ? {} : { body: '{}' }),
      });
    // Proves that the path exists: an admin gets 200.
    if (reads && endpoint.callers.includes('admin'))
      expect([name, (await call(admin)).status]).toEqual([name, 200]);
    for (const [kind, { headers }] of Object.entries({ client, manager })) {
      const { status } = await call(headers);
      const mayCall = endpoint.callers.some((caller) => caller === kind);
      // Mutations validate the body before they look up the client, so 400 and 415 are fine too.
      const wanted = !mayCall ? [403] : reads || !endpoint.body ? [404] : [400, 404, 415];
      expect([name, kind, wanted.includes(status) ? 'refused' : status]).toEqual([name, kind, 'refused']);
    }
  }
});
