import { expect, type Page, test } from '@playwright/test';
import { pieces } from '../src/content/resources/pieces.ts';
import { fileAddressOf, fileNameOf, type ResourceSlug, resourceSummaries } from '../src/content/resources.ts';
import { expectAccessible } from './axe.ts';
import { expectHydrated, followWithin, openHydrated } from './hydration.ts';
import { fetchPage, readableText } from './page-html.ts';
import { holdScripts } from './slow-scripts.ts';
import { keepVisitLog } from './visit-log.ts';

const guide = summaryOf('what-to-automate-first');
const checklist = summaryOf('before-you-switch');
const template = summaryOf('risk-register');
const guideText = 'Annoyance is a poor guide.';

function summaryOf(slug: ResourceSlug) {
  const summary = resourceSummaries.find((resource) => resource.slug === slug);
  if (!summary) throw new Error(`There is no resource ${slug}.`);
  return summary;
}

const list = (page: Page) => page.getByRole('main').getByRole('region', { name: 'All resources' });
const cards = (page: Page) => list(page).getByRole('listitem');
const card = (page: Page, title: string) => list(page).getByRole('link', { name: title });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const count = (page: Page) => list(page).getByRole('status');
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search titles and texts' });

/** Opens the list and comes near its filter, whose code waits for that. */
async function openList(page: Page, path = '/resources'): Promise<void> {
  await openHydrated(page, path);
  await searchField(page).hover();
  await expectHydrated(searchField(page));
}

/** The first text of a piece that is a paragraph. */
function firstParagraph(slug: ResourceSlug): string {
  return pieces[slug].blocks.find((block) => typeof block === 'string') ?? '';
}

test('a resource is read with the keyboard alone: Tab to its card, Enter, read, Escape, and go on from there', async ({
  page,
}) => {
  await openList(page);
  await searchField(page).focus();
  await page.keyboard.press('Tab');
  await expect(card(page, resourceSummaries[0]?.title ?? '')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card(page, guide.title)).toBeFocused();
  await page.keyboard.press('Enter');

  const reading = sheet(page, guide.title);
  await expect(reading).toBeVisible();
  await expect(reading).toHaveAccessibleDescription(guide.summary);
  await expect(reading).toBeFocused();
  await expect(page).toHaveURL(`/resources#${guide.slug}`);
  await expect(reading.getByText(guideText)).toBeInViewport();
  await page.keyboard.press('End');
  await expect(reading.getByText(/best answer to the question/)).toBeInViewport();

  const stops = new Set<string>();
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(reading.locator(':focus')).toHaveCount(1);
    stops.add((await reading.locator(':focus').textContent()) ?? '');
  }
  expect([...stops]).toEqual(expect.arrayContaining(['Download text (.md)', 'Print']));

  await page.keyboard.press('Escape');
  await expect(reading).toHaveCount(0);
  await expect(page).toHaveURL('/resources');
  await expect(card(page, guide.title)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card(page, resourceSummaries[2]?.title ?? '')).toBeFocused();
});

test('the back button closes what was opened, forward opens it again, and the page stays where it was', async ({
  page,
}) => {
  await openList(page);
  await card(page, checklist.title).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await card(page, checklist.title).click();
  await expect(sheet(page, checklist.title)).toBeVisible();
  await page.goBack();
  await expect(sheet(page, checklist.title)).toHaveCount(0);
  await expect(page).toHaveURL('/resources');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(card(page, checklist.title)).toBeFocused();
  await page.goForward();
  await expect(sheet(page, checklist.title)).toBeVisible();
});

test('the close button leaves no entry behind in the history', async ({ page }) => {
  await openHydrated(page, '/pricing');
  await followWithin(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }));
  await card(page, guide.title).click();
  await sheet(page, guide.title).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page, guide.title)).toHaveCount(0);
  await expect(page).toHaveURL('/resources');
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

test('a link to a piece opens it; closed, it leaves the list with its card in focus', async ({ page }) => {
  const log = keepVisitLog(page, '');
  await page.goto(`/resources#${template.slug}`);
  const reading = sheet(page, template.title);
  await expect(reading).toBeVisible();
  await expect(reading.getByRole('table')).toContainText('A wrong price list is loaded');
  await reading.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/resources');
  await expect(card(page, template.title)).toBeFocused();
  await expect(card(page, template.title)).toBeInViewport();
  expect(log.complaints).toEqual([]);
});

test('a fragment that names no piece opens nothing', async ({ page }) => {
  await openList(page, '/resources#%E0%A4%A');
  await expect(cards(page)).toHaveCount(resourceSummaries.length);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('from one piece one goes on to the next, from its beginning, and closes both at once', async ({
  page,
}) => {
  await openList(page);
  await card(page, guide.title).click();
  await sheet(page, guide.title).press('End');
  const next = resourceSummaries[resourceSummaries.indexOf(guide) + 1];
  await sheet(page, guide.title)
    .getByRole('link', { name: next?.title ?? '' })
    .click();
  const reading = sheet(page, next?.title ?? '');
  await expect(reading).toBeFocused();
  await expect(reading.getByRole('heading', { name: next?.title ?? '' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/resources');
  await expect(card(page, next?.title ?? '')).toBeFocused();
});

test('coming from another page a text is loaded when it is opened, and not before', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await openHydrated(page, '/pricing');
  await followWithin(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }));
  await expect(cards(page)).toHaveCount(resourceSummaries.length);
  const textsLoaded = () =>
    resourceSummaries.filter(({ slug }) => loaded.some((path) => path.includes(slug)));
  expect(textsLoaded()).toEqual([]);
  await card(page, guide.title).click();
  await expect(sheet(page, guide.title)).toContainText(guideText);
  expect(textsLoaded()).toEqual([guide]);
});

test('text that came with the page is read from there', async ({ page }) => {
  await openList(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await card(page, guide.title).click();
  await expect(sheet(page, guide.title)).toContainText(guideText);
  await page.keyboard.press('Escape');
  await searchField(page).fill('tenants with a payment plan');
  await expect(count(page)).toHaveText('1 of 12 resources');
  expect(loaded.filter((path) => resourceSummaries.some(({ slug }) => path.includes(slug)))).toEqual([]);
});

test('lists by kind, with the arrow keys, and keeps the choice in the address', async ({ page }) => {
  await openList(page);
  const kinds = page.getByRole('group', { name: 'Kind' });
  await kinds.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/resources?kind=guide');
  await expect(count(page)).toHaveText('5 of 12 resources');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/resources?kind=template');
  await expect(cards(page)).toHaveCount(3);
  await expect(kinds.getByRole('radio', { name: 'Templates' })).toBeFocused();
  await page.reload();
  await expect(kinds.getByRole('radio', { name: 'Templates' })).toBeChecked();
  await expect(cards(page)).toHaveCount(3);
});

test('searches titles and texts, together with the kind, and a piece opens and closes in the found list', async ({
  page,
}) => {
  await openList(page, '/resources?kind=guide');
  await searchField(page).pressSequentially('freight broker');
  await expect(page).toHaveURL('/resources?kind=guide&q=freight+broker');
  await expect(count(page)).toHaveText('2 of 12 resources');
  const found = summaryOf('job-done-to-paid');
  await card(page, found.title).click();
  await expect(page).toHaveURL(`/resources?kind=guide&q=freight+broker#${found.slug}`);
  await expect(sheet(page, found.title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/resources?kind=guide&q=freight+broker');
  await expect(searchField(page)).toHaveValue('freight broker');
  await expect(card(page, found.title)).toBeFocused();
});

test('says when nothing is found, and how to go on', async ({ page }) => {
  await openList(page, '/resources?kind=template');
  await searchField(page).fill('freight');
  await searchField(page).press('Enter');
  await expect(count(page)).toHaveText('0 of 12 resources');
  await expect(
    page.getByRole('heading', { name: 'Nothing about “freight” among the templates' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Search all kinds' }).click();
  await expect(page).toHaveURL('/resources?q=freight');
  await expect(searchField(page)).toHaveValue('freight');
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect(cards(page)).toHaveCount(2);
  await searchField(page).fill('submarine');
  await page.getByRole('link', { name: 'Show all resources' }).click();
  await expect(page).toHaveURL('/resources');
  await expect(searchField(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(resourceSummaries.length);
});

test('a search works as well where the texts did not come with the page', async ({ page }) => {
  await openHydrated(page, '/pricing');
  await followWithin(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }));
  await searchField(page).fill('pre-authorization');
  await expect(count(page)).toHaveText('1 of 12 resources');
  await expect(card(page, summaryOf('one-page-procedure').title)).toBeVisible();
});

test('what is chosen before the code is there counts', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/resources', { waitUntil: 'commit' });
  await searchField(page).fill('insurance');
  await page.getByText('Guides', { exact: true }).click();
  release();
  await expect(page).toHaveURL('/resources?kind=guide&q=insurance');
  await expect(searchField(page)).toHaveValue('insurance');
});

test('a link to a piece shows it while the code is on its way', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/resources', { waitUntil: 'commit' });
  await card(page, guide.title).click();
  await expect(page.getByRole('article', { name: guide.title })).toContainText(guideText);
  await expect(page.getByRole('article')).toHaveCount(1);
  release();
  await expect(sheet(page, guide.title)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

for (const summary of resourceSummaries) {
  test(`${fileNameOf(summary)} can be had as a file, with the text of the page`, async ({ request }) => {
    const response = await request.get(fileAddressOf(summary));
    expect(response.status()).toBe(200);
    const type = summary.kind === 'Template' ? 'text/csv' : 'text/markdown';
    expect(response.headers()['content-type']).toBe(`${type}; charset=utf-8`);
    const file = await response.text();
    if (summary.kind === 'Template') {
      const [name = ''] = file.slice(1).split(',');
      expect((await fetchPage(request, '/resources')).html).toContain(name);
      expect(file).toMatch(/,"?=[A-Z(]/);
    } else {
      expect(file).toContain(`# ${summary.title}`);
      expect(file).toContain(firstParagraph(summary.slug));
    }
  });
}

test('the link in the sheet saves the file under its name', async ({ page }) => {
  await openHydrated(page, `/resources#${template.slug}`);
  const saving = page.waitForEvent('download');
  await sheet(page, template.title).getByRole('link', { name: 'Download sheet (.csv)' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(`${template.slug}.csv`);
  expect(await download.failure()).toBeNull();
});

test('a piece is printed alone', async ({ page }) => {
  await openHydrated(page, `/resources#${guide.slug}`);
  await expect(sheet(page, guide.title)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(card(page, guide.title)).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Close' })).toBeHidden();
  const paper = (await page.pdf({ format: 'Letter' })).toString('latin1');
  const sheets = paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThanOrEqual(2);
  expect(sheets).toBeLessThanOrEqual(5);
});

test('the server’s HTML holds every text in full', async ({ request }) => {
  const text = readableText((await fetchPage(request, '/resources')).html);
  for (const { slug, title, summary } of resourceSummaries) {
    expect(text).toContain(title);
    expect(text).toContain(summary);
    expect(text).toContain(firstParagraph(slug));
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there to read, a card leads to its text, and each text to its file', async ({
    page,
  }) => {
    await page.goto('/resources');
    await expect(page.getByRole('article')).toHaveCount(resourceSummaries.length);
    await card(page, checklist.title).click();
    await expect(page).toHaveURL(`/resources#${checklist.slug}`);
    const article = page.getByRole('article', { name: checklist.title });
    await expect(article.getByRole('heading', { name: checklist.title })).toBeInViewport();
    await expect(article.getByText('It ran for five working days')).toBeVisible();
    const saving = page.waitForEvent('download');
    await article.getByRole('link', { name: 'Download text (.md)' }).click();
    expect((await saving).suggestedFilename()).toBe(`${checklist.slug}.md`);
  });

  test('the list is filtered and searched by the server', async ({ page }) => {
    await page.goto('/resources');
    await page.getByText('Guides', { exact: true }).click();
    await searchField(page).fill('freight broker');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/resources?kind=guide&q=freight+broker');
    await expect(cards(page)).toHaveCount(2);
    await expect(searchField(page)).toHaveValue('freight broker');
  });
});

test.describe('at 360 and 1280 px, in light and dark', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in a sheet of each kind, nor in an empty list', async ({ page }) => {
    for (const { slug, title } of [guide, checklist, template]) {
      await page.goto(`/resources?look=${slug}#${slug}`);
      await expect(sheet(page, title)).toBeVisible();
      await expectAccessible(page);
    }
    await openList(page, '/resources?q=submarine');
    await expectAccessible(page);
  });
});

test('every piece is read without scrolling sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { slug, title } of resourceSummaries) {
    await page.goto(`/resources?look=${slug}#${slug}`);
    const reading = sheet(page, title);
    await expect(reading).toBeVisible();
    expect(await reading.evaluate((panel) => panel.scrollWidth - panel.clientWidth), slug).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), slug).toBe(320);
  }
});
