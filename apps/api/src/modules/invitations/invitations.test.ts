import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountUsers } from '../../database/schema/index.ts';
import { demoPeople } from '../../database/seed/demo-accounts.ts';
import { linkIn, mailTo } from '../../testing/outbox.ts';
import { signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const start = Date.parse('2026-06-01T12:00:00Z');
let time = start;
let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());
beforeEach(async () => {
  time = start;
  headers = (await signInTo(server, 'admin')).headers;
});

const password = 'seven green bicycles';
const invite = (person: Record<string, unknown>) => server.post('/api/admin/invitations', person, headers);

const newcomers = [
  { role: 'admin', name: 'Robin Vale', email: 'robin@uplift.example' },
  { role: 'manager', name: 'Sam Field', email: 'sam@uplift.example' },
  {
    role: 'client',
    name: 'Kim Brook',
    email: 'kim@northside.example',
    clientId: demoPeople.client.companyId,
  },
] as const;

test.for(newcomers)('lets an invited person choose a password and sign in: $role', async (person) => {
  expect((await invite(person)).status).toBe(202);
  const [mail] = await mailTo(server, person.email);
  const link = linkIn(mail);
  expect(link.kind).toBe('invite');
  expect(await (await server.post('/api/auth/password-link', link)).json()).toEqual({
    name: person.name,
    email: person.email,
  });
  const accepted = await server.post('/api/auth/reset-password', { ...link, password });
  expect(await accepted.json()).toEqual({ email: person.email, area: person.role });
  expect((await signInTo(server, person.role, { email: person.email, password })).answer.status).toBe(200);
});

test('expires an invitation after seven days and can send it again', async () => {
  const person = { ...newcomers[0], email: 'late@uplift.example' };
  const { id } = await (await invite(person)).json();
  const first = linkIn((await mailTo(server, person.email))[0]);
  time += 7 * 86_400_000;
  const expired = await server.post('/api/auth/password-link', first);
  expect(expired.status).toBe(410);
  expect((await expired.json()).message).toMatch(/Ask the person who invited you/);

  headers = (await signInTo(server, 'admin')).headers;
  expect(await (await invite(person)).json()).toEqual({ id });
  const second = linkIn((await mailTo(server, person.email, 2))[1]);
  expect((await server.post('/api/auth/reset-password', { ...second, password })).status).toBe(200);
});

test('creates no second account for the same e-mail address', async () => {
  const answer = await invite({ role: 'manager', name: 'Impostor', email: 'ADMIN@uplift.example' });
  expect(answer.status).toBe(409);
  expect((await answer.json()).errors.email).toHaveLength(1);
  const both = await Promise.all(
    [1, 2].map(() => invite({ ...newcomers[1], email: 'twice@uplift.example' })),
  );
  expect(both.map(({ status }) => status)).toContain(202);
  const rows = await server.database.db
    .select()
    .from(accountUsers)
    .where(eq(accountUsers.email, 'twice@uplift.example'));
  expect(rows).toHaveLength(1);
});

test('returns 400 when the client of a person does not exist', async () => {
  const person = { ...newcomers[2], clientId: '00000000-0000-4000-8000-000000000000' };
  expect((await invite(person)).status).toBe(400);
  const { clientId: _, ...without } = newcomers[2];
  expect((await (await invite(without)).json()).errors.clientId).toHaveLength(1);
});

test('rejects every sign-in of a person without a password', async () => {
  const email = 'waiting@uplift.example';
  await invite({ ...newcomers[0], email });
  for (const guess of ['', 'null', 'undefined', password]) {
    const { answer } = await signInTo(server, 'admin', { email, password: guess });
    expect(answer.status).toBe(guess === '' ? 400 : 401);
  }
});
