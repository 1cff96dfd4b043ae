import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { caseStudies, events } from '../../database/schema/index.ts';
import { seedCaseStudies } from '../../database/seed/case-studies.ts';
import { demoPeople } from '../../database/seed/demo-accounts.ts';
import { technologyId } from '../../database/seed/technologies.ts';
import { addPerson, signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { TRASH_RETENTION_MS } from './success-stories.service.ts';

const start = Date.parse('2026-06-01T12:00:00Z');
let time = start;
let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time), withSite: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  time = start;
  headers = (await signInTo(server, 'admin')).headers;
});

const base = '/api/admin/success-stories';

async function call(method: string, path: string, body?: unknown, as = headers) {
  const answer = await server.request(path, {
    method,
    headers: { ...as, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

const get = (path: string) => call('GET', path);
const story = async (id: string) => (await get(`${base}/${id}`)).body;
const act = async (action: string, ids: readonly string[]) =>
  (await call('POST', `${base}/actions`, { action, ids })).body.outcomes;
const save = (id: string, fields: unknown, version: number) =>
  call('PATCH', `${base}/${id}`, { fields, version });
const publish = (id: string, version: number) => call('POST', `${base}/${id}/publish`, { version });

const whole = {
  title: 'A bakery plans its night shift',
  industry: 'Food',
  timeFrame: '6 weeks',
  hoursSaved: 12.5,
  revenueBoost: 8,
  efficiency: 21,
  savings: 30_000,
  description: 'Orders become a plan by themselves.',
  imageUrl: '',
  challenge: 'Paper.',
  approach: 'A board.',
  result: 'Sleep.',
  measurements: [{ name: 'From order to plan', unit: 'minutes', before: 90, after: 4 }],
};

const empty = {
  slug: '',
  title: '',
  industry: '',
  timeFrame: '',
  hoursSaved: null,
  revenueBoost: null,
  efficiency: null,
  savings: null,
  description: '',
  imageUrl: '',
  challenge: '',
  approach: '',
  result: '',
  quote: '',
  quoteAuthor: '',
  quoteRole: '',
  measurements: [],
  technologyIds: [],
};

const ownSlug = () => `story-${randomUUID()}`;

async function draft(fields: Record<string, unknown> = {}) {
  return (await call('POST', base, { fields: { ...whole, slug: ownSlug(), ...fields } })).body;
}

async function published(fields: Record<string, unknown> = {}) {
  const { id, version } = await draft(fields);
  const answer = await publish(id, version);
  expect(answer.status).toBe(200);
  return answer.body;
}

const onSite = (slug: string) => get(`/api/case-studies/${slug}`);
const listedSlugs = async () =>
  (await get('/api/case-studies')).body.data.map(({ slug }: { slug: string }) => slug);
const entriesOf = async (id: string) => (await get(`/api/admin/audit-log?subjectId=${id}`)).body.data;
const eventsOf = async (id: string) =>
  (await server.database.db.select().from(events).orderBy(events.id))
    .filter(({ data }) => data.id === id)
    .map(({ type }) => type);

/** Removes the stories of a test, because other tests count what the site shows. */
async function remove(...ids: string[]): Promise<void> {
  for (const id of ids) await server.database.db.delete(caseStudies).where(eq(caseStudies.id, id));
}

describe('story list', () => {
  test('returns the demo stories, most recently changed first, without those in the trash', async () => {
    const { id } = await draft();
    const gone = await draft();
    await act('delete', [gone.id]);
    const { data, total } = (await get(`${base}?pageSize=100`)).body;
    const ids = data.map((row: { id: string }) => row.id);
    expect(ids[0]).toBe(id);
    expect(ids).not.toContain(gone.id);
    expect(total).toBe(data.length);
    expect(data.filter((row: { state: string }) => row.state === 'published')).toHaveLength(
      seedCaseStudies.length,
    );
    const trash = (await get(`${base}?state=deleted`)).body.data;
    expect(trash).toContainEqual(expect.objectContaining({ id: gone.id, state: 'deleted' }));
    await remove(id, gone.id);
  });

  test('searches the title, industry and slug literally', async () => {
    const found = async (q: string) =>
      (await get(`${base}?q=${encodeURIComponent(q)}`)).body.data.map((row: { slug: string }) => row.slug);
    expect(await found('dental fill')).toEqual(['dental-group-recall']);
    expect(await found('dental-group-recall')).toEqual(['dental-group-recall']);
    expect(await found('healthcare')).toContain('dental-group-recall');
    expect(await found('%')).toEqual([]);
  });

  test('filters by state and industry', async () => {
    const { id, version, fields } = await published({ industry: 'Bakeries, large' });
    const rows = async (query: string) =>
      (await get(`${base}?pageSize=100&${query}`)).body.data.map((row: { id: string }) => row.id);
    expect(await rows('state=published')).toContain(id);
    await save(id, { ...fields, title: 'Another title' }, version);
    expect(await rows('state=published')).not.toContain(id);
    expect(await rows('state=changed,draft')).toContain(id);
    expect(await rows('industry=Healthcare')).not.toContain(id);
    expect((await get(`${base}/industries`)).body.data).toContain('Healthcare');
    await remove(id);
  });

  test('sorts and paginates without repeating or skipping a story', async () => {
    for (const sort of ['title', '-title', 'updatedAt', '-publishedAt']) {
      const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
      const all = ids((await get(`${base}?pageSize=100&sort=${sort}`)).body.data);
      const turned: string[] = [];
      for (let page = 1; turned.length < all.length && page < 40; page += 1)
        turned.push(...ids((await get(`${base}?pageSize=4&sort=${sort}&page=${page}`)).body.data));
      expect(turned, sort).toEqual(all);
    }
  });

  test.for([
    ['sort=slug', 'sort'],
    ['state=gone', 'state.0'],
    ['pageSize=101', 'pageSize'],
    [`industry=${'x'.repeat(1_001)}`, 'industry'],
  ] as const)('returns 400 for ?%s with an error for %s', async ([query, field]) => {
    const { status, body } = await get(`${base}?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });
});

describe('draft', () => {
  test('may be incomplete, is stored as typed, and appears on no page', async () => {
    const { body } = await call('POST', base, {
      fields: { ...empty, title: ' Half a ', slug: 'Not a slug!' },
    });
    expect(body).toMatchObject({ state: 'draft', publishedAt: null, address: null, version: 1 });
    expect(await story(body.id)).toMatchObject({ fields: { title: ' Half a ', slug: 'Not a slug!' } });
    expect(await listedSlugs()).not.toContain('Not a slug!');
    const [row] = await server.database.db.select().from(caseStudies).where(eq(caseStudies.id, body.id));
    expect((await onSite(row?.slug ?? '')).status).toBe(404);
    await remove(body.id);
  });

  test('returns 400 and saves nothing when a field has the wrong type or is too long', async () => {
    const { id, version, fields } = await draft();
    const answer = await save(id, { ...fields, title: 'x'.repeat(151), savings: 'many' }, version);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors).sort()).toEqual(['fields.savings', 'fields.title']);
    expect(await story(id)).toMatchObject({ version, fields });
    await remove(id);
  });

  test('returns 400 with an error for each invalid field when published incomplete', async () => {
    const { id, version } = (
      await call('POST', base, {
        fields: {
          ...empty,
          slug: 'Not a slug',
          imageUrl: 'https://elsewhere.example/a.png',
          measurements: [{ name: '', unit: '', before: null, after: 1 }],
        },
      })
    ).body;
    const { status, body } = await publish(id, version);
    expect(status).toBe(400);
    expect(Object.keys(body.errors).sort()).toEqual(
      [
        ...['approach', 'challenge', 'description', 'efficiency', 'hoursSaved', 'imageUrl', 'industry'],
        ...['measurements.0.before', 'measurements.0.name', 'result', 'revenueBoost', 'savings', 'slug'],
        ...['timeFrame', 'title'],
      ].sort(),
    );
    expect(body.errors.title).toEqual(['Enter a title.']);
    expect(await story(id)).toMatchObject({ state: 'draft', version });
    await remove(id);
  });
});

describe('publishing', () => {
  test('puts a story on the site immediately, emits an event, and records an audit log entry', async () => {
    const { id, slug, publishedAt, address } = await published();
    expect(publishedAt).toBe(new Date(start).toISOString());
    expect(address).toBe(`/success-stories/${slug}`);
    expect((await onSite(slug)).body).toMatchObject({ ...whole, imageUrl: null, slug });
    expect(await listedSlugs()).toContain(slug);
    expect(await (await server.request('/')).text()).toContain(whole.title);
    expect(await eventsOf(id)).toEqual(['case_study.published']);
    expect((await entriesOf(id)).map(({ action }: { action: string }) => action)).toEqual([
      'story.published',
      'story.created',
    ]);
    await remove(id);
  });

  test('hides saved changes of a published story until they are published', async () => {
    const { id, slug, fields, version } = await published();
    time += 60_000;
    const saved = await save(id, { ...fields, title: 'A new title' }, version);
    expect(saved.body).toMatchObject({ state: 'changed', fields: { title: 'A new title' } });
    expect((await onSite(slug)).body).toMatchObject({
      title: whole.title,
      updatedAt: new Date(start).toISOString(),
    });
    const again = await publish(id, saved.body.version);
    expect(again.body).toMatchObject({ state: 'published', publishedAt: new Date(start).toISOString() });
    expect((await onSite(slug)).body).toMatchObject({
      title: 'A new title',
      updatedAt: new Date(time).toISOString(),
    });
    const [entry] = await entriesOf(id);
    expect(entry).toMatchObject({
      actorId: demoPeople.admin.id,
      action: 'story.published',
      before: { title: whole.title },
      after: { title: 'A new title' },
    });
    expect(Object.keys(entry.after)).toEqual(['title']);
    await remove(id);
  });

  test('returns a story to its published state when changes are discarded or undone by hand', async () => {
    const { id, fields, version } = await published();
    const saved = await save(id, { ...fields, result: 'Rest.' }, version);
    const byHand = await save(id, fields, saved.body.version);
    expect(byHand.body.state).toBe('published');
    const other = await save(id, { ...fields, result: 'Quiet.' }, byHand.body.version);
    const { body } = await call('POST', `${base}/${id}/discard`, { version: other.body.version });
    expect(body).toMatchObject({ state: 'published', fields: { result: whole.result } });
    const unseen = await draft();
    const refused = await call('POST', `${base}/${unseen.id}/discard`, { version: unseen.version });
    expect(refused.status).toBe(409);
    await remove(id, unseen.id);
  });

  test('does not change the version when the saved fields are the same', async () => {
    const { id, fields, version } = await draft();
    expect((await save(id, fields, version)).body.version).toBe(version);
    await remove(id);
  });

  test('returns 409 to every change based on an older version', async () => {
    const { id, fields, version } = await published();
    const saved = await save(id, { ...fields, title: 'Theirs' }, version);
    expect((await save(id, { ...fields, title: 'Mine' }, version)).status).toBe(409);
    expect((await publish(id, version)).status).toBe(409);
    expect((await call('POST', `${base}/${id}/discard`, { version })).status).toBe(409);
    expect(await story(id)).toMatchObject({ version: saved.body.version, fields: { title: 'Theirs' } });
    await remove(id);
  });

  test('accepts one of several concurrent saves and returns 409 to the others', async () => {
    const { id, fields, version } = await draft();
    const statuses = (
      await Promise.all(['One', 'Two', 'Three'].map((title) => save(id, { ...fields, title }, version)))
    ).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    await remove(id);
  });
});

test('publishes the quote of a client with the person and their role', async () => {
  const quote = {
    quote: 'Returns took three people a week.',
    quoteAuthor: 'Priya Nair',
    quoteRole: 'Head of operations',
  };
  const { id, slug } = await published(quote);
  expect((await onSite(slug)).body).toMatchObject(quote);
  await remove(id);
});

describe('technologies', () => {
  const countOf = async (id: string) =>
    (await get('/api/tech-assets')).body.data.find((each: { id: string }) => each.id === id).storyCount;

  test('are named and counted while the story is published', async () => {
    const [stripe, hubSpot] = [technologyId('Stripe'), technologyId('HubSpot')];
    const before = await countOf(stripe);
    const { id, slug, fields, version } = await published({ technologyIds: [stripe, hubSpot] });
    expect((await onSite(slug)).body.technologies).toEqual([
      { id: hubSpot, name: 'HubSpot' },
      { id: stripe, name: 'Stripe' },
    ]);
    expect(await countOf(stripe)).toBe(before + 1);
    await save(id, { ...fields, technologyIds: [hubSpot] }, version);
    expect(await countOf(stripe)).toBe(before + 1);
    await act('publish', [id]);
    expect(await countOf(stripe)).toBe(before);
    expect((await entriesOf(id))[0]).toMatchObject({
      before: { technologies: 'Stripe, HubSpot' },
      after: { technologies: 'HubSpot' },
    });
    await remove(id);
  });

  test('are left out once they are in the trash', async () => {
    const etsy = technologyId('Etsy');
    const { id, slug } = await published({ technologyIds: [etsy, randomUUID()] });
    const move = (action: string) => call('POST', '/api/admin/tech-assets/actions', { action, ids: [etsy] });
    await move('delete');
    expect((await onSite(slug)).body.technologies).toEqual([]);
    await move('restore');
    expect((await onSite(slug)).body.technologies).toEqual([{ id: etsy, name: 'Etsy' }]);
    await remove(id);
  });
});

describe('slug', () => {
  /** Publishes a story at another slug. */
  async function move(id: string, slug: string): Promise<Awaited<ReturnType<typeof call>>> {
    const { fields, version } = await story(id);
    const saved = await save(id, { ...fields, slug }, version);
    return publish(id, saved.body.version);
  }

  test('still finds the story after several slug changes, and can be taken back', async () => {
    const first = await published();
    const [second, third] = [ownSlug(), ownSlug()];
    await move(first.id, second);
    expect((await move(first.id, third)).body.formerSlugs.sort()).toEqual([first.slug, second].sort());
    for (const slug of [first.slug, second, third])
      expect((await onSite(slug)).body).toMatchObject({ id: first.id, slug: third });
    expect((await move(first.id, first.slug)).body.formerSlugs.sort()).toEqual([second, third].sort());
    expect((await onSite(third)).body.slug).toBe(first.slug);
    await remove(first.id);
  });

  test('returns 409 when another story has or had it', async () => {
    const other = await published();
    const before = other.slug;
    await move(other.id, ownSlug());
    const now = (await story(other.id)).slug;
    for (const slug of [before, now]) {
      const mine = await draft({ slug });
      const { status, body } = await publish(mine.id, mine.version);
      expect(status).toBe(409);
      expect(Object.keys(body.errors)).toEqual(['slug']);
      expect(await story(mine.id)).toMatchObject({ state: 'draft', version: mine.version });
      await remove(mine.id);
    }
    expect((await onSite(before)).body.id).toBe(other.id);
    await remove(other.id);
  });
});

describe('unpublishing and deleting', () => {
  test('returns 410 at current and former slugs until the story is published again', async () => {
    const { id, slug, fields, version } = await published();
    const next = ownSlug();
    const saved = await save(id, { ...fields, slug: next }, version);
    await publish(id, saved.body.version);
    expect(await act('unpublish', [id])).toEqual([{ id, problem: null }]);
    expect((await onSite(slug)).status).toBe(410);
    expect((await onSite(next)).status).toBe(410);
    expect(await listedSlugs()).not.toContain(next);
    expect(await story(id)).toMatchObject({ state: 'draft', publishedAt: null });
    time += 60_000;
    await act('publish', [id]);
    expect((await onSite(next)).body.publishedAt).toBe(new Date(start).toISOString());
    expect(await eventsOf(id)).toEqual([
      'case_study.published',
      'case_study.published',
      'case_study.unpublished',
      'case_study.published',
    ]);
    await remove(id);
  });

  test('restores a story from the trash with its unpublished changes', async () => {
    const { id, slug, fields, version } = await published();
    await save(id, { ...fields, title: 'Not yet' }, version);
    await act('delete', [id]);
    expect((await onSite(slug)).status).toBe(410);
    const deleted = await story(id);
    expect(deleted.state).toBe('deleted');
    expect((await save(id, { ...fields, title: 'Too late' }, deleted.version)).status).toBe(409);
    expect((await act('publish', [id]))[0].problem).toContain('in the trash');
    await act('restore', [id]);
    expect(await story(id)).toMatchObject({ state: 'changed', fields: { title: 'Not yet' } });
    expect((await onSite(slug)).body.title).toBe(whole.title);
    expect(await eventsOf(id)).toEqual([
      'case_study.published',
      'case_study.unpublished',
      'case_study.published',
    ]);
    await remove(id);
  });

  test('deletes a story permanently after 30 days in the trash', async () => {
    const remaining = await draft();
    const { id, slug } = await published();
    await act('delete', [id]);
    const cleanUp = async () => {
      await server.jobs.enqueue('clean-up', {});
      await expect.poll(async () => (await get(`${base}/${id}`)).status, { timeout: 10_000 }).toBe(404);
    };
    time += TRASH_RETENTION_MS + 1;
    headers = (await signInTo(server, 'admin')).headers;
    await cleanUp();
    expect((await onSite(slug)).status).toBe(404);
    expect((await get(`${base}/${remaining.id}`)).status).toBe(200);
    await remove(remaining.id);
  });

  test('reports the outcome of a bulk action for each story', async () => {
    const ready = await draft();
    const half = await draft({ title: '', result: '' });
    const unknownId = randomUUID();
    const outcomes = await act('publish', [ready.id, half.id, unknownId]);
    expect(outcomes).toEqual([
      { id: ready.id, problem: null },
      { id: half.id, problem: 'It cannot be published yet. Enter a title. Describe the result.' },
      { id: unknownId, problem: 'Story not found.' },
    ]);
    await remove(ready.id, half.id);
  });
});

describe('versions', () => {
  test('record what was saved or published and by whom, and are restored without publishing', async () => {
    const { id, fields, version, slug } = await published();
    const saved = await save(id, { ...fields, title: 'Second' }, version);
    const { data } = (await get(`${base}/${id}/versions`)).body;
    expect(data).toMatchObject([
      { kind: 'saved', title: 'Second', savedBy: demoPeople.admin.name },
      { kind: 'published', title: whole.title },
      { kind: 'saved', title: whole.title },
    ]);
    expect((await get(`${base}/${id}/versions/${data[1].id}`)).body).toMatchObject({ fields });
    await publish(id, saved.body.version);
    const current = await story(id);
    const restored = await call('POST', `${base}/${id}/versions/${data[1].id}/restore`, {
      version: current.version,
    });
    expect(restored.body).toMatchObject({ state: 'changed', fields: { title: whole.title } });
    expect((await onSite(slug)).body.title).toBe('Second');
    await remove(id);
  });

  test('start with the story before its first change', async () => {
    const [{ id }] = (await get(`${base}?q=dental-group-recall`)).body.data;
    const { fields, version } = await story(id);
    const saved = await save(id, { ...fields, result: 'Other.' }, version);
    const { data } = (await get(`${base}/${id}/versions`)).body;
    expect(data).toMatchObject([{ kind: 'saved' }, { kind: 'published', savedBy: null }]);
    expect((await get(`${base}/${id}/versions/${data[1].id}`)).body.fields).toEqual(fields);
    await call('POST', `${base}/${id}/discard`, { version: saved.body.version });
  });

  test('return 404 when they belong to another story', async () => {
    const [mine, other] = [await draft(), await draft()];
    const [{ id: versionId }] = (await get(`${base}/${other.id}/versions`)).body.data;
    expect((await get(`${base}/${mine.id}/versions/${versionId}`)).status).toBe(404);
    const path = `${base}/${mine.id}/versions/${versionId}/restore`;
    expect((await call('POST', path, { version: mine.version })).status).toBe(404);
    await remove(mine.id, other.id);
  });

  test('are limited to 50', async () => {
    const { id, fields, version } = await draft();
    let current = version;
    for (let turn = 0; turn < 52; turn += 1)
      current = (await save(id, { ...fields, title: `Turn ${turn}` }, current)).body.version;
    const { data } = (await get(`${base}/${id}/versions`)).body;
    expect(data).toHaveLength(50);
    expect(data[0].title).toBe('Turn 51');
    await remove(id);
  });
});

test('only admins can read or change stories', async () => {
  const { email } = await addPerson(server, 'manager');
  const manager = (await signInTo(server, 'manager', { email })).headers;
  const { id, fields, version } = await draft();
  for (const [method, path, body] of [
    ['GET', base, undefined],
    ['POST', base, { fields }],
    ['GET', `${base}/${id}`, undefined],
    ['PATCH', `${base}/${id}`, { fields, version }],
    ['POST', `${base}/${id}/publish`, { version }],
    ['GET', `${base}/${id}/versions`, undefined],
    ['POST', `${base}/actions`, { action: 'publish', ids: [id] }],
  ] as const) {
    expect((await call(method, path, body, {})).status, `${method} ${path}`).toBe(401);
    expect((await call(method, path, body, manager)).status, `${method} ${path}`).toBe(403);
  }
  expect((await story(id)).state).toBe('draft');
  await remove(id);
});
