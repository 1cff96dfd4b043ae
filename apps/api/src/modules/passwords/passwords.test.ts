import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { accountUsers, clientPeople, passwordLinks } from '../../database/schema/index.ts';
import { hashToken } from '../../security/tokens.ts';
import { byThemselves, entriesOf } from '../../testing/audit-entries.ts';
import { linkIn, mailTo, readOutbox } from '../../testing/outbox.ts';
import { type Area, addPerson, type NewPerson, signInTo } from '../../testing/signed-in.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { demoPassword, startTestServer, type TestServer } from '../../testing/test-server.ts';

const start = Date.parse('2026-06-01T12:00:00Z');
const newPassword = 'seven green bicycles';
let time = start;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());
beforeEach(() => {
  time = start;
});

const forgot = (kind: string, email: string) => server.post('/api/auth/forgot-password', { kind, email });
const reset = (body: Record<string, unknown>) => server.post('/api/auth/reset-password', body);

const kindOf = (area: Area) => (area === 'client' ? 'client' : 'account');

async function mailedLink({ area, email }: NewPerson, mails = 1) {
  expect((await forgot(kindOf(area), email)).status).toBe(202);
  return linkIn((await mailTo(server, email, mails)).at(-1));
}

const areas: readonly Area[] = ['client', 'manager', 'admin'];

describe('password reset', () => {
  test.for(areas)('e-mails a link that sets a new password: %s', async (area) => {
    const person = await addPerson(server, area);
    const { email, name } = person;
    const before = await signInTo(server, area, { email });
    const link = await mailedLink(person);
    expect(link.kind).toBe(kindOf(area));
    expect(link.token).toMatch(/^[\w-]{43}$/);

    const read = await server.post('/api/auth/password-link', link);
    expect(await read.json()).toEqual({ name, email });

    const answer = await reset({ ...link, password: newPassword });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ email, area });

    const me = area === 'client' ? '/api/client/me' : '/api/auth/user';
    expect((await server.request(me, { headers: before.headers })).status).toBe(401);
    expect((await signInTo(server, area, { email })).answer.status).toBe(401);
    expect((await signInTo(server, area, { email, password: newPassword })).answer.status).toBe(200);
    const [, notice] = await mailTo(server, email, 2);
    expect(notice?.subject).toBe('Your password was changed');
    const after = { by: 'a link for a new password' };
    expect(await entriesOf(server, person.id)).toEqual([
      { ...byThemselves(person), action: 'user.password-set', after },
    ]);
  });

  test('sends text and HTML with a greeting and instructions from the configured sender', async () => {
    const person = await addPerson(server, 'client');
    const { email, name } = person;
    await mailedLink(person);
    const [mail] = await mailTo(server, email);
    expect(mail?.from).toMatchObject({ name: 'Uplift', address: 'hello@uplift.example' });
    expect(mail?.subject).toBe('Set a new password');
    expect(mail?.text).toContain(`Hello ${name},`);
    expect(mail?.html).toContain(`Hello ${name},`);
    expect(mail?.text).toContain('10 minutes');
  });

  test('ignores the case of the e-mail address', async () => {
    const { email } = await addPerson(server, 'client');
    expect((await forgot('client', ` ${email.toUpperCase()} `)).status).toBe(202);
    await mailTo(server, email);
  });

  test('returns the same response whether the account exists, is of another kind, or is deactivated', async () => {
    const { db } = server.database;
    const known = await addPerson(server, 'client');
    const closed = await addPerson(server, 'manager');
    const last = await addPerson(server, 'admin');
    await db
      .update(accountUsers)
      .set({ deactivatedAt: new Date(start) })
      .where(eq(accountUsers.id, closed.id));
    const answers: string[] = [];
    for (const [kind, address] of [
      ['client', known.email],
      ['client', 'unknown@nowhere.example'],
      ['account', known.email],
      ['account', closed.email],
    ] as const) {
      const answer = await forgot(kind, address);
      answers.push(`${answer.status} ${await answer.text()}`);
    }
    expect(new Set(answers).size).toBe(1);
    await mailTo(server, known.email);
    await mailedLink(last);
    const addresses = (await readOutbox(server.config)).flatMap(({ to }) =>
      to?.map(({ address }) => address),
    );
    expect(addresses).not.toContain('unknown@nowhere.example');
    expect(addresses).not.toContain(closed.email);
    expect(addresses.filter((address) => address === known.email)).toHaveLength(1);
  });

  test('sends at most one e-mail per minute', async () => {
    const person = await addPerson(server, 'client');
    const first = await mailedLink(person);
    await forgot('client', person.email);
    // Jobs run in order, so the e-mail of a later job shows that this one is done.
    await mailedLink(await addPerson(server, 'admin'));
    expect(await mailTo(server, person.email)).toHaveLength(1);
    time += 61_000;
    const second = await mailedLink(person, 2);
    expect((await reset({ ...first, password: newPassword })).status).toBe(410);
    expect((await reset({ ...second, password: newPassword })).status).toBe(200);
  });
});

const common = 'This password is too common. Choose another one.';

test('sends the link through an SMTP server', async () => {
  const { url, received } = await startSmtpServer();
  const mailing = await startTestServer({ environment: { SMTP_URL: url } });
  onTestFinished(mailing.close);
  const { email } = await addPerson(mailing, 'client');
  await mailing.post('/api/auth/forgot-password', { kind: 'client', email });
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 20_000 });
  expect(received[0]?.to).toEqual([email]);
  const answer = await mailing.post('/api/auth/reset-password', {
    ...linkIn(received[0]?.mail),
    password: newPassword,
  });
  expect(await answer.json()).toEqual({ email, area: 'client' });
});

/** Starts a server whose mail server temporarily rejects the first message to each address. */
async function startGreylisted(onRejected: () => void = () => undefined) {
  const known = new Set<string>();
  const { url, received } = await startSmtpServer({
    onRcptTo: ({ address }, _session, done) => {
      if (known.has(address)) return done();
      known.add(address);
      onRejected();
      return done(Object.assign(new Error('Try again later.'), { responseCode: 451 }));
    },
  });
  const mailing = await startTestServer({ environment: { SMTP_URL: url } });
  onTestFinished(mailing.close);
  return { mailing, received };
}

test('retries after the mail server temporarily rejected each kind of link', async () => {
  const { mailing, received } = await startGreylisted();
  const { headers } = await signInTo(mailing, 'admin');
  const client = await addPerson(mailing, 'client');
  const manager = await addPerson(mailing, 'manager');
  const invited = { role: 'manager', name: 'Sam Field', email: 'sam@uplift.example' };
  for (const [path, body] of [
    ['/api/auth/forgot-password', { kind: 'client', email: client.email }],
    ['/api/admin/invitations', invited],
    [`/api/admin/users/${manager.id}/email-change`, { email: 'new@uplift.example' }],
  ] as const)
    expect((await mailing.post(path, body, headers)).ok).toBe(true);
  const follow = {
    client: ['/api/auth/reset-password', { kind: 'client', password: newPassword }],
    invite: ['/api/auth/reset-password', { kind: 'invite', password: newPassword }],
    'email-old': ['/api/auth/email-change', { answer: 'confirm' }],
    'email-new': ['/api/auth/email-change', { answer: 'confirm' }],
  } as const;
  await vi.waitFor(() => expect(received).toHaveLength(Object.keys(follow).length), { timeout: 20_000 });
  const tokens = new Map(received.map(({ mail }) => linkIn(mail)).map(({ kind, token }) => [kind, token]));
  for (const [kind, [path, body]] of Object.entries(follow)) {
    const answer = await mailing.post(path, { ...body, token: tokens.get(kind) });
    expect(answer.status, kind).toBe(200);
  }
});

test('sends one reset link when the database fails with the mail server and the user asks again', async () => {
  const greylisted = Promise.withResolvers<void>();
  const { mailing, received } = await startGreylisted(() => {
    const remove = vi.spyOn(mailing.database.db, 'delete').mockImplementation(() => {
      throw new Error('Connection terminated');
    });
    onTestFinished(() => remove.mockRestore());
    greylisted.resolve();
  });
  const { email } = await addPerson(mailing, 'client');
  const request = () => mailing.post('/api/auth/forgot-password', { kind: 'client', email });
  await request();
  await greylisted.promise;
  await request();
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 20_000 });
  const answer = await mailing.post('/api/auth/reset-password', {
    ...linkIn(received[0]?.mail),
    password: newPassword,
  });
  expect(await answer.json()).toEqual({ email, area: 'client' });
});

test('sends a reset link right after an invitation was accepted', async () => {
  const { headers } = await signInTo(server, 'admin');
  const email = 'invited-just-now@people.example';
  await server.post('/api/admin/invitations', { role: 'manager', name: 'Sam Field', email }, headers);
  const invite = linkIn((await mailTo(server, email))[0]);
  expect((await reset({ ...invite, password: newPassword })).status).toBe(200);
  await mailTo(server, email, 2);
  expect((await forgot('account', email)).status).toBe(202);
  expect(linkIn((await mailTo(server, email, 3))[2]).kind).toBe('account');
});

describe('password link', () => {
  test('is stored only as a hash', async () => {
    const { token } = await mailedLink(await addPerson(server, 'client'));
    const rows = await server.database.db.select().from(passwordLinks);
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(hashToken(token));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('works once', async () => {
    const person = await addPerson(server, 'client');
    const link = await mailedLink(person);
    expect((await reset({ ...link, password: newPassword })).status).toBe(200);
    const again = await reset({ ...link, password: 'another long password' });
    expect(again.status).toBe(410);
    expect((await again.json()).message).toMatch(/used already.*ask for a new/i);
    const { email } = person;
    expect((await signInTo(server, 'client', { email, password: newPassword })).answer.status).toBe(200);
  });

  test('returns the same response to an identical retry within a minute, and 410 to other requests', async () => {
    const person = await addPerson(server, 'client');
    const link = await mailedLink(person);
    const first = await reset({ ...link, password: newPassword });
    const { headers } = await signInTo(server, 'client', { email: person.email, password: newPassword });
    const repeat = await reset({ ...link, password: newPassword });
    expect(repeat.status).toBe(200);
    expect(await repeat.json()).toEqual(await first.json());
    expect((await server.request('/api/client/me', { headers })).status).toBe(200);
    expect((await reset({ ...link, password: 'another long password' })).status).toBe(410);
    time += 61_000;
    expect((await reset({ ...link, password: newPassword })).status).toBe(410);
  });

  test('works once when two requests use it concurrently', async () => {
    const link = await mailedLink(await addPerson(server, 'client'));
    const answers = await Promise.all(
      ['first long password', 'second long password'].map((password) => reset({ ...link, password })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test.for(areas)('expires after ten minutes with a message that says what to do next: %s', async (area) => {
    const person = await addPerson(server, area);
    const link = await mailedLink(person);
    time += 10 * 60_000;
    for (const path of ['/api/auth/password-link', '/api/auth/reset-password']) {
      const answer = await server.post(path, { ...link, password: newPassword });
      expect(answer.status).toBe(410);
      expect((await answer.json()).message).toMatch(/has expired.*Ask for a new one/);
    }
    expect((await signInTo(server, area, { email: person.email })).answer.status).toBe(200);
  });

  test('returns 410 when used as another kind', async () => {
    const { token } = await mailedLink(await addPerson(server, 'client'));
    for (const kind of ['account', 'invite', 'setup']) {
      expect((await reset({ kind, token, password: newPassword })).status).toBe(410);
    }
  });

  test('returns 410 when its owner is deactivated', async () => {
    const person = await addPerson(server, 'client');
    const link = await mailedLink(person);
    await server.database.db
      .update(clientPeople)
      .set({ deactivatedAt: new Date(start) })
      .where(eq(clientPeople.id, person.id));
    expect((await reset({ ...link, password: newPassword })).status).toBe(410);
  });

  test.for([
    { flaw: 'too short', password: 'short', message: 'Choose at least 12 characters.' },
    { flaw: 'far too long', password: 'x'.repeat(10_000), message: 'A password has at most 128 characters.' },
    { flaw: 'on lists', password: '1q2w3e4r5t6y', message: common },
    { flaw: 'one word twice', password: 'passwordpassword', message: common },
  ])('rejects an invalid password and stays valid: $flaw', async ({ password, message }) => {
    const link = await mailedLink(await addPerson(server, 'client'));
    const refused = await reset({ ...link, password });
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors.password).toEqual([message]);
    expect((await reset({ ...link, password: newPassword })).status).toBe(200);
  });
});

test('rejects the e-mail address of the owner as the password', async () => {
  const person = await addPerson(server, 'client');
  const answer = await reset({ ...(await mailedLink(person)), password: person.email.toUpperCase() });
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors.password[0]).toMatch(/your name or e-mail address/);
});

describe('password change', () => {
  test.for(areas)('changes the password and ends all other sessions: %s', async (area) => {
    const person = await addPerson(server, area);
    const { email } = person;
    const here = await signInTo(server, area, { email });
    const elsewhere = await signInTo(server, area, { email });
    const change = (current: string, password: string) =>
      server.post(`/api/${area}/password`, { current, password }, here.headers);
    const wrong = await change('not my password', newPassword);
    expect(wrong.status).toBe(400);
    expect((await wrong.json()).errors.current).toEqual(['This isn’t your current password.']);

    const changed = await change(demoPassword, newPassword);
    expect(await changed.json()).toEqual({ ended: 1 });
    const list = (headers: Record<string, string>) => server.request(`/api/${area}/sessions`, { headers });
    expect((await list(here.headers)).status).toBe(200);
    expect((await list(elsewhere.headers)).status).toBe(401);
    expect((await signInTo(server, area, { email, password: newPassword })).answer.status).toBe(200);
    expect((await mailTo(server, email))[0]?.subject).toBe('Your password was changed');
    expect(await entriesOf(server, person.id)).toEqual([
      { ...byThemselves(person), action: 'user.password-changed', after: {} },
    ]);
  });

  test('throttles guesses of the current password', async () => {
    const { email } = await addPerson(server, 'client');
    const { headers } = await signInTo(server, 'client', { email });
    const statuses = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const body = { current: `guess ${tries}`, password: newPassword };
      statuses.push((await server.post('/api/client/password', body, headers)).status);
    }
    expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
    expect(statuses.at(-1)).toBe(429);
  });
});
