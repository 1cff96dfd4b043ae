import { expect, type Page, test } from '@playwright/test';
import { type ResourceSlug, resourceSummaries } from '../src/content/resources.ts';
import { expectHydrated, followWithin, openHydrated } from './hydration.ts';
import { holdScripts } from './slow-scripts.ts';
import { keepVisitLog } from './visit-log.ts';

const guide = summaryOf('what-to-automate-first');
const checklist = summaryOf('before-you-switch');
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

/** Opens the list and focuses the search field, so that the filter's code loads. */
async function openList(page: Page, path = '/resources'): Promise<void> {
  await openHydrated(page, path);
  await searchField(page).focus();
  await expectHydrated(searchField(page));
}

test('a resource is read with the keyboard only, and closing returns to its card', async ({ page }) => {
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

test('a link to a resource opens it; the next one opens from there, and closing focuses its card', async ({
  page,
}) => {
  const log = keepVisitLog(page, '');
  await page.goto(`/resources#${guide.slug}`);
  const next = resourceSummaries[resourceSummaries.indexOf(guide) + 1];
  await sheet(page, guide.title).press('End');
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
  expect(log.complaints).toEqual([]);
});

test('after client-side navigation, texts load when opened or searched; back closes, forward opens', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await openHydrated(page, '/pricing');
  await followWithin(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }));
  await expect(cards(page)).toHaveCount(resourceSummaries.length);
  const textsLoaded = () =>
    resourceSummaries.filter(({ slug }) => loaded.some((path) => path.includes(slug)));
  expect(textsLoaded()).toEqual([]);
  await card(page, guide.title).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await card(page, guide.title).click();
  await expect(sheet(page, guide.title)).toContainText(guideText);
  expect(textsLoaded()).toEqual([guide]);

  await page.goBack();
  await expect(sheet(page, guide.title)).toHaveCount(0);
  await expect(page).toHaveURL('/resources');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(card(page, guide.title)).toBeFocused();
  await page.goForward();
  await sheet(page, guide.title).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page, guide.title)).toHaveCount(0);
  await expect(page).toHaveURL('/resources');
  // The close button leaves no history entry.
  await page.goBack();
  const pricing = page.getByRole('heading', { level: 1, name: 'A fixed price before every step' });
  await expect(pricing).toBeVisible();
  await page.goForward();
  await expect(pricing).toHaveCount(0);
  await searchField(page).fill('pre-authorization');
  await expect(count(page)).toHaveText('1 of 12 resources');
  await expect(card(page, summaryOf('one-page-procedure').title)).toBeVisible();
});

test('the URL holds kind and search while a resource is open and after a reload', async ({ page }) => {
  await openList(page);
  const kinds = page.getByRole('group', { name: 'Kind' });
  await kinds.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/resources?kind=guide');
  await searchField(page).pressSequentially('freight broker');
  await expect(page).toHaveURL('/resources?kind=guide&q=freight+broker');
  await expect(count(page)).toHaveText('2 of 12 resources');
  const found = summaryOf('job-done-to-paid');
  await card(page, found.title).click();
  await expect(page).toHaveURL(`/resources?kind=guide&q=freight+broker#${found.slug}`);
  await expect(sheet(page, found.title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/resources?kind=guide&q=freight+broker');
  await expect(card(page, found.title)).toBeFocused();
  await page.reload();
  await expect(kinds.getByRole('radio', { name: 'Guides' })).toBeChecked();
  await expect(searchField(page)).toHaveValue('freight broker');
  await expect(cards(page)).toHaveCount(2);
});

test('a filter, a search and a link to a resource work before hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/resources', { waitUntil: 'commit' });
  await searchField(page).fill('insurance');
  await page.getByText('Guides', { exact: true }).click();
  release();
  await expect(page).toHaveURL('/resources?kind=guide&q=insurance');
  await expect(searchField(page)).toHaveValue('insurance');

  const releaseAgain = await holdScripts(page);
  await page.goto('/resources', { waitUntil: 'commit' });
  await card(page, guide.title).click();
  await expect(page.getByRole('article', { name: guide.title })).toContainText(guideText);
  await expect(page.getByRole('article')).toHaveCount(1);
  releaseAgain();
  await expect(sheet(page, guide.title)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a resource prints without the rest of the page', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('resources can be filtered, searched, read and downloaded', async ({ page }) => {
    await page.goto('/resources');
    await expect(page.getByRole('article')).toHaveCount(resourceSummaries.length);
    await card(page, checklist.title).click();
    await expect(page).toHaveURL(`/resources#${checklist.slug}`);
    const article = page.getByRole('article', { name: checklist.title });
    await expect(article.getByRole('heading', { name: checklist.title })).toBeInViewport();
    await expect(article.getByText('It ran for five working days')).toBeVisible();
    const saving = page.waitForEvent('download');
    await article.getByRole('link', { name: 'Download text (.md)' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe(`${checklist.slug}.md`);
    expect(await download.failure()).toBeNull();

    await page.getByText('Guides', { exact: true }).click();
    await searchField(page).fill('freight broker');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/resources?kind=guide&q=freight+broker');
    await expect(cards(page)).toHaveCount(2);
  });
});
