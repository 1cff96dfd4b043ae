import { createDataClient } from '@uplift/data-client';
import { expect, it } from 'vitest';
import { brand } from '../content/brand.ts';
import { sampleStories } from '../content/sample-stories.ts';
import { takenDownKey } from '../features/stories/success-stories.ts';
import { readPageData } from './page-data.ts';

const logo = { id: brand.navigationLogoId, name: 'Logo', category: 'logo', isActive: true };
const mark = { id: 'mark', name: 'Mark', category: 'logo', isActive: true };
const react = { id: 'react', name: 'React', category: 'Frontend', isActive: true };
const [story] = sampleStories;

const answers: Record<string, unknown> = {
  '/api/assets?pageSize=100': { data: [mark, logo] },
  '/api/assets?category=logo': { data: [mark, logo] },
  '/api/tech-assets': { data: [react] },
  '/api/case-studies': { data: [{ ...story, id: 'f', industry: 'FinTech' }, story] },
};

function clientOf(available: Record<string, unknown>) {
  const fetch = async (path: string) =>
    path in available ? Response.json(available[path]) : Response.json({ message: 'No.' }, { status: 500 });
  return createDataClient({ fetch, hostname: 'localhost' });
}

const idsIn = (data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).map(([path, value]) => [
      path,
      typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data)
        ? value.data.map(({ id }) => id)
        : value,
    ]),
  );

it('reads the data of a page and its frame, without what visitors never see', async () => {
  const { data, complete } = await readPageData(clientOf(answers), ['technologies', 'stories']);
  expect(complete).toBe(true);
  expect(idsIn(data)).toEqual({
    '/api/assets?pageSize=100': [logo.id],
    '/api/assets?category=logo': [mark.id, logo.id],
    '/api/tech-assets': ['react'],
    '/api/case-studies': [story?.id],
  });
});

it('reads only the frame data for a page without needs', async () => {
  const { data } = await readPageData(clientOf(answers), []);
  expect(Object.keys(data).sort()).toEqual(['/api/assets?category=logo', '/api/assets?pageSize=100']);
});

it('omits failed reads and marks the page incomplete', async () => {
  const { '/api/tech-assets': _, ...rest } = answers;
  const { data, complete } = await readPageData(clientOf(rest), ['technologies', 'stories']);
  expect(complete).toBe(false);
  expect(Object.keys(data)).not.toContain('/api/tech-assets');
  expect(Object.keys(data)).toContain('/api/case-studies');
  expect(await readPageData(clientOf({}), ['technologies', 'stories'])).toEqual({
    data: {},
    complete: false,
  });
});

it('reads the full story unless its industry is excluded', async () => {
  const whole = { ...story, challenge: 'A', approach: 'B', result: 'C', measurements: [] };
  const client = clientOf({
    ...answers,
    '/api/case-studies/harbor': { ...whole, slug: 'harbor' },
    '/api/case-studies/payments': { ...whole, slug: 'payments', industry: 'FinTech' },
  });
  const { data } = await readPageData(client, ['story'], { parameters: { slug: 'harbor' } });
  expect(data['/api/case-studies/harbor']).toMatchObject({ challenge: 'A' });
  const left = await readPageData(client, ['story'], { parameters: { slug: 'payments' } });
  expect(Object.keys(left.data)).not.toContain('/api/case-studies/payments');
});

it('returns the new path for a former slug unless the story is excluded', async () => {
  const moved = { ...story, slug: 'now', challenge: 'A', approach: 'B', result: 'C', measurements: [] };
  const client = clientOf({
    ...answers,
    '/api/case-studies/before': moved,
    '/api/case-studies/payments': { ...moved, industry: 'FinTech' },
  });
  expect(await readPageData(client, ['story'], { parameters: { slug: 'before' } })).toMatchObject({
    movedTo: '/success-stories/now',
  });
  expect(await readPageData(client, ['story'], { parameters: { slug: 'payments' } })).not.toHaveProperty(
    'movedTo',
  );
});

it('reads the full story to compare: the first, or the one in the query', async () => {
  const [, second] = sampleStories;
  if (!story || !second) throw new Error('There are samples.');
  const whole = { challenge: 'A', approach: 'B', result: 'C', measurements: [] };
  const client = clientOf({
    ...answers,
    '/api/case-studies': { data: [{ ...story, slug: 'payments', industry: 'FinTech' }, story, second] },
    [`/api/case-studies/${story.slug}`]: { ...story, ...whole },
    [`/api/case-studies/${second.slug}`]: { ...second, ...whole },
  });
  const comparedAt = async (search: string) =>
    Object.keys((await readPageData(client, ['stories', 'comparedStory'], { search })).data).slice(3);
  expect(await comparedAt('')).toEqual([`/api/case-studies/${story.slug}`]);
  expect(await comparedAt(`?story=${second.slug}`)).toEqual([`/api/case-studies/${second.slug}`]);
  expect(await comparedAt('?story=payments')).toEqual([`/api/case-studies/${story.slug}`]);
  expect(await comparedAt(`?industry=${second.industry.replace(' ', '+')}&story=${story.slug}`)).toEqual([
    `/api/case-studies/${second.slug}`,
  ]);
});

it('compares no story when there is none, and is incomplete when stories cannot be read', async () => {
  const none = clientOf({ ...answers, '/api/case-studies': { data: [] } });
  expect(await readPageData(none, ['comparedStory'])).toMatchObject({ complete: true });
  const { '/api/case-studies': _, ...rest } = answers;
  expect(await readPageData(clientOf(rest), ['comparedStory'])).toMatchObject({ complete: false });
});

it('marks a story as taken down on 410 but not on 404', async () => {
  const answering = (status: number) =>
    createDataClient({
      fetch: async (path) =>
        path === '/api/case-studies/gone'
          ? Response.json({ message: 'No.' }, { status })
          : Response.json(answers[path]),
      hostname: 'localhost',
    });
  const gone = await readPageData(answering(410), ['story'], { parameters: { slug: 'gone' } });
  expect(gone).toMatchObject({ takenDown: true, data: { [takenDownKey('gone')]: true } });
  const missing = await readPageData(answering(404), ['story'], { parameters: { slug: 'gone' } });
  expect(missing).not.toHaveProperty('takenDown');
});
