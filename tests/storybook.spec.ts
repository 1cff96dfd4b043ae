import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, devices, expect, type Page } from '@playwright/test';
import { viewports } from '../.storybook/toolbar.ts';
import { storybookEntries } from './storybook-entries.ts';

const DESKTOP = { width: 1440, height: 900 };

/**
 * The name of Storybook's own test runner. After a play function, Storybook then pauses animations instead of
 * waiting up to five seconds for them to end. Those that scrolling drives never do.
 */
const USER_AGENT = `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`;

/** React's logs for stories of error boundaries, which throw on purpose, and the browser's for each status. */
const intended = /fails on purpose|^Failed to load resource/;

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

/** Storybook's connection between its manager and a preview. Its test runner uses it, too. */
interface Channel {
  on: (event: string, listener: (payload: ChannelEvent) => void) => void;
  off: (event: string, listener: (payload: ChannelEvent) => void) => void;
  emit: (event: string, payload: { storyId: string }) => void;
}

interface ChannelEvent {
  storyId?: string;
  status?: 'success' | 'error';
  message?: string;
  storyGlobals?: { viewport?: { value: keyof typeof viewports } };
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

interface Played {
  failures: string[];
  viewport: keyof typeof viewports | undefined;
}

/** Selects or remounts a story, and waits until its play function and its checks have ended. */
function play(page: Page, event: 'setCurrentStory' | 'forceRemount', id: string): Promise<Played> {
  return page.evaluate(
    ([command, storyId]) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      const failures: string[] = [];
      let viewport: Played['viewport'];
      const listeners: Record<string, (payload: ChannelEvent) => void> = {
        globalsUpdated: ({ storyGlobals }) => {
          viewport = storyGlobals?.viewport?.value;
        },
      };
      const failing = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
      for (const name of failing) listeners[name] = ({ message = name }) => failures.push(message);
      return new Promise<Played>((resolve) => {
        listeners.storyFinished = (finished) => {
          if (finished.storyId !== storyId) return;
          for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
          if (finished.status === 'error' && failures.length === 0) failures.push('A check failed.');
          resolve({ failures, viewport });
        };
        for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
        channel.emit(command, { storyId });
      });
    },
    [event, id] as const,
  );
}

interface Fixtures {
  /** Errors and unanswered requests of the docs page. */
  complaints: string[];
  /** Errors and unanswered requests of the story. */
  storyComplaints: string[];
}

interface WorkerFixtures {
  /** Opens the docs pages of a worker, so that shared code is loaded and compiled once. */
  tab: Page;
  /** Shows stories, one after the other. Opening each would take three times as long. */
  preview: Page;
}

/** Collects errors and unanswered requests of a page. */
async function watch(page: Page, use: (complaints: string[]) => Promise<void>): Promise<void> {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !intended.test(message.text())) complaints.push(message.text());
  });
  page.on('response', (response) => {
    // The network of stories logs requests to the API that it doesn't answer.
    const mocked = response.fromServiceWorker() && new URL(response.url()).pathname.startsWith('/api/');
    if (response.status() >= 400 && !mocked) complaints.push(`${response.status()} for ${response.url()}`);
  });
  await use(complaints);
  page.removeAllListeners();
}

const entries = storybookEntries();
const docs = entries.filter(({ type }) => type === 'docs');
const stories = entries.filter(({ type }) => type === 'story');

const test = base.extend<Fixtures, WorkerFixtures>({
  tab: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await leaveOutFrames(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  preview: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ viewport: DESKTOP, userAgent: USER_AGENT });
      // `pnpm test:matrix` checks accessibility.
      const globals = 'globals=a11y.manual:!true';
      await page.goto(`${project.use.baseURL}iframe.html?viewMode=docs&id=${docs[0]?.id}&${globals}`);
      await expect(page.locator('#storybook-docs h1').first()).toBeAttached();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  complaints: async ({ tab }, use) => watch(tab, use),
  storyComplaints: async ({ preview }, use) => watch(preview, use),
});

test('the start page shows the navigation', async ({ tab, complaints, baseURL }) => {
  const sign = `#storybook-explorer-tree [data-item-id="${entries[0]?.id}"]`;
  await tab.goto(`${baseURL}`);
  await expect(tab.locator(sign).first()).toBeAttached();
  expect(complaints).toEqual([]);
});

test('a story in the manager plays at its viewport', async ({ page, baseURL }) => {
  const story = stories.find(({ title, name }) => title.endsWith('/Stepper') && name === 'Phone');
  await page.goto(`${baseURL}?path=/story/${story?.id}`);
  await page.getByRole('tab', { name: /^Interactions/ }).click();
  await expect(page.getByText('Pass', { exact: true })).toBeVisible();
});

test('the READMEs of the packages link to existing pages', () => {
  const ids = new Set(entries.map(({ id }) => id));
  const linked = ['data-client', 'roi-engine', 'tech-showcase', 'ui'].flatMap((name) => {
    const readme = readFileSync(join(import.meta.dirname, `../packages/${name}/README.md`), 'utf8');
    return [...readme.matchAll(/\?path=\/\w+\/([\w-]+)/g)].map(([, id = '']) => id);
  });
  expect(linked).not.toEqual([]);
  expect(linked.filter((id) => !ids.has(id))).toEqual([]);
});

/** Headings on the page of each component and hook. */
const guide = [
  'When to use it',
  'When to use something else',
  'Anatomy',
  'Do and don’t',
  'Keyboard',
  'Screen readers',
];

/** Pages of what can be imported. */
const importable = /^(Components|Tech showcase|ROI engine|Data client)\//;

for (const { id, title, name } of docs) {
  test(`${title} › ${name} explains itself without a console error`, async ({ tab, complaints, baseURL }) => {
    await tab.goto(`${baseURL}iframe.html?viewMode=docs&id=${id}`);
    const page = tab.locator('#storybook-docs');
    await expect(page.locator('h1').first()).toBeAttached();
    if (title.startsWith('Components/')) await expect(page.locator('h2')).toContainText(guide);
    if (importable.test(title))
      await expect(page.locator('pre', { hasText: /from '@uplift\// }).first()).toBeAttached();
    expect(complaints).toEqual([]);
  });
}

for (const { id, title, name } of stories) {
  test(`${title} › ${name} passes`, async ({ preview, storyComplaints }) => {
    let played = await play(preview, 'setCurrentStory', id);
    const styles = played.viewport && viewports[played.viewport].styles;
    if (styles) {
      // Only the story itself knows its viewport.
      storyComplaints.length = 0;
      await preview.setViewportSize({
        width: Number.parseInt(styles.width, 10),
        height: Number.parseInt(styles.height, 10),
      });
      played = await play(preview, 'forceRemount', id);
      await preview.setViewportSize(DESKTOP);
    }
    expect(played.failures).toEqual([]);
    expect(storyComplaints).toEqual([]);
  });
}
