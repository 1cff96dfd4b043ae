import { publicEndpoints } from '@uplift/data-client/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { accountUsers, clientPeople, clients, sessions } from '../../database/schema/index.ts';
import { demoPeople } from '../../database/seed/demo-accounts.ts';
import { hashToken } from '../../security/tokens.ts';
import { demoPassword, startTestServer, type TestServer } from '../../testing/test-server.ts';

const start = Date.parse('2026-06-01T12:00:00Z');
let time = start;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());
beforeEach(() => {
  time = start;
});

type Kind = 'admin' | 'manager' | 'client';

function signIn(kind: Kind, credentials: { email?: string; password?: string } = {}): Promise<Response> {
  return server.post(`/api/${kind}/login`, {
    email: demoPeople[kind].email,
    password: demoPassword,
    ...credentials,
  });
}

/** The cookies that a response sets, by name, with their attributes. */
function cookiesOf(answer: Response): Map<string, { value: string; attributes: string[] }> {
  return new Map(
    answer.headers.getSetCookie().map((cookie) => {
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', value = ''] = pair.split('=');
      return [name, { value, attributes }];
    }),
  );
}

function sessionCookie(answer: Response, kind: Kind): string {
  return `uplift_${kind}=${cookiesOf(answer).get(`uplift_${kind}`)?.value}`;
}

async function signedInToken(kind: 'admin' | 'manager'): Promise<string> {
  const { token } = await (await signIn(kind)).json();
  return token;
}

const wrong = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  detail: 'Wrong e-mail or password.',
  message: 'Wrong e-mail or password.',
};

describe('client sign-in', () => {
  test('returns the session with the assigned manager', async () => {
    const answer = await signIn('client');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const session = v.parse(publicEndpoints.signInClient.answer, await answer.json());
    expect(session).toMatchObject({
      email: 'client@uplift.example',
      company: demoPeople.client.company,
      manager: { name: demoPeople.manager.name, bookingUrl: demoPeople.manager.bookingUrl },
    });
    expect(session.manager?.bookingUrl).toMatch(/^https:/);

    const me = await server.request('/api/client/me', {
      headers: { cookie: sessionCookie(answer, 'client') },
    });
    expect(me.status).toBe(200);
    expect(me.headers.get('cache-control')).toBe('no-store');
    expect(await me.json()).toEqual(session);
  });

  test('sets an HttpOnly session cookie and a marker cookie without a secret', async () => {
    const cookies = cookiesOf(await signIn('client'));
    const secret = cookies.get('uplift_client');
    expect(secret?.value).toMatch(/^[\w-]{43}$/);
    expect(secret?.attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax']));
    expect(secret?.attributes).not.toContain('Secure');
    const marker = cookies.get('clientSession');
    expect(marker?.value).toBe('1');
    expect(marker?.attributes).not.toContain('HttpOnly');
    const expires = `Expires=${new Date(start + 30 * DAY_MS).toUTCString()}`;
    expect(secret?.attributes).toContain(expires);
    expect(marker?.attributes).toContain(expires);
  });

  test('rejects the public handle of a session as a token', async () => {
    const { clientToken } = await (await signIn('client')).json();
    for (const headers of [
      { cookie: `uplift_client=${clientToken}` },
      { authorization: `Bearer ${clientToken}` },
      { 'x-manager-token': clientToken },
    ]) {
      expect((await server.request('/api/client/me', { headers })).status).toBe(401);
      expect((await server.request('/api/auth/user', { headers })).status).toBe(401);
    }
  });

  test('ignores the case of the e-mail address', async () => {
    expect((await signIn('client', { email: ' Client@UPLIFT.example ' })).status).toBe(200);
  });

  test('returns no manager while the manager is deactivated', async () => {
    const { db } = server.database;
    const deactivate = (deactivatedAt: Date | null) =>
      db.update(accountUsers).set({ deactivatedAt }).where(eq(accountUsers.id, demoPeople.manager.id));
    await deactivate(new Date(start));
    expect((await (await signIn('client')).json()).manager).toBeNull();
    await deactivate(null);
  });
});

describe('account user sign-in', () => {
  test('signs in an admin, who authenticates with the bearer token', async () => {
    const answer = await signIn('admin');
    const { token, user } = v.parse(publicEndpoints.signInAdmin.answer, await answer.json());
    expect(user).toEqual({
      id: demoPeople.admin.id,
      name: 'Alex Morgan',
      email: 'admin@uplift.example',
      role: 'admin',
      timeZone: null,
    });
    const known = await server.request('/api/auth/user', { headers: { authorization: `Bearer ${token}` } });
    expect(await known.json()).toEqual(user);
    expect([...cookiesOf(answer).keys()]).toEqual(['uplift_admin', 'adminSession']);
  });

  test('signs in a manager, who authenticates with the manager token', async () => {
    const answer = await signIn('manager');
    const { token, manager } = v.parse(publicEndpoints.signInManager.answer, await answer.json());
    expect(manager.role).toBe('manager');
    const known = await server.request('/api/auth/user', { headers: { 'x-manager-token': token } });
    expect(await known.json()).toEqual(manager);
    expect([...cookiesOf(answer).keys()]).toEqual(['uplift_manager', 'managerSession']);
  });

  test('rejects a token sent as another kind or as a cookie', async () => {
    const manager = await signedInToken('manager');
    const admin = await signedInToken('admin');
    for (const headers of [
      { authorization: `Bearer ${manager}` },
      { 'x-manager-token': admin },
      { cookie: `uplift_admin=${admin}` },
      { authorization: `Basic ${admin}` },
      { authorization: 'Bearer' },
    ]) {
      expect((await server.request('/api/auth/user', { headers })).status).toBe(401);
    }
  });

  test('accepts the valid token when two tokens are sent', async () => {
    const headers = {
      authorization: `Bearer ${'x'.repeat(43)}`,
      'x-manager-token': await signedInToken('manager'),
    };
    const known = await server.request('/api/auth/user', { headers });
    expect((await known.json()).role).toBe('manager');
  });
});

describe('refused access', () => {
  test('returns the same 401 whatever the reason', async () => {
    const { db } = server.database;
    await db.insert(accountUsers).values([
      { name: 'Gone', email: 'gone@uplift.example', role: 'manager', deactivatedAt: new Date(start) },
      { name: 'Invited', email: 'invited@uplift.example', role: 'manager' },
    ]);
    for (const answer of [
      await signIn('client', { password: 'a wrong password' }),
      await signIn('client', { email: 'unknown@uplift.example' }),
      await signIn('client', { email: demoPeople.admin.email }),
      await signIn('manager', { password: 'a wrong password' }),
      await signIn('manager', { email: demoPeople.admin.email }),
      await signIn('manager', { email: 'gone@uplift.example' }),
      await signIn('manager', { email: 'invited@uplift.example' }),
      await signIn('admin', { email: demoPeople.manager.email }),
      await signIn('admin', { password: demoPassword.toUpperCase() }),
    ]) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual(wrong);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test('refuses a deactivated account and its existing session', async () => {
    const cookie = sessionCookie(await signIn('client'), 'client');
    const { db } = server.database;
    const setPerson = (deactivatedAt: Date | null) =>
      db.update(clientPeople).set({ deactivatedAt }).where(eq(clientPeople.id, demoPeople.client.id));
    const setCompany = (deactivatedAt: Date | null) =>
      db.update(clients).set({ deactivatedAt }).where(eq(clients.id, demoPeople.client.companyId));
    for (const set of [setPerson, setCompany]) {
      await set(new Date(start));
      expect(await (await signIn('client')).json()).toEqual(wrong);
      expect((await server.request('/api/client/me', { headers: { cookie } })).status).toBe(401);
      await set(null);
    }
    expect((await server.request('/api/client/me', { headers: { cookie } })).status).toBe(200);
  });

  test.for([
    ['email', { email: 'not an address', password: 'x' }],
    ['email', { password: 'x' }],
    ['password', { email: 'a@b.example', password: '' }],
    ['password', { email: 'a@b.example' }],
    ['password', { email: 'a@b.example', password: 'x'.repeat(129) }],
    ['password', { email: 'a@b.example', password: { $ne: null } }],
  ] as const)('returns 400 with an error for an invalid %s', async ([field, body]) => {
    const answer = await server.post('/api/client/login', body);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
  });

  test.for(['/api/client/me', '/api/auth/user'])('%s returns 401 to a visitor', async (path) => {
    const answer = await server.request(path);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: 'You’re not signed in.',
      message: 'You’re not signed in.',
    });
  });

  test.for([
    ['/api/client/me', ['clientSession', 'uplift_client']],
    ['/api/auth/user', ['adminSession', 'managerSession', 'uplift_admin', 'uplift_manager']],
  ] as const)('%s clears the cookies of an ended session', async ([path, names]) => {
    const cookie = names.map((name) => `${name}=1`).join('; ');
    const cookies = cookiesOf(await server.request(path, { headers: { cookie } }));
    expect([...cookies.keys()].sort()).toEqual(names);
    for (const { value } of cookies.values()) expect(value).toBe('');
  });
});

describe('session', () => {
  test('is stored without its token', async () => {
    const token = await signedInToken('admin');
    const [row] = await server.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)));
    expect(row).toMatchObject({ kind: 'admin', accountUserId: demoPeople.admin.id, clientPersonId: null });
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test.for([
    { kind: 'admin', idle: 30 * MINUTE_MS, absolute: 12 * HOUR_MS },
    { kind: 'manager', idle: 8 * HOUR_MS, absolute: 7 * DAY_MS },
    { kind: 'client', idle: 7 * DAY_MS, absolute: 30 * DAY_MS },
  ] as const)('of kind $kind ends when idle and at its absolute limit', async ({ kind, idle, absolute }) => {
    const open = async () => {
      const answer = await signIn(kind);
      const cookie = sessionCookie(answer, kind);
      if (kind === 'client') return () => server.request('/api/client/me', { headers: { cookie } });
      const { token } = await answer.json();
      const headers: Record<string, string> =
        kind === 'admin' ? { authorization: `Bearer ${token}` } : { 'x-manager-token': token };
      return () => server.request('/api/auth/user', { headers });
    };

    const idler = await open();
    time = start + idle - 1;
    expect((await idler()).status).toBe(200);
    time += idle;
    expect((await idler()).status).toBe(401);

    time = start;
    const worker = await open();
    while (time < start + absolute - idle / 2) {
      expect((await worker()).status).toBe(200);
      time += idle / 2;
    }
    time = start + absolute;
    expect((await worker()).status).toBe(401);
  });
});

describe('sign-out', () => {
  test('ends the client session of the cookie and clears both cookies', async () => {
    const cookie = sessionCookie(await signIn('client'), 'client');
    const signOut = () => server.request('/api/client/logout', { method: 'POST', headers: { cookie } });
    const first = await signOut();
    expect(await first.json()).toEqual({ signedOut: true });
    const cookies = cookiesOf(first);
    for (const name of ['uplift_client', 'clientSession']) {
      expect(cookies.get(name)?.value).toBe('');
      expect(cookies.get(name)?.attributes).toContain('Expires=Thu, 01 Jan 1970 00:00:00 GMT');
    }
    expect((await server.request('/api/client/me', { headers: { cookie } })).status).toBe(401);
    expect(await (await signOut()).json()).toEqual({ signedOut: false });
  });

  test('ends the manager session of the header', async () => {
    const headers = { 'x-manager-token': await signedInToken('manager') };
    const answer = await server.request('/api/manager/logout', { method: 'POST', headers });
    expect(await answer.json()).toEqual({ signedOut: true });
    expect((await server.request('/api/auth/user', { headers })).status).toBe(401);
  });

  test('ends the admin session of the header', async () => {
    const headers = { authorization: `Bearer ${await signedInToken('admin')}` };
    const answer = await server.request('/api/admin/logout', { method: 'POST', headers });
    expect(await answer.json()).toEqual({ signedOut: true });
    expect([...cookiesOf(answer).keys()].sort()).toEqual(['adminSession', 'uplift_admin']);
    expect((await server.request('/api/auth/user', { headers })).status).toBe(401);
  });

  test('does not end other sessions of the same user', async () => {
    const one = await signedInToken('manager');
    const other = await signedInToken('manager');
    await server.request('/api/manager/logout', { method: 'POST', headers: { 'x-manager-token': one } });
    expect((await server.request('/api/auth/user', { headers: { 'x-manager-token': other } })).status).toBe(
      200,
    );
  });

  test('via /api/logout ends all sessions, clears every cookie and redirects to the home page', async () => {
    const admin = await signedInToken('admin');
    const client = sessionCookie(await signIn('client'), 'client');
    const manager = sessionCookie(await signIn('manager'), 'manager');
    const answer = await server.request('/api/logout', {
      headers: { cookie: `${client}; ${manager}; uplift_admin=${admin}` },
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect([...cookiesOf(answer).keys()].sort()).toEqual(
      [
        'adminSession',
        'clientSession',
        'managerSession',
        'uplift_admin',
        'uplift_client',
        'uplift_manager',
      ].sort(),
    );
    expect((await server.request('/api/client/me', { headers: { cookie: client } })).status).toBe(401);
    const bearer = { authorization: `Bearer ${admin}` };
    expect((await server.request('/api/auth/user', { headers: bearer })).status).toBe(401);
  });

  test('via /api/logout redirects a browser to the home page, still signed in, when the database fails', async () => {
    const cookie = sessionCookie(await signIn('client'), 'client');
    const signOut = (accept: string) => server.request('/api/logout', { headers: { cookie, accept } });
    const cause = Object.assign(new Error('terminating connection'), { code: '57P01' });
    const update = vi.spyOn(server.database.db, 'update').mockImplementation(() => {
      throw new Error('Failed query: update', { cause });
    });
    onTestFinished(() => update.mockRestore());
    const page = await signOut('text/html,application/xhtml+xml,*/*;q=0.8');
    expect(page.status).toBe(303);
    expect(page.headers.get('location')).toBe('/');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.getSetCookie()).toEqual([]);
    const call = await signOut('*/*');
    expect(call.status).toBe(503);
    expect(call.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    update.mockRestore();
    expect((await server.request('/api/client/me', { headers: { cookie } })).status).toBe(200);
  });

  test('via /api/logout works without a session', async () => {
    expect((await server.request('/api/logout')).status).toBe(303);
  });
});

describe('guessing passwords', () => {
  test('is throttled after five wrong passwords, even for the right one', async () => {
    const email = 'guessed@uplift.example';
    for (let count = 0; count < 5; count++) expect((await signIn('client', { email })).status).toBe(401);
    const refused = await signIn('client', { email });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()).message).toMatch(/Try again in \d+ seconds?\./);
  });

  test('is rate limited per IP address across accounts', async () => {
    const limited = await startTestServer({
      rateLimits: {
        clientErrors: { max: 100, timeWindow: 60_000 },
        signIn: { max: 4, timeWindow: 60_000 },
      },
    });
    const statuses: number[] = [];
    for (let account = 0; account < 6; account++) {
      const answer = await limited.post('/api/client/login', {
        email: `${account}@x.example`,
        password: 'guess',
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
    await limited.close();
  });
});

test('sets Secure, host-bound cookies on HTTPS', async () => {
  const secure = await startTestServer({ environment: { SITE_URL: 'https://uplift.example' } });
  const answer = await secure.post('/api/client/login', {
    email: demoPeople.client.email,
    password: demoPassword,
  });
  const cookies = cookiesOf(answer);
  const session = cookies.get('__Host-uplift_client');
  expect(session?.attributes).toEqual(
    expect.arrayContaining(['Secure', 'HttpOnly', 'Path=/', 'SameSite=Lax']),
  );
  expect(session?.attributes.some((attribute) => attribute.startsWith('Domain'))).toBe(false);
  expect(cookies.get('clientSession')?.attributes).toContain('Secure');
  const cookie = `__Host-uplift_client=${session?.value}`;
  expect((await secure.request('/api/client/me', { headers: { cookie } })).status).toBe(200);
  await secure.close();
});
