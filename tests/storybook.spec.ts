import { type Browser, chromium, type Page } from 'playwright';
import { testBrowserOptions } from '../browser.ts';
import { type Entry, needStorybook, serveStorybook, storybookEntries } from '../storybook-build.ts';
import type { Failure, Outcome } from './stage.ts';

/** As many as the machines that run this have cores. */
const TABS = 2;

/** Pages with many stories take long on a machine with much else to do. In milliseconds. */
const TIMEOUT = 120_000;

/** How long a page that is there may go on to load. In milliseconds. */
const SETTLE = 10_000;

/** What React logs of the stories of error boundaries, whose parts break because the story wants it. */
const INTENDED = /fails on purpose/;

/** One address to open, and the sign that it is there. */
interface Visit {
  name: string;
  path: string;
  sign: string;
}

/**
 * The start page, a story, and every page of documentation, which shows all stories of its component. What each story
 * does is known from where they are played.
 */
function visitsOf(entries: readonly Entry[]): Visit[] {
  const [first] = entries;
  const story = entries.find(({ type }) => type === 'story');
  if (!first || !story) throw new Error('The built Storybook has no stories.');
  return [
    {
      name: 'the start page with its navigation',
      path: '/',
      sign: `#storybook-explorer-tree [data-item-id="${first.id}"]`,
    },
    ...[story, ...entries.filter(({ type }) => type === 'docs')].map(({ id, type, title, name }) => ({
      name: `${title} › ${name}`,
      path: `/iframe.html?viewMode=${type}&id=${id}`,
      sign: type === 'docs' ? '#storybook-docs h1' : 'body.sb-show-main',
    })),
  ];
}

/**
 * Stories that a page of documentation frames are left out: each would be a whole Storybook of its own, and would play
 * without the focus that only one of them can have. They are played as stories. Asked of the browser itself, because
 * Playwright's own routes would have every page read all files anew.
 */
async function leaveOutFrames(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { frameTree } = await browser.send('Page.getFrameTree');
  browser.on('Fetch.requestPaused', ({ requestId, frameId }) => {
    const answer =
      frameId === frameTree.frame.id
        ? browser.send('Fetch.continueRequest', { requestId })
        : browser.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 200,
            responseHeaders: [{ name: 'content-type', value: 'text/html' }],
            body: Buffer.from('<!doctype html><title>A story</title>').toString('base64'),
          });
    // A page that has been closed waits for no answer.
    answer.catch(() => {});
  });
  await browser.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/iframe.html?*viewMode=story*', resourceType: 'Document' }],
  });
}

/** Opens an address, and waits until its page is there and has loaded what it needs. */
async function open(page: Page, url: string, sign: string): Promise<void> {
  await page.goto(url);
  await page.locator(sign).first().waitFor({ state: 'attached' });
  // What comes late may fail late. What comes later still is told of the page after it.
  await page.waitForLoadState('networkidle', { timeout: SETTLE }).catch(() => {});
}

/** Opens one address after the other in a tab of its own, which loads what pages have in common once. */
async function openInTab(browser: Browser, url: string, visits: Visit[]): Promise<Failure[]> {
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT);
  await leaveOutFrames(page);
  let complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !INTENDED.test(message.text())) complaints.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} for ${response.url()}`);
  });
  const failures: Failure[] = [];
  for (let visit = visits.shift(); visit; visit = visits.shift()) {
    await open(page, url + visit.path, visit.sign).catch((error: unknown) => complaints.push(String(error)));
    if (complaints.length === 0) continue;
    process.stdout.write(`✗ ${visit.name}\n${complaints.join('\n')}\n`);
    failures.push({
      name: visit.name,
      where: `${visit.path} of the built Storybook; see the output above`,
    });
    complaints = [];
  }
  await page.close();
  return failures;
}

/** Opens the built Storybook from a server of plain files: no page may have an error on its console. */
export async function runStorybook(): Promise<Outcome> {
  await needStorybook();
  const visits = visitsOf(storybookEntries());
  const count = visits.length;
  const server = await serveStorybook();
  const browser = await chromium.launch(testBrowserOptions());
  try {
    const tabs = Array.from({ length: TABS }, () => openInTab(browser, server.url, visits));
    const failures = (await Promise.all(tabs)).flat();
    process.stdout.write(`${count} pages opened\n`);
    return { passed: count - failures.length, failures };
  } finally {
    await browser.close();
    await server.stop();
  }
}
