import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { hero, process, techStack } from '../src/content/home.ts';
import { openHydrated } from './hydration.ts';
import { fetchPage, readableText } from './page-html.ts';

const trustItems = ['90-Day Results Guarantee', '200+ Businesses Transformed', 'Average 340% ROI'];

const stats = [
  ['$47K+', 'average revenue increase'],
  ['12hrs', 'weekly time savings'],
  ['30 days', 'to first results'],
] as const;

const steps = [
  ['01', 'Professional Systems Audit', 'Week 1'],
  ['02', 'Optimize & Implement', 'Weeks 2-4'],
  ['03', 'Scale & Refine', 'Month 2+'],
] as const;

const banner = '30-Day Workflow Uplift or We Keep Working Free';

interface Story {
  title: string;
  industry: string;
}

async function readList<Item>(request: APIRequestContext, path: string): Promise<Item[]> {
  const { data }: { data: Item[] } = await (await request.get(path)).json();
  return data;
}

test('the HTML alone carries what the seven sections say, in their order', async ({ request }) => {
  const text = readableText((await fetchPage(request, '/')).html);
  const landmarks = [
    hero.headline,
    techStack.title,
    ...steps.map(([, title]) => title),
    'ROI calculator',
    'Success stories',
    'Our Commitment',
    banner,
  ];
  const places = landmarks.map((landmark) => text.indexOf(landmark, text.indexOf(hero.headline)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('the HTML alone carries the technologies and at most three stories of the database, none from FinTech', async ({
  request,
}) => {
  const text = readableText((await fetchPage(request, '/')).html);
  const technologies = await readList<{ name: string }>(request, '/api/tech-assets');
  expect(technologies.length).toBeGreaterThanOrEqual(24);
  for (const { name } of technologies) expect(text).toContain(name);

  const stories = await readList<Story>(request, '/api/case-studies');
  expect(stories.length).toBeGreaterThanOrEqual(8);
  const finTech = stories.filter(({ industry }) => industry === 'FinTech');
  expect(finTech).not.toEqual([]);
  const shown = stories.filter(({ title }) => text.includes(title));
  expect(shown).toEqual(stories.filter((story) => !finTech.includes(story)).slice(0, 3));
});

test('the whole answer of the home page, data included, is free of FinTech stories', async ({ request }) => {
  const { html } = await fetchPage(request, '/');
  expect(html).toContain('dental-group-recall');
  expect(html).not.toMatch(/fintech|payments-startup/i);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hero shows its headline, its buttons and links, three trust items and three figures', async ({
    page,
  }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: hero.headline });
    await expect(section.getByRole('heading', { level: 1 })).toHaveText(
      'Bad systems are the most expensive thing you own',
    );
    for (const [name, href] of [
      ['Get Started', '/contact'],
      ['Learn More', '/services'],
      ['Book Systems Audit', '/contact'],
      ['Calculate ROI', '/calculator'],
    ] as const) {
      await expect(section.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    for (const item of trustItems) await expect(section.getByText(item, { exact: true })).toBeVisible();
    for (const [value, label] of stats) {
      const stat = section.locator('dl > div', { hasText: label });
      await expect(stat.getByRole('definition')).toHaveText(value);
      await expect(stat.getByRole('term')).toHaveText(label);
    }
  });

  test('seven sections follow each other', async ({ page }) => {
    await page.goto('/');
    const sections = page.getByRole('main').locator('section[aria-labelledby$="-title"]');
    await expect(
      sections.getByRole('heading', { level: 1 }).or(sections.locator('h2[id$="-title"]')),
    ).toHaveText([hero.headline, techStack.title, process.title, /./, /./, 'Our Commitment', banner]);
    await expect(sections).toHaveCount(7);
    await expect(sections.nth(3)).toContainText('ROI calculator');
    await expect(sections.nth(4)).toContainText('Success stories');
  });

  test('the three steps show their weeks and what each delivers', async ({ page }) => {
    await page.goto('/');
    const items = page.getByRole('region', { name: process.title }).getByRole('list').first().locator('> li');
    await expect(items).toHaveCount(3);
    for (const [index, [number, title, period]] of steps.entries()) {
      const step = items.nth(index);
      await expect(step.getByText(number, { exact: true })).toBeVisible();
      await expect(step.getByRole('heading', { name: title })).toBeVisible();
      await expect(step.getByText(period, { exact: true })).toBeVisible();
      const deliverables = process.steps[index]?.deliverables ?? [];
      expect(deliverables.length).toBeGreaterThan(0);
      await expect(step.getByRole('listitem')).toHaveText([...deliverables]);
    }
  });

  test('the technologies, the questions of the calculator, three stories and the promise can be read', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: techStack.title }).getByRole('link').first()).toBeVisible();
    await expect(page.getByLabel('Annual revenue')).toBeVisible();
    const stories = page.getByRole('main').locator('section', { hasText: 'Success stories' }).last();
    await expect(stories.getByRole('listitem')).toHaveCount(3);
    for (const story of await stories.getByRole('listitem').all()) {
      await expect(story.getByRole('heading')).toBeVisible();
      await expect(story).toHaveCSS('opacity', '1');
    }
    await expect(page.getByRole('region', { name: 'Our Commitment' })).toContainText('$5,000');
    const contact = page.getByRole('region', { name: banner }).getByRole('link');
    await expect(contact).toHaveAttribute('href', '/contact');
  });
});

/** Counts the entrances that a list plays from now on. */
async function countEntrances(list: Locator): Promise<() => Promise<number>> {
  await list.evaluate((element) => {
    element.addEventListener('animationstart', () => {
      element.dataset.entrances = String(Number(element.dataset.entrances ?? 0) + 1);
    });
  });
  return async () => Number((await list.getAttribute('data-entrances')) ?? 0);
}

const storyList = (page: Page) =>
  page.locator('section', { hasText: 'Success stories' }).last().getByRole('list');

test('the stories come into sight when they are scrolled to, and not before', async ({ page }) => {
  await openHydrated(page, '/');
  const list = storyList(page);
  const entrances = await countEntrances(list);
  await expect(list).not.toBeInViewport();
  await expect(list).not.toHaveAttribute('data-in-view');
  expect(await entrances()).toBe(0);
  await list.scrollIntoViewIfNeeded();
  await expect(list).toHaveAttribute('data-in-view', 'true');
  await expect.poll(entrances).toBe(3);
  await expect(list.getByRole('listitem').first()).toHaveCSS('opacity', '1');

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(list).not.toBeInViewport();
  await list.scrollIntoViewIfNeeded();
  expect(await entrances()).toBe(3);
});

test('the stories stand still for who prefers less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  const list = storyList(page);
  const entrances = await countEntrances(list);
  await list.scrollIntoViewIfNeeded();
  await expect(list).toHaveAttribute('data-in-view', 'true');
  for (const story of await list.getByRole('listitem').all()) await expect(story).toHaveCSS('opacity', '1');
  expect(await entrances()).toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the shield beside Our Commitment is golden on the ${colorScheme} page`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const shield = page.getByRole('region', { name: 'Our Commitment' }).locator('svg').first();
    await shield.scrollIntoViewIfNeeded();
    await expect(shield).toBeVisible();
    const colors = await shield
      .locator('stop')
      .evaluateAll((stops) =>
        stops.map((stop) => getComputedStyle(stop).stopColor.match(/\d+/g)?.map(Number)),
      );
    expect(colors.length).toBeGreaterThan(2);
    for (const [red = 0, green = 0, blue = 255] of colors.map((color) => color ?? [])) {
      expect(red).toBeGreaterThan(green);
      expect(green - blue).toBeGreaterThan(50);
    }
  });
}
