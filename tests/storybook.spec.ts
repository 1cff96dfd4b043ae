import { test as base, expect, type Page } from '@playwright/test';
import { storybookEntries } from './storybook-entries.ts';

/** React's logs for stories of error boundaries, which throw on purpose. */
const intended = /fails on purpose/;

/**
 * Replaces story frames in docs pages with an empty page: each would load a whole Storybook, and the stories
 * are tested separately. Uses the browser's protocol, because Playwright's routes would disable its cache.
 */
async function leaveOutFrames(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  session.on('Fetch.requestPaused', ({ requestId, frameId }) => {
    const answer =
      frameId === frameTree.frame.id
        ? session.send('Fetch.continueRequest', { requestId })
        : session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 200,
            responseHeaders: [{ name: 'content-type', value: 'text/html' }],
            body: Buffer.from('<!doctype html><title>A story</title>').toString('base64'),
          });
    // The page may already be closed.
    answer.catch(() => {});
  });
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/iframe.html?*viewMode=story*', resourceType: 'Document' }],
  });
}

/** One tab opens all pages of a worker, so that shared code is loaded and compiled once. */
const test = base.extend<{ complaints: string[] }, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await leaveOutFrames(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  complaints: async ({ tab }, use) => {
    const complaints: string[] = [];
    tab.on('pageerror', ({ message }) => complaints.push(message));
    tab.on('console', (message) => {
      if (message.type() === 'error' && !intended.test(message.text())) complaints.push(message.text());
    });
    tab.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} for ${response.url()}`);
    });
    await use(complaints);
    tab.removeAllListeners();
  },
});

const entries = storybookEntries();

test('the start page shows the navigation', async ({ tab, complaints, baseURL }) => {
  const sign = `#storybook-explorer-tree [data-item-id="${entries[0]?.id}"]`;
  await tab.goto(`${baseURL}/`);
  await expect(tab.locator(sign).first()).toBeAttached();
  expect(complaints).toEqual([]);
});

for (const { id, type, title, name } of [
  ...entries.filter(({ type }) => type === 'story').slice(0, 1),
  ...entries.filter(({ type }) => type === 'docs'),
]) {
  test(`${title} › ${name} opens without a console error`, async ({ tab, complaints, baseURL }) => {
    await tab.goto(`${baseURL}/iframe.html?viewMode=${type}&id=${id}`);
    const content = type === 'docs' ? '#storybook-docs h1' : '#storybook-root > *';
    await expect(tab.locator(content).first()).toBeAttached();
    expect(complaints).toEqual([]);
  });
}
