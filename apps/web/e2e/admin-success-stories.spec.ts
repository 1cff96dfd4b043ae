import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { beAdmin } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { openHydrated } from './hydration.ts';
import { base, call, createDraft, drop, openStory, ownTitle, saveAsOther } from './own-stories.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Success stories' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.beforeEach(({ page, request }) => beAdmin(page, request));

test('a story is begun with the keyboard alone, saved, and found by its words', async ({ page, request }) => {
  const title = ownTitle();
  await openHydrated(page, '/admin/success-stories');
  await page.getByRole('link', { name: 'New story' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Title').focus();
  await page.keyboard.type(title);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Slug')).toBeFocused();
  await expect(page.getByLabel('Slug')).toHaveValue(title.toLowerCase().replaceAll(' ', '-'));
  await page.getByRole('button', { name: 'Add a measurement' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('First');
  await page.getByRole('button', { name: 'Add a measurement' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second');
  await page.getByRole('button', { name: 'Move Second up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What was counted').first()).toHaveValue('Second');
  await expect(page.getByRole('button', { name: 'Move Second up' })).toBeFocused();
  await page.getByLabel('Title').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${title} is saved as a draft.`)).toBeVisible();
  await expect(page).toHaveURL(/success-stories\/[0-9a-f-]{36}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await openHydrated(page, `/admin/success-stories?q=${encodeURIComponent(title)}`);
  await expect(table(page).getByRole('link', { name: title })).toBeVisible();
  await expect(table(page).getByText('Draft', { exact: true })).toBeVisible();
  await drop(request, id);
});

test('what is typed survives a reload, and is forgotten once it is saved', async ({ page, request }) => {
  const story = await createDraft(request);
  await openStory(page, story);
  await page.getByLabel('What came of it').fill('Typed and not saved');
  await page.reload();
  await expect(page.getByText('What you typed and did not save is still here')).toBeVisible();
  await expect(page.getByLabel('What came of it')).toHaveValue('Typed and not saved');
  await button(page, 'Save draft').click();
  await expect(page.getByText('is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('What came of it')).toHaveValue('Typed and not saved');
  await expect(page.getByText('What you typed and did not save is still here')).toHaveCount(0);
  await drop(request, story.id);
});

test('publishing says what is missing, and leads there', async ({ page, request }) => {
  const story = await createDraft(request);
  await openStory(page, story);
  await page.getByLabel('Industry').fill('');
  await page.getByLabel('What we did').fill('');
  await button(page, 'Publish').click();
  const summary = page.getByRole('region', { name: 'Before it can be published' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['Enter an industry.', 'Say what you did.']);
  await summary.getByRole('link', { name: 'Say what you did.' }).click();
  await expect(page.getByLabel('What we did')).toBeFocused();
  await drop(request, story.id);
});

test('the preview shows what is typed as the page of the site, and nobody else sees it', async ({
  page,
  request,
}) => {
  const story = await createDraft(request);
  await openStory(page, story);
  await page.getByLabel('Title').fill('Not for everybody yet');
  await button(page, 'Preview').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Not for everybody yet' })).toBeVisible();
  await expect(page.getByRole('table', { name: /Counted before the build/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What the figures come to' })).toBeVisible();
  expect((await request.get(`/success-stories/${story.fields.slug}`)).status()).toBe(404);
  await button(page, 'Back to writing').click();
  await expect(page.getByLabel('Title')).toHaveValue('Not for everybody yet');
  await drop(request, story.id);
});

test('what somebody else saved meanwhile is shown, and not overwritten unseen', async ({ page, request }) => {
  const story = await createDraft(request);
  await openStory(page, story);
  await page.getByLabel('Time frame').fill('Mine');
  await saveAsOther(request, story.id, { timeFrame: 'Theirs' });
  await button(page, 'Save draft').click();
  await expect(page.getByText('Time frame “Theirs”')).toBeVisible();
  await expect(page.getByLabel('Time frame')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Start from theirs' }).click();
  await expect(page.getByLabel('Time frame')).toHaveValue('Theirs');
  await page.getByLabel('Time frame').fill('Mine after all');
  await saveAsOther(request, story.id, { timeFrame: 'Theirs again' });
  await button(page, 'Save draft').click();
  await expect(page.getByText('Time frame “Theirs again”')).toBeVisible();
  await button(page, 'Save draft').click();
  await expect(page.getByText('is saved.')).toBeVisible();
  expect((await call(request, 'GET', `${base}/${story.id}`)).fields.timeFrame).toBe('Mine after all');
  await drop(request, story.id);
});

test('an earlier version is taken back into the editor', async ({ page, request }) => {
  const story = await createDraft(request);
  await saveAsOther(request, story.id, { timeFrame: 'Ten weeks' });
  await openStory(page, story);
  await expect(page.getByLabel('Time frame')).toHaveValue('Ten weeks');
  await page.getByRole('button', { name: /^Take back version 1/ }).click();
  await expect(page.getByLabel('Time frame')).toHaveValue('6 weeks');
  await drop(request, story.id);
});

test('with many at a time, each is told apart, and a deletion is taken back', async ({ page, request }) => {
  const mark = randomUUID().slice(0, 8);
  const [one, two] = [await createDraft(request, `One ${mark}`), await createDraft(request, `Two ${mark}`)];
  await openHydrated(page, `/admin/success-stories?q=${mark}`);
  await page.getByRole('checkbox', { name: `Select One ${mark}` }).check();
  await page.getByRole('checkbox', { name: `Select Two ${mark}` }).check();
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(page.getByText('2 stories: in the trash for 30 days.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table(page).getByRole('link', { name: `One ${mark}` })).toBeVisible();
  await saveAsOther(request, one.id, { result: '' });
  await page.getByRole('checkbox', { name: `Select One ${mark}` }).check();
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  await expect(page.getByText(`One ${mark}: It cannot be published yet. Say what came of it.`)).toBeVisible();
  await drop(request, one.id, two.id);
});

test.describe('at 360 and 1280 px, in light and dark', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in the list, the editor with errors and the preview', async ({ page, request }) => {
    const story = await createDraft(request);
    await openHydrated(page, `/admin/success-stories?q=${story.fields.slug}`);
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    await expectAccessible(page);
    await openStory(page, story);
    await expect(page.getByText('Begun by', { exact: false })).toBeVisible();
    await page.getByLabel('Industry').fill('');
    await button(page, 'Publish').click();
    await expect(page.getByRole('region', { name: 'Before it can be published' })).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Preview').click();
    await expect(page.getByRole('table', { name: /Counted before the build/ })).toBeVisible();
    await expectAccessible(page);
    await drop(request, story.id);
  });
});
