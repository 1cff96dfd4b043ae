import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { events, leads } from '../../database/schema/index.ts';
import { mailTo, readOutbox } from '../../testing/outbox.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { EVENT_RETENTION_MS } from '../webhooks/webhook-subscriber.ts';
import { LEAD_RETENTION_MS } from './leads.service.ts';

const hour = 3_600_000;
let time = Date.parse('2026-06-01T12:00:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(time),
    environment: { LEAD_MAIL_TO: 'sales@uplift.example', SITE_URL: 'https://uplift.example' },
  });
});
afterAll(() => server.close());

const calculation = {
  input: {
    currentRevenue: 1_200_000,
    totalHeadCount: 12,
    busyWorkEmployees: 3,
    hoursPerWeek: 10,
    hourlyRate: 32,
  },
  assumptions: {},
};

/** Returns the stamp of a form that was shown a minute ago. */
async function stampOfMinuteAgo(): Promise<string> {
  const answer = await server.request('/api/form-stamp');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { stamp } = await answer.json();
  time += 60_000;
  return stamp;
}

let people = 0;
async function request(changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  people += 1;
  return {
    name: 'Rosa Lindqvist',
    email: `rosa-${people}@harbor-hvac.example`,
    company: 'Harbor HVAC',
    companySize: '10-24',
    timeSink: 'Typing work orders into the accounting system',
    stamp: await stampOfMinuteAgo(),
    ...changes,
  };
}

async function stored(id: string) {
  const [lead] = await server.database.db.select().from(leads).where(eq(leads.id, id));
  return lead;
}

async function eventsOf(id: string) {
  const all = await server.database.db.select().from(events).where(eq(events.type, 'lead.created'));
  return all.filter(({ data }) => data.id === id);
}

async function create(body: Record<string, unknown>): Promise<string> {
  const answer = await server.post('/api/leads', body);
  expect(answer.status).toBe(202);
  return (await answer.json()).id;
}

/** Returns the mail to the team about a visitor. */
async function mailToTeam(email: unknown) {
  return vi.waitFor(
    async () => {
      const mail = (await mailTo(server, 'sales@uplift.example')).find(({ replyTo }) =>
        replyTo?.some(({ address }) => address === email),
      );
      if (!mail) throw new Error(`There is no mail to the team about ${String(email)} yet.`);
      return mail;
    },
    { timeout: 20_000, interval: 100 },
  );
}

describe('POST /api/leads', () => {
  test('stores the request, records an event, and mails the team and the visitor', async () => {
    const body = await request({
      website: 'harbor-hvac.example',
      message: 'We lose a day a week.\nCan you help?',
      preferredTimes: 'Tuesday morning',
      calculation,
    });
    const id = await create(body);
    const { stamp: _, website: __, ...words } = body;
    expect(await stored(id)).toMatchObject({
      ...words,
      website: 'https://harbor-hvac.example/',
      source: 'audit',
      state: 'new',
      suspicions: [],
      createdAt: new Date(time),
    });
    const [event, ...more] = await eventsOf(id);
    expect(more).toEqual([]);
    expect(event?.data).toMatchObject({ id, email: body.email, company: 'Harbor HVAC' });
    expect(event?.data).not.toHaveProperty('suspicions');
    expect(event?.occurredAt).toEqual(new Date(time));

    const [toVisitor] = await mailTo(server, String(body.email));
    expect(toVisitor?.subject).toBe('We received your audit request');
    expect(toVisitor?.text).toContain('within one working day');
    // A visitor who enters another person's address must not be able to write to them.
    for (const word of ['Rosa', 'Harbor', 'lose a day']) expect(toVisitor?.text).not.toContain(word);

    const toTeam = await mailToTeam(body.email);
    expect(toTeam.subject).toBe('Audit request: Harbor HVAC');
    expect(toTeam.text).toContain('We lose a day a week.\nCan you help?');
    expect(toTeam.text).toContain('https://uplift.example/calculator#currentRevenue=1200000');
    expect(toTeam.html).toContain('Typing work orders');
  });

  test('accepts a request with only the required fields', async () => {
    const id = await create(await request());
    expect(await stored(id)).toMatchObject({
      website: null,
      message: null,
      preferredTimes: null,
      calculation: null,
    });
  });

  test('creates one lead per Idempotency-Key', async () => {
    const body = await request();
    const first = await server.post('/api/leads', body, { 'idempotency-key': 'one-press' });
    const second = await server.post('/api/leads', body, { 'idempotency-key': 'one-press' });
    const { id } = await first.json();
    expect(await second.json()).toEqual({ id });
    expect(
      await server.database.db
        .select()
        .from(leads)
        .where(eq(leads.email, String(body.email))),
    ).toHaveLength(1);
  });

  test('treats markup and line breaks as plain text', async () => {
    const body = await request({
      company: '<b>Acme</b>',
      timeSink: 'Invoices\r\nBcc: everybody@example.com',
      name: 'Ødegård & Søn',
    });
    await create(body);
    const mail = await mailToTeam(body.email);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.html).toContain('&lt;b&gt;Acme&lt;/b&gt;');
  });

  test.for([
    ['name', { name: ' ' }],
    ['name', { name: 'Rosa\tVale' }],
    ['company', { company: 'Acme\r\nBcc: everybody@example.com' }],
    ['email', { email: 'rosa' }],
    ['company', { company: undefined }],
    ['companySize', { companySize: 'huge' }],
    ['timeSink', { timeSink: '' }],
    ['message', { message: 'x'.repeat(4_001) }],
    ['website', { website: 'not a website' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['calculation', { calculation: { input: { ...calculation.input, hoursPerWeek: 400 } } }],
    [
      'calculation.input.hourlyRate',
      { calculation: { input: { ...calculation.input, hourlyRate: 'much' } } },
    ],
  ] as const)('returns 400 with an error for an invalid %s and stores nothing', async ([field, changes]) => {
    const body = await request(changes);
    const answer = await server.post('/api/leads', body);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
    expect(
      await server.database.db
        .select()
        .from(leads)
        .where(eq(leads.email, String(body.email))),
    ).toEqual([]);
  });

  test.for([
    ['a hidden field that is filled in', 'hidden field filled in', { faxNumber: '555' }],
    ['no stamp', 'no stamp', { stamp: '' }],
    ['a stamp of its own making', 'broken stamp', { stamp: 'eyJhbGciOiJkaXIifQ..a.b.c' }],
    [
      'addresses of the web as a name',
      'web address in a short answer',
      { name: 'Visit https://pills.example' },
    ],
    [
      'many addresses of the web',
      'many web addresses',
      { message: 'https://a.example https://b.example www.c.example' },
    ],
  ] as const)('holds back an entry with %s and sends no mail', async ([, suspicion, changes]) => {
    const body = await request(changes);
    const id = await create(body);
    expect(await stored(id)).toMatchObject({ state: 'spam', suspicions: [suspicion] });
    expect(await eventsOf(id)).toEqual([]);
    // The mail of a later request has arrived, so this one will get none.
    const later = await request();
    await create(later);
    await mailTo(server, String(later.email));
    expect(
      (await readOutbox(server.config)).flatMap(({ to }) => to?.map(({ address }) => address)),
    ).not.toContain(body.email);
  });

  test.for([
    ['at once', 'filled in too fast', 1_000],
    ['after more than a week', 'stamp too old', 8 * 24 * hour],
  ] as const)('holds back an entry that is sent %s', async ([, suspicion, after]) => {
    const { stamp, minSeconds } = await (await server.request('/api/form-stamp')).json();
    expect(minSeconds).toEqual({ audit: 3, report: 1 });
    time += after;
    const id = await create({ ...(await request()), stamp: '' });
    expect((await stored(id))?.suspicions).toEqual(['no stamp']);
    time -= 60_000;
    const second = await create({ ...(await requestAt(stamp)) });
    expect((await stored(second))?.suspicions).toEqual([suspicion]);
  });
});

/** Creates a request with an existing stamp. */
async function requestAt(stamp: string): Promise<Record<string, unknown>> {
  const body = await request();
  time -= 60_000;
  return { ...body, stamp };
}

describe('POST /api/reports', () => {
  test('mails the calculator’s report and stores the lead', async () => {
    const email = 'owner@freight.example';
    const answer = await server.post('/api/reports', { email, calculation, stamp: await stampOfMinuteAgo() });
    expect(answer.status).toBe(202);
    const { id } = await answer.json();
    expect(await stored(id)).toMatchObject({ source: 'report', state: 'new', email, calculation });
    expect(await eventsOf(id)).toHaveLength(1);
    const [mail] = await mailTo(server, email);
    expect(mail?.subject).toMatch(/^What automation could return: \$[\d,]+ a year$/);
    expect(mail?.text).toContain('YOUR RETURN');
    expect(mail?.text).toContain('https://uplift.example/calculator#currentRevenue=1200000');
    expect(mail?.html).toContain('<th scope="row"');
    expect(mail?.attachments).toMatchObject([
      { filename: 'uplift-roi-estimate.pdf', mimeType: 'application/pdf' },
    ]);
  });

  test('mails the report in the language and currency that the visitor saw', async () => {
    const email = 'inhaberin@spedition.example';
    const seen = { ...calculation, locale: 'de-DE', currency: 'EUR' };
    const answer = await server.post('/api/reports', {
      email,
      calculation: seen,
      stamp: await stampOfMinuteAgo(),
    });
    expect(await stored((await answer.json()).id)).toMatchObject({ calculation: seen });
    const [mail] = await mailTo(server, email);
    expect(mail?.subject).toMatch(/^Was Automatisierung bringen kann: [\d.]+\s€ pro Jahr$/);
    expect(mail?.text).toMatch(/^Guten Tag,/);
    expect(mail?.html).toContain('lang="de"');
    expect(mail?.text).toContain(
      'https://uplift.example/embed/calculator?lang=de-DE&currency=EUR&email-report=site#currentRevenue=1200000',
    );
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/\$\d|sent this e-mail|open this link/);
    expect(mail?.attachments).toMatchObject([{ filename: 'uplift-roi-schaetzung.pdf' }]);
  });

  test('calculates with the assumptions that the visitor changed', async () => {
    const email = 'careful@freight.example';
    await server.post('/api/reports', {
      email,
      calculation: { ...calculation, assumptions: { efficiencyFactor: 0.1 } },
      stamp: await stampOfMinuteAgo(),
    });
    const [mail] = await mailTo(server, email);
    expect(mail?.text).toContain('Usually 22%');
  });

  test('returns 400 for impossible figures', async () => {
    const answer = await server.post('/api/reports', {
      email: 'owner@freight.example',
      calculation: { input: { ...calculation.input, currentRevenue: -1 } },
    });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors.calculation).toEqual([
      'Please enter annual revenue of at least $10,000',
    ]);
  });

  test.for(['\u0000', '\ud800'])('rejects an assumption whose name cannot be stored: %j', async (name) => {
    const answer = await server.post('/api/reports', {
      email: 'owner@freight.example',
      calculation: { ...calculation, assumptions: { [name]: 1 } },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual(['calculation.assumptions']);
  });
});

test('returns 429 when one IP address sends too many forms', async () => {
  const limited = await startTestServer({ rateLimits: { forms: { max: 2, timeWindow: 60_000 } } });
  const statuses: number[] = [];
  for (let count = 0; count < 3; count++) statuses.push((await limited.post('/api/leads', {})).status);
  expect(statuses).toEqual([400, 400, 429]);
  await limited.close();
});

test('removes leads after two years, except clients, and their events after a month', async () => {
  const old = await create(await request());
  const won = await create(await request());
  await server.database.db.update(leads).set({ state: 'won' }).where(eq(leads.id, won));
  time += EVENT_RETENTION_MS + 1_000;
  const later = await create(await request());
  await server.jobs.enqueue('clean-up', {});
  await expect.poll(() => eventsOf(old), { timeout: 20_000 }).toEqual([]);
  expect(await eventsOf(later)).toHaveLength(1);
  expect(await stored(old)).toBeDefined();

  await server.database.db
    .update(leads)
    .set({ updatedAt: new Date(time - LEAD_RETENTION_MS - 1_000) })
    .where(inArray(leads.id, [old, won]));
  await server.jobs.enqueue('clean-up', {});
  await expect.poll(() => stored(old), { timeout: 20_000 }).toBeUndefined();
  expect(await stored(won)).toBeDefined();
  expect(await stored(later)).toBeDefined();
});
