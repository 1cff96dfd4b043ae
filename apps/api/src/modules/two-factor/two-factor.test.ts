import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountUsers, recoveryCodes as storedCodes } from '../../database/schema/index.ts';
import { byThemselves, entriesOf } from '../../testing/audit-entries.ts';
import { mailTo } from '../../testing/outbox.ts';
import { addPerson, type NewPerson, signInTo } from '../../testing/signed-in.ts';
import { demoPassword, startTestServer, type TestServer } from '../../testing/test-server.ts';

let time = 0;
let server: TestServer;
let admin: NewPerson;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time), environment: { TRUST_PROXY: '1' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  time = Date.parse('2026-06-01T12:00:00Z');
  admin = await addPerson(server, 'admin');
  headers = (await signIn()).headers;
});

const signIn = (credentials: { password?: string; totp?: string } = {}) =>
  signInTo(server, 'admin', { email: admin.email, ...credentials });

const post = (path: string, body?: unknown) =>
  body === undefined
    ? server.request(`/api/admin${path}`, { method: 'POST', headers })
    : server.post(`/api/admin${path}`, body, headers);

const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(time / 1_000) });

/** Sets up two-factor authentication, returns its secrets, and moves on 30 seconds. */
async function setUp(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await (await post('/second-factor')).json();
  const confirmed = await post('/second-factor/confirm', { code: await codeOf(secret) });
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = await confirmed.json();
  time += 30_000;
  return { secret, recoveryCodes };
}

test('is offered only at the first sign-in', async () => {
  expect((await (await signIn()).answer.json()).offerSecondFactor).toBe(false);
  const { email } = await addPerson(server, 'admin');
  const first = await signInTo(server, 'admin', { email });
  expect((await first.answer.json()).offerSecondFactor).toBe(true);
});

test('takes effect once a code of the app confirms it', async () => {
  const started = await (await post('/second-factor')).json();
  expect(started.uri).toBe(
    `otpauth://totp/Uplift:${encodeURIComponent(admin.email)}?secret=${started.secret}&issuer=Uplift`,
  );
  expect((await signIn()).answer.status).toBe(200);

  const wrong = await post('/second-factor/confirm', { code: '000000' });
  expect(wrong.status).toBe(400);
  expect((await wrong.json()).errors.code).toHaveLength(1);

  const confirmed = await post('/second-factor/confirm', { code: await codeOf(started.secret) });
  const { recoveryCodes } = await confirmed.json();
  expect(recoveryCodes).toHaveLength(10);
  expect(new Set(recoveryCodes).size).toBe(10);
  // 28 characters of a 32-character alphabet: 140 bits.
  for (const code of recoveryCodes) expect(code).toMatch(/^(?:[a-z2-7]{4}-){6}[a-z2-7]{4}$/);
  expect(await (await server.request('/api/admin/second-factor', { headers })).json()).toEqual({
    enabled: true,
    recoveryCodesLeft: 10,
  });
});

test('asks for a code after the password, and accepts each code once', async () => {
  const { secret } = await setUp();
  const asked = await signIn();
  expect(asked.answer.status).toBe(401);
  expect((await asked.answer.json()).errors.totp).toEqual(['Enter the code of your authenticator app.']);

  const totp = await codeOf(secret);
  expect((await signIn({ totp: '000000' })).answer.status).toBe(401);
  expect((await signIn({ totp: `${totp.slice(0, 3)} ${totp.slice(3)}` })).answer.status).toBe(200);
  expect((await signIn({ totp })).answer.status).toBe(401);
  time += 30_000;
  expect((await signIn({ totp: await codeOf(secret) })).answer.status).toBe(200);
});

test('accepts a code for 30 seconds after the app stops showing it', async () => {
  const { secret } = await setUp();
  const old = await codeOf(secret);
  time += 90_000;
  expect((await signIn({ totp: old })).answer.status).toBe(401);
  const late = await codeOf(secret);
  time += 30_000;
  expect((await signIn({ totp: late })).answer.status).toBe(200);
});

test('does not ask for a code when the password is wrong', async () => {
  const { secret } = await setUp();
  const { answer } = await signIn({ password: 'wrong password', totp: await codeOf(secret) });
  expect(await answer.json()).toEqual({
    type: 'about:blank',
    title: 'Unauthorized',
    status: 401,
    detail: 'Wrong e-mail or password.',
    message: 'Wrong e-mail or password.',
  });
});

test('throttles guesses from many addresses, e-mails the owner, and still accepts a recovery code', async () => {
  const { recoveryCodes } = await setUp();
  const guess = (totp: string, network: number) =>
    server.post(
      '/api/admin/login',
      { email: admin.email, password: demoPassword, totp },
      { 'x-forwarded-for': `203.0.${network}.1` },
    );
  const statuses = [];
  for (let tries = 0; tries < 6; tries += 1) statuses.push((await guess(`00000${tries}`, tries)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  const [warning] = await mailTo(server, admin.email);
  expect(warning?.subject).toBe('Failed sign-in attempts on your account');
  expect(warning?.text).toContain('/forgot-password');
  expect((await guess(recoveryCodes[0] ?? '', 7)).status).toBe(200);
});

test('accepts a recovery code instead of an app code, once', async () => {
  const { recoveryCodes } = await setUp();
  const [totp = ''] = recoveryCodes;
  expect((await signIn({ totp: totp.toUpperCase() })).answer.status).toBe(200);
  expect((await signIn({ totp })).answer.status).toBe(401);
  const state = await server.request('/api/admin/second-factor', { headers });
  expect(await state.json()).toEqual({ enabled: true, recoveryCodesLeft: 9 });
});

test('is turned off only with the password', async () => {
  await setUp();
  expect((await post('/second-factor')).status).toBe(409);
  expect((await post('/second-factor/remove', { password: 'wrong password' })).status).toBe(400);
  const removed = await post('/second-factor/remove', { password: demoPassword });
  expect(await removed.json()).toEqual({ enabled: false, recoveryCodesLeft: 0 });
  expect((await signIn()).answer.status).toBe(200);
});

test('can be reset by another admin, but not by its owner', async () => {
  await setUp();
  const other = await addPerson(server, 'admin');
  const path = `/api/admin/users/${admin.id}/reset-second-factor`;
  for (const own of [path, path.replace(admin.id, admin.id.toUpperCase())])
    expect((await server.request(own, { method: 'POST', headers })).status).toBe(403);

  const { headers: theirs } = await signInTo(server, 'admin', { email: other.email });
  expect((await server.request(path, { method: 'POST', headers: theirs })).status).toBe(200);
  expect((await signIn()).answer.status).toBe(200);
  const manager = await addPerson(server, 'manager');
  const managers = `/api/admin/users/${manager.id}/reset-second-factor`;
  expect((await server.request(managers, { method: 'POST', headers: theirs })).status).toBe(404);
});

test('stores neither its secret nor its recovery codes in plain text', async () => {
  const { secret, recoveryCodes } = await setUp();
  const { db } = server.database;
  const codeRows = await db.select().from(storedCodes);
  expect(codeRows.length).toBeGreaterThanOrEqual(recoveryCodes.length);
  const rows = JSON.stringify([codeRows, await db.select().from(accountUsers)]);
  expect(rows).not.toContain(secret);
  for (const code of recoveryCodes) {
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replaceAll('-', ''));
  }
});

test('is recorded in the audit log, without secrets, when its owner turns it on and off', async () => {
  const { secret, recoveryCodes } = await setUp();
  for (let times = 0; times < 2; times += 1)
    expect((await post('/second-factor/remove', { password: demoPassword })).status).toBe(200);
  const entries = await entriesOf(server, admin.id);
  expect(entries).toEqual([
    { ...byThemselves(admin), action: 'user.second-factor-turned-on', after: { recoveryCodes: 10 } },
    { ...byThemselves(admin), action: 'user.second-factor-turned-off', after: {} },
  ]);
  for (const text of [secret, ...recoveryCodes]) expect(JSON.stringify(entries)).not.toContain(text);
});
