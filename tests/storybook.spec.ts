import { test as base, expect, type Page } from '@playwright/test';
import { storybookEntries } from './storybook-entries.ts';

/** What React logs for the stories of error boundaries, whose parts throw on purpose. */
const intended = /fails on purpose/;

/**
 * Answers stories in frames of documentation pages with an empty page: each would be a whole Storybook, and plays as a
 * story elsewhere. Uses the protocol of the browser, because Playwright's routes would turn its cache off.
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
    // The page may be closed already.
    answer.catch(() => {});
  });
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/iframe.html?*viewMode=story*', resourceType: 'Document' }],
  });
}

/** One tab opens all pages of a worker, so that what they share is loaded and compiled once. */
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
