import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { sessionFile } from './accounts.ts';
import { openHydrated } from './hydration.ts';
import {
  createDraft,
  createPublished,
  drop,
  openStory,
  ownTitle,
  saveAsOther,
  whole,
} from './own-stories.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Success stories' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.use({ storageState: sessionFile('admin') });

test('a story is drafted with the keyboard, previewed, found, and not published until complete', async ({
  page,
  request,
}) => {
  const title = ownTitle();
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await openHydrated(page, '/admin/success-stories');
  await page.getByRole('link', { name: 'New story' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Title').focus();
  await page.keyboard.type(title);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Slug')).toBeFocused();
  await expect(page.getByLabel('Slug')).toHaveValue(slug);
  await page.getByRole('button', { name: 'Add measurement' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('First');
  await page.getByRole('button', { name: 'Add measurement' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second');
  await page.getByRole('button', { name: 'Move Second up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Metric').first()).toHaveValue('Second');
  await expect(page.getByRole('button', { name: 'Move Second up' })).toBeFocused();
  await page.getByLabel('Title').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Saved ${title} as a draft`)).toBeVisible();
  await expect(page).toHaveURL(/success-stories\/[0-9a-f-]{36}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.getByLabel('Slug').press('Tab');
  await button(page, 'Publish').click();
  const missing = page.getByRole('region', { name: 'Before you can publish' });
  await expect(missing).toBeFocused();
  await missing.getByRole('link', { name: 'Describe the approach.' }).click();
  await expect(page.getByLabel('Approach')).toBeFocused();
  await button(page, 'Preview').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect((await request.get(`/success-stories/${slug}`)).status()).toBe(404);
  await button(page, 'Back to editor').click();
  await expect(page.getByLabel('Title')).toHaveValue(title);

  await openHydrated(page, `/admin/success-stories?q=${encodeURIComponent(title)}`);
  await expect(table(page).getByRole('link', { name: title })).toBeVisible();
  await expect(table(page).getByText('Draft', { exact: true })).toBeVisible();
  await drop(request, id);
});

test('a published story appears immediately, redirects its old URL, and disappears when unpublished', {
  tag: '@core',
}, async ({ page, request }) => {
  const story = await createDraft(request);
  try {
    await openStory(page, story);
    await button(page, 'Publish').click();
    await expect(page.getByText(`Published ${story.fields.title}`)).toBeVisible();
    const before = `/success-stories/${story.fields.slug}`;
    for (const path of [before, '/success-stories', '/sitemap.xml']) {
      const text = await (await request.get(path)).text();
      expect(text, path).toContain(String(story.fields.slug));
    }
    expect((await request.get(`/social${before}.png`)).headers()['content-type']).toBe('image/png');

    const slug = `moved-${randomUUID()}`;
    await page.getByLabel('Slug').fill(slug);
    await page.getByLabel('Result', { exact: true }).fill('Everybody sleeps.');
    await button(page, 'Save without publishing').click();
    await expect(page.getByText('Unpublished changes')).toBeVisible();
    expect(await (await request.get(before)).text()).toContain(whole.result);
    await button(page, 'Publish changes').click();
    // The toast of the first publication may still be visible.
    await expect(page.getByText('Unpublished changes')).toHaveCount(0);
    const moved = await request.get(`${before}?from=letter`, { maxRedirects: 0 });
    expect(moved.status()).toBe(301);
    expect(moved.headers().location).toBe(`/success-stories/${slug}?from=letter`);
    expect(await (await request.get(before)).text()).toContain('Everybody sleeps.');

    await button(page, 'Unpublish').click();
    await expect(page.getByText(`Unpublished ${story.fields.title}`)).toBeVisible();
    for (const path of [before, `/success-stories/${slug}`])
      expect((await request.get(path)).status(), path).toBe(410);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(slug);
    await openHydrated(page, `/success-stories/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This story is no longer here');
  } finally {
    await drop(request, story.id);
  }
});

test('changes can be discarded, and a deleted story leaves the site until it is restored', async ({
  page,
  request,
}) => {
  const story = await createPublished(request);
  try {
    await saveAsOther(request, story.id, { result: 'Not yet.' });
    await openStory(page, story);
    await button(page, 'Discard changes').click();
    await expect(page.getByLabel('Result', { exact: true })).toHaveValue(whole.result);
    await button(page, 'Delete').click();
    await expect(page.getByText('This story is in the trash')).toBeVisible();
    expect((await request.get(`/success-stories/${story.slug}`)).status()).toBe(410);
    await button(page, 'Restore').click();
    await expect(page.getByLabel('Title')).toBeVisible();
    expect((await request.get(`/success-stories/${story.slug}`)).status()).toBe(200);
  } finally {
    await drop(request, story.id);
  }
});
