import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deliverable, Milestone } from '@uplift/data-client/contract/project';
import { deliverableStates } from '@uplift/data-client/contract/project';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  auditLog,
  deliverables,
  deliverableVersions,
  documents,
  events,
  milestones,
  notifications,
} from '../../database/schema/index.ts';
import { writePdf } from '../../database/seed/demo-pdf.ts';
import type { Viewer } from '../../database/visible-clients.ts';
import {
  type ClientProject,
  createClientProject,
  type Headers,
  liveTopicsOf,
} from '../../testing/client-project.ts';
import { fillStorage } from '../../testing/fill-storage.ts';
import { signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createDeliverablesService } from './deliverables.service.ts';
import { createPlanRepository } from './plan.repository.ts';
import { toDeliverable } from './plan-answers.ts';

const DAY_MS = 86_400_000;
const start = Date.parse('2026-06-01T12:00:00Z');
const report = writePdf('Report', ['Everything is fine.']);
let server: TestServer;
let own: ClientProject;
let other: ClientProject;
let admin: Headers;
let milestoneId: string;
beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(start),
    environment: { CLIENT_STORAGE_GB: '1' },
  });
  own = await createClientProject(server);
  other = await createClientProject(server);
  admin = (await signInTo(server, 'admin')).headers;
  milestoneId = await addMilestone();
});
afterAll(() => server.close());

async function addMilestone(): Promise<string> {
  const [row] = await server.database.db
    .insert(milestones)
    .values({
      projectId: own.projectId,
      phase: 'audit',
      title: 'Audit report',
      dueOn: '2026-06-09',
      position: 0,
      state: 'in-progress',
    })
    .returning({ id: milestones.id });
  return row?.id ?? '';
}

const base = (clientId = own.clientId) => `/api/clients/${clientId}/deliverables`;
const send = (method: string, path: string, body: unknown, as: Headers = own.manager) =>
  server.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...as },
    body: JSON.stringify(body),
  });

async function create(title = 'Report', into = milestoneId): Promise<Deliverable> {
  const answer = await send('POST', base(), { milestoneId: into, title, note: 'Please read page 2.' });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

interface FileOptions {
  name?: string;
  as?: Headers;
}

function uploadTo(
  { id, version }: Pick<Deliverable, 'id' | 'version'>,
  bytes: Uint8Array | string = report,
  { name = 'report.pdf', as = own.manager }: FileOptions = {},
): Promise<Response> {
  const form = new FormData();
  form.append('version', String(version));
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
  return server.request(`${base()}/${id}/versions`, { method: 'POST', headers: as, body: form });
}

const move = (
  { id, version }: Pick<Deliverable, 'id' | 'version'>,
  state: string,
  as: Headers,
  comment?: string,
) => send('POST', `${base()}/${id}/state`, { state, version, comment }, as);

const done = async (answer: Response | Promise<Response>): Promise<Deliverable> => {
  const given = await answer;
  expect(given.status, await given.clone().text()).toBe(200);
  return given.json();
};

async function readAs(as: Headers, id: string): Promise<Deliverable | undefined> {
  const answer = await server.request(`/api/clients/${own.clientId}/milestones`, { headers: as });
  const { data }: { data: Milestone[] } = await answer.json();
  return data.flatMap((milestone) => milestone.deliverables).find((each) => each.id === id);
}

const fileOf = (id: string, number: number, as: Headers, clientId = own.clientId) =>
  server.request(`${base(clientId)}/${id}/versions/${number}/file`, { headers: as });

/** Creates a deliverable that awaits the client's approval. */
const awaiting = async () => {
  const uploaded = await done(uploadTo(await create()));
  return done(move(uploaded, 'awaiting-approval', own.manager));
};

test('moves a deliverable from draft through requested changes to a locking approval', async () => {
  const known = (await liveTopicsOf(server, own.clientId)).length;
  const draft = await create();
  expect((await move(draft, 'awaiting-approval', own.manager)).status).toBe(409);
  const first = await done(uploadTo(draft));
  expect(await readAs(own.client, draft.id)).toBeUndefined();
  expect((await fileOf(draft.id, 1, own.client)).status).toBe(404);

  const asked = await done(move(first, 'awaiting-approval', own.manager));
  expect((await readAs(own.client, draft.id))?.versions).toMatchObject([
    { number: 1, name: 'report.pdf', type: 'pdf', byteSize: report.length, uploadedBy: 'Robin Vale' },
  ]);
  const refused = await done(move(asked, 'changes-requested', own.client, 'The month-end is missing.'));

  const second = writePdf('Report', ['With the month-end.']);
  const uploaded = await done(uploadTo(refused, second, { name: 'report 2.pdf' }));
  expect(uploaded.versions.map(({ number, sharedAt }) => [number, sharedAt !== null])).toEqual([
    [2, false],
    [1, true],
  ]);
  expect((await readAs(own.client, draft.id))?.versions.map(({ number }) => number)).toEqual([1]);
  expect((await fileOf(draft.id, 2, own.client)).status).toBe(404);

  const again = await done(move(uploaded, 'awaiting-approval', own.manager));
  const approved = await done(move(again, 'approved', own.client));
  expect(approved).toMatchObject({ state: 'approved', stateSince: new Date(start).toISOString() });
  expect(approved.steps).toMatchObject([
    { state: 'awaiting-approval', number: 1, side: 'team', by: 'Robin Vale' },
    {
      state: 'changes-requested',
      number: 1,
      side: 'client',
      by: 'Kim Brook',
      comment: 'The month-end is missing.',
    },
    { state: 'awaiting-approval', number: 2, side: 'team' },
    { state: 'approved', number: 2, side: 'client', by: 'Kim Brook', at: new Date(start).toISOString() },
  ]);
  const { id, version } = approved;
  expect((await uploadTo(approved)).status).toBe(409);
  expect((await send('PATCH', `${base()}/${id}`, { title: 'Other', note: '', version })).status).toBe(409);
  const deletion = await send('POST', `${base()}/actions`, { action: 'delete', ids: [id] });
  expect((await deletion.json()).outcomes[0].problem).toContain('approved');

  const recorded = await server.database.db
    .select()
    .from(events)
    .where(eq(events.type, 'deliverable.approved'));
  expect(recorded.filter(({ data }) => data.id === id).map(({ data }) => data)).toEqual([
    {
      id,
      clientId: own.clientId,
      milestoneId,
      title: 'Report',
      version: 2,
      approvedAt: new Date(start).toISOString(),
    },
  ]);
  const entries = await server.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
    ['deliverable.created', 'Robin Vale'],
    ['deliverable.uploaded', 'Robin Vale'],
    ['deliverable.approval-asked', 'Robin Vale'],
    ['deliverable.changes-requested', 'Kim Brook'],
    ['deliverable.uploaded', 'Robin Vale'],
    ['deliverable.approval-asked', 'Robin Vale'],
    ['deliverable.approved', 'Kim Brook'],
  ]);
  expect((await liveTopicsOf(server, own.clientId)).slice(known)).toEqual(entries.map(() => 'milestones'));
});

test('finds a deliverable alone, as its viewers see it in the plan', async () => {
  const draft = await create();
  const repository = createPlanRepository(server.database.db);
  const caller = { personId: own.managerId, sessionId: 'none' };
  const manager = { ...caller, kind: 'manager' } as const;
  const findAs = async (viewer: Viewer) => {
    const found = await repository.findDeliverable(viewer, draft.id);
    return found && toDeliverable(found);
  };
  expect(await findAs(manager)).toMatchObject(draft);
  expect(await findAs({ ...manager, view: 'client' })).toBeNull();
  expect(await findAs({ ...manager, personId: other.managerId })).toBeNull();
  const asked = await done(move(await done(uploadTo(draft)), 'awaiting-approval', own.manager));
  expect(await findAs(manager)).toMatchObject(asked);
  const seen = await readAs(own.client, draft.id);
  expect(await findAs({ ...manager, view: 'client' })).toMatchObject({ ...seen });
});

test('returns 409 for the approval of an outdated version', async () => {
  const seen = await awaiting();
  const replaced = await done(uploadTo(seen, writePdf('Report', ['Quite another one.'])));
  expect(replaced).toMatchObject({ state: 'awaiting-approval' });
  const late = await move(seen, 'approved', own.client);
  expect(late.status).toBe(409);
  const now = await readAs(own.client, seen.id);
  expect(now).toMatchObject({ state: 'awaiting-approval', version: replaced.version });
  expect(now?.versions.map(({ number }) => number)).toEqual([2, 1]);
  expect((await done(move(replaced, 'approved', own.client))).steps.at(-1)).toMatchObject({ number: 2 });
});

test('accepts only one of several concurrent moves', async () => {
  const asked = await awaiting();
  const answers = await Promise.all([
    move(asked, 'approved', own.client),
    move(asked, 'changes-requested', own.client, 'No.'),
    move(asked, 'draft', own.manager),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual(
    // If withdrawing wins, the client no longer sees the deliverable and gets 404.
    (await readAs(own.client, asked.id)) ? [200, 409, 409] : [200, 404, 404],
  );
});

/** All permitted moves, repeated by hand so that a change of the rules fails here first. */
const allowed = {
  team: [
    'draft>awaiting-approval',
    'changes-requested>awaiting-approval',
    'awaiting-approval>draft',
    'changes-requested>draft',
  ],
  client: ['awaiting-approval>approved', 'awaiting-approval>changes-requested'],
};
const walks = deliverableStates.flatMap((from) =>
  deliverableStates.flatMap((to) => (['team', 'client'] as const).map((side) => [from, to, side] as const)),
);

test.for(walks)('a move from %s to %s by the %s follows the state table', async ([from, to, side]) => {
  const { id } = await done(uploadTo(await create()));
  const { db } = server.database;
  await db.update(deliverables).set({ state: from }).where(eq(deliverables.id, id));
  const answer = await move({ id, version: 2 }, to, side === 'team' ? own.manager : own.client, 'Because.');
  const step = `${from}>${to}`;
  const otherSide = side === 'team' ? allowed.client : allowed.team;
  const hidden = side === 'client' && from === 'draft';
  expect(answer.status).toBe(
    hidden ? 404 : allowed[side].includes(step) ? 200 : otherSide.includes(step) ? 403 : 409,
  );
  const expected = answer.status === 200 ? to : from;
  expect((await readAs(own.manager, id))?.state).toBe(expected);
});

describe('a completed milestone', () => {
  test('returns 409 for a new deliverable or a request for approval', async () => {
    const into = await addMilestone();
    const { id, version } = await done(uploadTo(await create('Late', into)));
    await server.database.db.update(milestones).set({ state: 'done' }).where(eq(milestones.id, into));
    expect((await send('POST', base(), { milestoneId: into, title: 'Later', note: '' })).status).toBe(409);
    expect((await move({ id, version }, 'awaiting-approval', own.manager)).status).toBe(409);
  });
});

describe('a file', () => {
  test('is sent with private caching to users who can see the client, and 404 to others', async () => {
    const { id } = await awaiting();
    for (const as of [own.client, own.manager, admin]) {
      const answer = await fileOf(id, 1, as);
      expect(answer.status).toBe(200);
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(report));
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename=report.pdf');
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
      const tag = answer.headers.get('etag') ?? '';
      expect((await fileOf(id, 1, { ...as, 'if-none-match': tag })).status).toBe(304);
    }
    expect((await fileOf(id, 1, {})).status).toBe(401);
    for (const as of [other.client, other.manager]) expect((await fileOf(id, 1, as)).status).toBe(404);
    expect((await fileOf(id, 2, own.client)).status).toBe(404);
    // Not found under another client, even for an admin who can see both.
    expect((await fileOf(id, 1, admin, other.clientId)).status).toBe(404);
    expect((await fileOf(id, 0, own.client)).status).toBe(400);
  });

  test('is served as plain text whatever the text contains', async () => {
    const { id } = await done(uploadTo(await create(), '<script>alert(1)</script>', { name: 'a "b"/ü.csv' }));
    const answer = await fileOf(id, 1, own.manager);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^inline; filename=".*\.csv"; filename\*=UTF-8''/,
    );
  });

  test.for([
    ['windows-1252', Buffer.from('Caf\xe9;7 \x80', 'latin1')],
    ['utf-16le', Buffer.from('\ufeffCafé;7 €', 'utf16le')],
  ] as const)('is served unchanged with its charset %s', async ([charset, bytes]) => {
    const { id } = await done(uploadTo(await create(), bytes, { name: 'prices.csv' }));
    const answer = await fileOf(id, 1, own.manager);
    expect(answer.headers.get('content-type')).toBe(`text/plain; charset=${charset}`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  });

  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  test.for([
    ['picture.png', png, 'png'],
    ['notes.md', '# Notes', 'md'],
    ['rows.CSV', 'a,b\r\n1,2', 'csv'],
    ['words.txt', 'Grüße', 'txt'],
    ['all.zip', Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64'), 'zip'],
  ] as const)('%s is accepted', async ([name, bytes, type]) => {
    const { versions } = await done(uploadTo(await create(), bytes, { name }));
    expect(versions).toMatchObject([{ name, type }]);
  });

  test('without an extension gets the extension of its type', async () => {
    const { versions } = await done(uploadTo(await create(), png, { name: 'Sketch v1.2' }));
    expect(versions).toMatchObject([{ name: 'Sketch v1.2.png', type: 'png' }]);
  });

  test.for([
    ['nothing.pdf', 'is empty', ''],
    ['drawing.svg', 'can hold scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['page.html', 'is of a type that is not known', '<!doctype html>'],
    ['program.exe', 'is of the type EXE', Buffer.from('4d5a900003000000', 'hex')],
    ['picture.pdf', 'holds PNG', png],
    ['bytes.txt', 'is not text in UTF-8', 'a\x00b'],
  ] as const)('%s is rejected by name because it %s', async ([name, why, bytes]) => {
    const draft = await create();
    const answer = await uploadTo(draft, bytes, { name });
    expect(answer.status).toBe(400);
    const { errors } = await answer.json();
    expect(errors.file[0]).toContain(name);
    expect(errors.file[0]).toContain(why);
    expect((await readAs(own.manager, draft.id))?.versions).toEqual([]);
  });

  test('returns 413 when it is too large and 409 for an older version', async () => {
    const draft = await create();
    const large = await uploadTo(draft, new Uint8Array(25 * 1_024 ** 2 + 1), { name: 'large.pdf' });
    expect(large.status).toBe(413);
    await done(uploadTo(draft));
    expect((await uploadTo(draft)).status).toBe(409);
  });

  describe('that exceeds the storage of the client', () => {
    const refused = async (answer: Response, { id }: Deliverable) => {
      expect(answer.status).toBe(413);
      const { errors } = await answer.json();
      expect(errors.file[0]).toContain('Not enough storage for report.pdf');
      expect((await readAs(own.manager, id))?.versions).toHaveLength(1);
      const keys: string[] = [];
      for await (const { key } of server.files.list(`deliverables/${id}`)) keys.push(key);
      expect(keys).toHaveLength(1);
    };
    const fill = () => fillStorage(server, own.clientId, report.length - 1);
    const remove = async (document: string) => {
      await server.database.db.delete(documents).where(eq(documents.id, document));
    };

    test('returns 413 and isn’t stored until a document is deleted', async () => {
      const draft = await done(uploadTo(await create()));
      const document = await fill();
      await refused(await uploadTo(draft), draft);
      await remove(document);
      await done(uploadTo(draft));
    });

    test('returns 413 and is removed when another upload takes the storage meanwhile', async () => {
      const draft = await done(uploadTo(await create()));
      const { write } = server.files;
      const spy = vi.spyOn(server.files, 'write').mockImplementation(async (key, content) => {
        await write(key, content);
        const document = await fill();
        onTestFinished(() => remove(document));
      });
      onTestFinished(() => spy.mockRestore());
      await refused(await uploadTo(draft), draft);
    });
  });
});

describe('access', () => {
  test('is limited to the client’s manager and admins', async () => {
    const draft = await create();
    const { id } = draft;
    const calls: [method: string, path: string, body: unknown][] = [
      ['POST', base(), { milestoneId, title: 'Report', note: '' }],
      ['PATCH', `${base()}/${id}`, { title: 'Report', note: '', version: 1 }],
    ];
    for (const [method, path, body] of calls) {
      expect((await send(method, path, body, {})).status).toBe(401);
      expect((await send(method, path, body, own.client)).status).toBe(403);
      expect((await send(method, path, body, other.manager)).status).toBe(404);
      expect((await send(method, path, body, admin)).status).toBe(200);
    }
    const now = { id, version: 2 };
    expect((await uploadTo(now, report, { as: own.client })).status).toBe(403);
    expect((await uploadTo(now, report, { as: other.manager })).status).toBe(404);
    const { version } = await done(uploadTo(now, report, { as: admin }));
    const asked = await done(move({ id, version }, 'awaiting-approval', admin));
    expect((await move(asked, 'approved', other.client)).status).toBe(404);
    expect((await move(asked, 'approved', admin)).status).toBe(403);
  });

  test.for([
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ note: 'x'.repeat(2_001) }, 'note'],
    [{ milestoneId: '7' }, 'milestoneId'],
  ] as const)('%o returns 400 with an error for %s', async ([given, field]) => {
    const answer = await send('POST', base(), { milestoneId, title: 'Report', note: '', ...given });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
  });
});

test('restores from the trash for 30 days, then deletes the deliverable and its file', async () => {
  const { db } = server.database;
  const { id } = await awaiting();
  const act = (action: string) => send('POST', `${base()}/actions`, { action, ids: [id] });
  await act('delete');
  expect(await readAs(own.client, id)).toBeUndefined();
  expect((await fileOf(id, 1, own.client)).status).toBe(404);
  await act('restore');
  expect(await readAs(own.client, id)).toMatchObject({ state: 'awaiting-approval' });
  await act('delete');
  const [file] = await db.select().from(deliverableVersions).where(eq(deliverableVersions.deliverableId, id));
  const key = file?.storageKey ?? '';
  const remaining = await awaiting();

  const cleanUp = (days: number) =>
    createDeliverablesService({
      db,
      files: server.files,
      quota: 0,
      events: { record: async () => undefined },
      now: () => new Date(start + days * DAY_MS),
    }).cleanUp();
  const long = new Date(start - DAY_MS);
  await utimes(join(server.config.dataDirectory, 'files', key), long, long);
  await cleanUp(29);
  expect(await server.files.has(key)).toBe(true);
  await cleanUp(31);
  expect(await db.$count(deliverables, eq(deliverables.id, id))).toBe(0);
  expect(await server.files.has(key)).toBe(false);
  expect((await fileOf(remaining.id, 1, own.client)).status).toBe(200);
});

test('notifies the other side of each move except a withdrawal', async () => {
  const deliverable = await awaiting();
  const wished = await done(move(deliverable, 'changes-requested', own.client, 'Page 2, please.'));
  await done(move(wished, 'draft', own.manager));
  const rows = await server.database.db
    .select({ text: notifications.text, path: notifications.path, managerId: notifications.accountUserId })
    .from(notifications)
    .where(like(notifications.path, `%${deliverable.id}`))
    .orderBy(notifications.id);
  expect(rows).toEqual([
    {
      text: '“Report” needs your approval.',
      path: `project#deliverable-${deliverable.id}`,
      managerId: null,
    },
    {
      text: 'Changes requested for “Report”.',
      path: `#deliverable-${deliverable.id}`,
      managerId: own.managerId,
    },
  ]);
});
