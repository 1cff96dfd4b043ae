import { randomBytes } from 'node:crypto';
import type { Deliverable, Milestone } from '@uplift/data-client/contract/project';
import { asc, inArray } from 'drizzle-orm';
import { Webhook as Verifier } from 'standardwebhooks';
import { expect, test, vi } from 'vitest';
import { auditLog, events } from './database/schema/index.ts';
import { demoPeople } from './database/seed/demo-accounts.ts';
import { readOutbox } from './testing/outbox.ts';
import { startReceiver } from './testing/receiver.ts';
import { createServerPlace } from './testing/server-place.ts';
import { quickRecoveryServer, startServerProcess } from './testing/server-process.ts';
import { sessionCookie } from './testing/signed-in.ts';

type Side = 'manager' | 'client';
type Headers = Record<string, string>;

const password = 'a long test password';
const siteUrl = 'http://uplift.test';
const clientId = demoPeople.client.companyId;

/**
 * Milestones that take the same steps at the same time: the first response of one kills the server during the
 * others.
 */
const tracks = Array.from({ length: 8 }, (_, index) => ({
  title: `Milestone ${index}`,
  deliverable: `Report ${index}`,
  /** The bytes of the second version of its file. */
  text: randomBytes(100_000).toString('hex'),
}));
type Track = (typeof tracks)[number];

/** Sends an action or a read of one of the two sides, at a path below the client's address. */
type Call = (side: Side, path: string, body?: object) => Promise<Response>;

interface Place {
  name: string;
  /** Runs before the step, undisturbed. */
  prepare?: (call: Call, track: Track, milestone: Milestone) => Promise<unknown>;
  /** The step during which the server is killed. */
  step: (call: Call, track: Track, milestone: Milestone | undefined) => Promise<Response>;
  /** Whether a milestone has completed that step. */
  isTaken: (milestone: Milestone | undefined) => boolean;
  /** The mail that it eventually causes. */
  mail?: { to: Side; saying: (track: Track) => string };
  /** The event that its webhooks report. */
  event?: string;
}

const deliverableOf = (milestone: Milestone | undefined): Deliverable | undefined =>
  milestone?.deliverables[0];

function pathTo(milestone: Milestone | undefined, rest: string): string {
  return `/deliverables/${deliverableOf(milestone)?.id}/${rest}`;
}

function upload(call: Call, { deliverable }: Track, milestone: Milestone | undefined, text: string) {
  const form = new FormData();
  form.append('version', String(deliverableOf(milestone)?.version));
  form.append('file', new File([text], `${deliverable}.txt`));
  return call('manager', pathTo(milestone, 'versions'), form);
}

function lead(call: Call, side: Side, milestone: Milestone | undefined, state: string, comment = '') {
  const version = deliverableOf(milestone)?.version;
  return call(side, pathTo(milestone, 'state'), { state, comment, version });
}

async function taken<Answer = unknown>(step: Promise<Response>): Promise<Answer> {
  const answer = await step;
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

/** A milestone after a change of its deliverable. */
const withDeliverable = (milestone: Milestone, deliverable: Deliverable) => ({
  ...milestone,
  deliverables: [deliverable],
});

const places: readonly Place[] = [
  {
    name: 'a milestone is created',
    step: (call, { title }) =>
      call('manager', '/milestones', {
        title,
        phase: 'scale',
        dueOn: '2030-05-01',
        description: 'All of it.',
      }),
    isTaken: (milestone) => milestone !== undefined,
  },
  {
    name: 'changes are asked for',
    prepare: async (call, track, milestone) => {
      const { id, version } = milestone;
      await taken(call('manager', `/milestones/${id}/state`, { state: 'in-progress', version }));
      const fields = { milestoneId: id, title: track.deliverable, note: '' };
      const draft = await taken<Deliverable>(call('manager', '/deliverables', fields));
      const filed = await taken<Deliverable>(
        upload(call, track, withDeliverable(milestone, draft), 'The first version.'),
      );
      await taken(lead(call, 'manager', withDeliverable(milestone, filed), 'awaiting-approval'));
    },
    step: (call, _, milestone) => lead(call, 'client', milestone, 'changes-requested', 'Page 2 is missing.'),
    isTaken: (milestone) => deliverableOf(milestone)?.state === 'changes-requested',
    mail: { to: 'manager', saying: ({ deliverable }) => `Changes requested for “${deliverable}”.` },
  },
  {
    name: 'a second version is uploaded',
    step: (call, track, milestone) => upload(call, track, milestone, track.text),
    isTaken: (milestone) => deliverableOf(milestone)?.versions.length === 2,
  },
  {
    name: 'it is approved',
    prepare: (call, _, milestone) => taken(lead(call, 'manager', milestone, 'awaiting-approval')),
    step: (call, _, milestone) => lead(call, 'client', milestone, 'approved'),
    isTaken: (milestone) => deliverableOf(milestone)?.state === 'approved',
    mail: { to: 'manager', saying: ({ deliverable }) => `“${deliverable}” is approved.` },
    event: 'deliverable.approved',
  },
  {
    name: 'the milestone is completed',
    step: (call, _, milestone) =>
      call('manager', `/milestones/${milestone?.id}/state`, { state: 'done', version: milestone?.version }),
    isTaken: (milestone) => milestone?.state === 'done',
    mail: { to: 'client', saying: ({ title }) => `“${title}” is done.` },
    event: 'project.milestone_completed',
  },
];

/** What the client sees of the manager's view: no drafts, and no files that aren't shared yet. */
const sharedOf = (milestones: readonly Milestone[]) =>
  milestones.map((milestone) => ({
    ...milestone,
    deliverables: milestone.deliverables
      .filter(({ state }) => state !== 'draft')
      .map((deliverable) => ({
        ...deliverable,
        versions: deliverable.versions.filter(({ sharedAt }) => sharedAt !== null),
      })),
  }));

test('kill -9 at five places of a project leaves each step complete or undone, and loses no acknowledged step, mail or webhook', {
  timeout: 420_000,
}, async () => {
  const place = await createServerPlace();
  const receiver = await startReceiver();
  const environment = {
    ...place.environment,
    DEMO_PASSWORD: password,
    SITE_URL: siteUrl,
    WEBHOOK_ALLOWED_TARGETS: '127.0.0.1',
    // Long enough for the server to be killed first, so that no mail is being sent then.
    NOTIFICATION_DELAY: '1',
  };
  const start = () => startServerProcess(environment, { file: quickRecoveryServer });
  let server = start();
  let address = await server.ready;
  const post = (path: string, body: object, headers: Headers = {}) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
  const signIn = (area: Side | 'admin') =>
    post(`/api/${area}/login`, { email: demoPeople[area].email, password });
  const tokenOf = async (area: 'manager' | 'admin') => (await taken<{ token: string }>(signIn(area))).token;
  const sides: Record<Side, Headers> = {
    manager: { 'x-manager-token': await tokenOf('manager') },
    client: { cookie: sessionCookie(await signIn('client'), 'client'), origin: siteUrl },
  };
  const { secret } = await taken<{ secret: string }>(
    post(
      '/api/admin/webhooks',
      {
        name: 'Receiver',
        url: receiver.url,
        eventTypes: ['deliverable.approved', 'project.milestone_completed'],
        ownerId: null,
      },
      { authorization: `Bearer ${await tokenOf('admin')}` },
    ),
  );
  const call: Call = (side, path, body) =>
    body
      ? post(`/api/clients/${clientId}${path}`, body, sides[side])
      : fetch(`${address}/api/clients/${clientId}${path}`, { headers: sides[side] });
  const planOf = async (side: Side) => (await taken<{ data: Milestone[] }>(call(side, '/milestones'))).data;
  const find = (plan: readonly Milestone[], { title }: Track) => plan.find((each) => each.title === title);

  const mails = async (side: Side) =>
    (await readOutbox(place))
      .filter(({ to }) => to?.some((one) => one.address === demoPeople[side].email))
      .map(({ text }) => text)
      .join('\n');
  const expectMail = ({ mail }: Place) =>
    mail &&
    vi.waitFor(
      async () => {
        const words = await mails(mail.to);
        expect(tracks.map(mail.saying).filter((saying) => !words.includes(saying))).toEqual([]);
      },
      { timeout: 60_000, interval: 250 },
    );

  const deliveredOf = (event: string | undefined) =>
    new Set(receiver.received.flatMap(({ body }) => (JSON.parse(body).type === event ? [body] : []))).size;

  let inFlight = 0;
  let undelivered = 0;
  for (const { name, prepare, step, isTaken, event, ...rest } of places) {
    for (const track of tracks) {
      const milestone = find(await planOf('manager'), track);
      if (milestone) await prepare?.(call, track, milestone);
    }
    const before = await planOf('manager');
    const answered = new Map<Track, Milestone | Deliverable>();
    const steps = tracks.map(async (track) => {
      answered.set(track, await taken(step(call, track, find(before, track))));
    });
    await Promise.any(steps);
    server.child.kill('SIGKILL');
    for (const outcome of await Promise.allSettled(steps))
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(TypeError);
    expect(await server.exited).toBe('SIGKILL');
    inFlight += tracks.length - answered.size;

    const deliveredBefore = deliveredOf(event);
    server = start();
    address = await server.ready;
    const after = await planOf('manager');
    expect(await planOf('client'), name).toEqual(sharedOf(after));
    if (event) undelivered += tracks.filter((track) => isTaken(find(after, track))).length - deliveredBefore;
    for (const track of tracks) {
      const now = find(after, track);
      const answer = answered.get(track);
      if (answer) expect([now, deliverableOf(now)], name).toContainEqual(answer);
      else if (!isTaken(now)) {
        expect(now, name).toEqual(find(before, track));
        await taken(step(call, track, now));
      }
    }
    const whole = await planOf('manager');
    for (const track of tracks) {
      const now = find(whole, track);
      expect(isTaken(now), name).toBe(true);
      if (deliverableOf(now)?.versions.length !== 2) continue;
      const file = await call('manager', pathTo(now, 'versions/2/file'));
      expect((await file.text()) === track.text, `${name}: the bytes of ${track.title}`).toBe(true);
    }
    // Before the next kill, which must not interrupt a mail that is being written.
    await expectMail({ name, step, isTaken, ...rest });
  }
  expect(inFlight, 'steps that were in flight when the server was killed').toBeGreaterThan(0);
  expect(undelivered, 'webhooks of steps that were taken, undelivered at the kill').toBeGreaterThan(0);

  const verifier = new Verifier(secret);
  const delivered = () =>
    new Set(receiver.received.map(({ body, headers }) => JSON.stringify(verifier.verify(body, headers))));
  await expect.poll(() => delivered().size, { timeout: 120_000, interval: 250 }).toBe(2 * tracks.length);

  const plan = await planOf('client');
  server.child.kill('SIGTERM');
  await server.exited;
  const database = await place.open();
  const milestones = tracks.flatMap((track) => find(plan, track) ?? []);
  const ids = milestones.flatMap(({ id, deliverables }) => [id, ...deliverables.map((each) => each.id)]);
  const entries = await database.db
    .select({ subject: auditLog.subjectId, action: auditLog.action })
    .from(auditLog)
    .where(inArray(auditLog.subjectId, ids))
    .orderBy(asc(auditLog.id));
  const recorded = await database.db
    .select({ type: events.type, data: events.data })
    .from(events)
    .where(inArray(events.type, ['deliverable.approved', 'project.milestone_completed']));
  await database.close();
  const actions = Map.groupBy(entries, ({ subject }) => subject);
  const doneTo = (id: string | undefined) => actions.get(id ?? '')?.map(({ action }) => action);
  for (const milestone of milestones) {
    expect(doneTo(milestone.id)).toEqual(['milestone.created', 'milestone.started', 'milestone.completed']);
    expect(doneTo(deliverableOf(milestone)?.id)).toEqual([
      'deliverable.created',
      'deliverable.uploaded',
      'deliverable.approval-asked',
      'deliverable.changes-requested',
      'deliverable.uploaded',
      'deliverable.approval-asked',
      'deliverable.approved',
    ]);
  }
  const recordedOf = recorded
    .map(({ data }) => data.id)
    .filter((id) => typeof id === 'string' && ids.includes(id));
  expect(recordedOf.toSorted()).toEqual(ids.toSorted());
});
