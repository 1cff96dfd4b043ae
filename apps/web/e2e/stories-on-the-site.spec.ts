import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { beAdmin } from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { createDraft, createPublished, drop, openStory, saveAsOther, whole } from './own-stories.ts';

// These publish stories for a moment, while nothing else counts what the site shows: see the project `after`.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.beforeEach(({ page, request }) => beAdmin(page, request));

test('a published story is on the site at once, at its new address too, and gone when it is taken down', async ({
  page,
  request,
}) => {
  const story = await createDraft(request);
  try {
    await openStory(page, story);
    await button(page, 'Publish').click();
    await expect(page.getByText('is published.')).toBeVisible();
    const before = `/success-stories/${story.fields.slug}`;
    for (const path of [before, '/success-stories', '/sitemap.xml']) {
      const text = await (await request.get(path)).text();
      expect(text, path).toContain(String(story.fields.slug));
    }
    expect((await request.get(`/social${before}.png`)).headers()['content-type']).toBe('image/png');

    const slug = `moved-${randomUUID()}`;
    await page.getByLabel('Slug').fill(slug);
    await page.getByLabel('What came of it').fill('Everybody sleeps.');
    await button(page, 'Save without publishing').click();
    await expect(page.getByText('Published, with unpublished changes')).toBeVisible();
    expect(await (await request.get(before)).text()).toContain(whole.result);
    await button(page, 'Publish changes').click();
    // The notice of the first publication may still be there.
    await expect(page.getByText('Published, with unpublished changes')).toHaveCount(0);
    const moved = await request.get(`${before}?from=letter`, { maxRedirects: 0 });
    expect(moved.status()).toBe(301);
    expect(moved.headers().location).toBe(`/success-stories/${slug}?from=letter`);
    expect(await (await request.get(before)).text()).toContain('Everybody sleeps.');

    await button(page, 'Take off the site').click();
    await expect(page.getByText('off the site.')).toBeVisible();
    for (const path of [before, `/success-stories/${slug}`])
      expect((await request.get(path)).status(), path).toBe(410);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(slug);
    await openHydrated(page, `/success-stories/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This story is no longer here');
  } finally {
    await drop(request, story.id);
  }
});

test('changes are discarded, and deleting a published story takes it down until it is restored', async ({
  page,
  request,
}) => {
  const story = await createPublished(request);
  try {
    await saveAsOther(request, story.id, { result: 'Not yet.' });
    await openStory(page, story);
    await button(page, 'Discard changes').click();
    await expect(page.getByLabel('What came of it')).toHaveValue(whole.result);
    await button(page, 'Delete').click();
    await expect(page.getByText('This story is in the trash')).toBeVisible();
    expect((await request.get(`/success-stories/${story.slug}`)).status()).toBe(410);
    await button(page, 'Take out of the trash').click();
    await expect(page.getByLabel('Title')).toBeVisible();
    expect((await request.get(`/success-stories/${story.slug}`)).status()).toBe(200);
  } finally {
    await drop(request, story.id);
  }
});
