import { type Browser, chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../browser.ts';
import { type Entry, needStorybook, serveStorybook, storybookEntries } from '../storybook-build.ts';
import type { Failure, Outcome } from './stage.ts';

/** As many pages at a time as the machines that run this have cores. */
const PAGES = 2;

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

/** Every page of documentation, which shows all stories of its component, and the stories that are looked at most. */
function visitsOf(entries: readonly Entry[]): Visit[] {
  const first = entries[0];
  if (!first) throw new Error('The built Storybook is empty.');
  return [
    {
      name: 'the start page with its navigation',
      path: '/',
      sign: `#storybook-explorer-tree [data-item-id="${first.id}"]`,
    },
    ...entries
      .filter(({ type, tags }) => type === 'docs' || tags.includes('visual'))
      .map(({ id, type, title, name }) => ({
        name: `${title} › ${name}`,
        path: `/iframe.html?viewMode=${type}&id=${id}`,
        sign: type === 'docs' ? '#storybook-docs h1' : 'body.sb-show-main',
      })),
  ];
}

/**
 * Stories that a page of documentation frames are left out: each would be a whole Storybook of its own, and would play
 * without the focus that only one of them can have. They are played as stories.
 */
async function leaveOutFrames(page: Page): Promise<void> {
  await page.route(/\/iframe\.html\?.*viewMode=story/, (route) =>
    route.request().frame() === page.mainFrame()
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A story</title>' }),
  );
}

/** Opens an address, and gives what went wrong. */
async function open(page: Page, url: string, { path, sign }: Visit): Promise<string[]> {
  const complaints: string[] = [];
  if (path.includes('viewMode=docs')) await leaveOutFrames(page);
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !INTENDED.test(message.text())) complaints.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} for ${response.url()}`);
  });
  try {
    await page.goto(url + path);
    await page.locator(sign).first().waitFor({ state: 'attached' });
    // What comes late may fail late. Not every page is ever quiet: a frame that was left out never counts as loaded.
    await page.waitForLoadState('networkidle', { timeout: SETTLE }).catch(() => {});
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error));
  }
  return complaints;
}

async function openAll(browser: Browser, url: string, visits: Visit[]): Promise<Failure[]> {
  const failures: Failure[] = [];
  const work = async (): Promise<void> => {
    for (let visit = visits.shift(); visit; visit = visits.shift()) {
      const page = await browser.newPage();
      page.setDefaultTimeout(TIMEOUT);
      const complaints = await open(page, url, visit);
      await page.close();
      if (complaints.length === 0) continue;
      process.stdout.write(`✗ ${visit.name}\n${complaints.join('\n')}\n`);
      failures.push({
        name: visit.name,
        where: `${visit.path} of the built Storybook; see the output above`,
      });
    }
  };
  await Promise.all(Array.from({ length: PAGES }, work));
  return failures;
}

/** Opens the built Storybook from a server of plain files: no page may have an error on its console. */
export async function runStorybook(): Promise<Outcome> {
  await needStorybook();
  const visits = visitsOf(storybookEntries());
  const count = visits.length;
  const server = await serveStorybook();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const failures = await openAll(browser, server.url, visits);
    process.stdout.write(`${count} pages opened\n`);
    return { passed: count - failures.length, failures };
  } finally {
    await browser.close();
    await server.stop();
  }
}
