import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople } from '../database/seed/demo-accounts.ts';
import { linkIn, mailTo } from '../testing/outbox.ts';
import { type Area, addPerson, sessionCookie, signInTo } from '../testing/signed-in.ts';
import { demoPassword, startTestServer, type TestServer } from '../testing/test-server.ts';
import { createToken } from './tokens.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ logStream: { write: (line) => lines.push(line) } });
});
afterAll(() => server.close());

const areas: readonly Area[] = ['client', 'manager', 'admin'];
const nowhere = { email: 'unknown@nowhere.example', password: 'a wrong password' };

describe('session fixation', () => {
  test.for(areas)('ignores a planted session token at sign-in: %s', async (area) => {
    const chosen = createToken();
    const planted = { cookie: `uplift_${area}=${chosen}` };
    const answer = await server.post(
      `/api/${area}/login`,
      { email: demoPeople[area].email, password: demoPassword },
      planted,
    );
    expect(answer.status).toBe(200);
    expect(sessionCookie(answer, area)).toMatch(/=[\w-]{43}$/);
    expect(sessionCookie(answer, area)).not.toContain(chosen);
    expect((await server.request(`/api/${area}/sessions`, { headers: planted })).status).toBe(401);
  });

  test('issues a new session token at every sign-in', async () => {
    const { email } = await addPerson(server, 'client');
    const cookies = [];
    for (let count = 0; count < 3; count += 1) {
      cookies.push((await signInTo(server, 'client', { email })).headers.cookie);
    }
    expect(new Set(cookies).size).toBe(3);
  });
});

describe('malformed cookies', () => {
  test.for([
    { flaw: 'no value', cookie: 'uplift_client' },
    { flaw: 'an unfinished escape', cookie: 'uplift_client=%E0%A4%A' },
    { flaw: 'quotes', cookie: 'uplift_client="; clientSession=1' },
    { flaw: 'far too long', cookie: `uplift_client=${'x'.repeat(4_000)}; clientSession=1` },
    { flaw: 'twice', cookie: 'uplift_client=a; uplift_client=b; clientSession=1' },
    { flaw: 'a name of the prototype', cookie: '__proto__=1; constructor=2; clientSession=1' },
  ])('are ignored, and replaced at sign-in: $flaw', async ({ cookie }) => {
    const refused = await server.request('/api/client/me', { headers: { cookie } });
    expect(refused.status).toBe(401);
    const body = { email: demoPeople.client.email, password: demoPassword };
    const answer = await server.post('/api/client/login', body, { cookie });
    expect(answer.status).toBe(200);
    const headers = { cookie: sessionCookie(answer, 'client') };
    expect((await server.request('/api/client/me', { headers })).status).toBe(200);
  });

  test('are cleared when only the session marker is present', async () => {
    const { headers } = await server.request('/api/client/me', { headers: { cookie: 'clientSession=1' } });
    const cleared = headers.getSetCookie().filter((cookie) => /Expires=Thu, 01 Jan 1970/.test(cookie));
    expect(cleared.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['clientSession', 'uplift_client']);
  });
});

describe('password guessing', () => {
  test('does not lock out the owner who signs in from another address', async () => {
    const guarded = await startTestServer({ environment: { TRUST_PROXY: '1' } });
    const guess = (address: string, password: string) =>
      guarded.post(
        '/api/client/login',
        { email: demoPeople.client.email, password },
        { 'x-forwarded-for': address },
      );
    const statuses = [];
    for (let tries = 0; tries < 8; tries += 1) statuses.push((await guess('203.0.113.9', 'wrong')).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await guess('198.51.100.7', demoPassword)).status).toBe(200);
    await guarded.close();
  });

  test('is throttled despite forged X-Forwarded-For and Forwarded headers', async () => {
    const statuses = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${tries}`, forwarded: `for=203.0.113.${tries}` };
      statuses.push((await server.post('/api/client/login', nowhere, headers)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('failed sign-ins', () => {
  test.for(areas)('get the same response whatever the reason: %s', async (area) => {
    const { email } = await addPerson(server, area);
    const answers = await Promise.all(
      [
        { email, password: 'a wrong password' },
        { email: `x${email}`, password: 'a wrong password' },
        { email: demoPeople[area === 'client' ? 'admin' : 'client'].email, password: demoPassword },
      ].map(async (credentials) => {
        const answer = await server.post(`/api/${area}/login`, credentials);
        return `${answer.status} ${await answer.text()} ${answer.headers.getSetCookie()}`;
      }),
    );
    expect(new Set(answers).size).toBe(1);
  });

  test('returns 400 for a password of 10,000 characters', async () => {
    for (const area of areas) {
      const body = { email: demoPeople[area].email, password: 'x'.repeat(10_000) };
      const answer = await server.post(`/api/${area}/login`, body);
      expect(answer.status).toBe(400);
      expect((await answer.json()).errors.password).toEqual(['A password has at most 128 characters.']);
    }
  });
});

test('never logs tokens, passwords or codes', async () => {
  const { email } = await addPerson(server, 'admin');
  const { headers, answer } = await signInTo(server, 'admin', { email });
  const { token } = await answer.json();
  const { secret } = await (
    await server.request('/api/admin/second-factor', { method: 'POST', headers })
  ).json();
  await server.post('/api/admin/second-factor/confirm', { code: '123456' }, headers);
  await server.post('/api/auth/forgot-password', { kind: 'account', email });
  const link = linkIn((await mailTo(server, email))[0]);
  const password = 'seven green bicycles';
  await server.post('/api/auth/reset-password', { ...link, kind: 'nonsense', password });
  expect((await server.post('/api/auth/reset-password', { ...link, password })).status).toBe(200);
  await server.post('/api/auth/reset-password', { ...link, password });

  const log = lines.join('');
  expect(log).toContain('/api/auth/reset-password');
  for (const hidden of [token, secret, link.token, password, demoPassword, '123456']) {
    expect(log).not.toContain(hidden);
  }
});
