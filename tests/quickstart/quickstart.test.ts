import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { hero } from '../apps/web/src/content/home.ts';
import { browserArguments, findBrowser } from './browser.ts';
import { root } from './command.ts';
import { type DocumentationPage, documentationPages } from './docs/pages.ts';
import { reportFigure } from './figures/report-figure.ts';
import { findFreePort, findFreePortPair } from './free-port.ts';
import { createNewcomerMachine } from './newcomer-machine.ts';

// One thing after the other, on machines that may have much else to do.
const TIMEOUT = 600_000;
const SOON = { timeout: 90_000 };

function pageAt(path: string): DocumentationPage {
  const page = documentationPages().find((each) => each.path === path);
  if (!page) throw new Error(`There is no ${path}.`);
  return page;
}

/** The one block of code of a page in which something stands. */
function blockWith(text: string, { path, blocks }: DocumentationPage): string {
  const [block, another] = blocks.filter(({ code }) => code.includes(text));
  if (!block || another) throw new Error(`${path} must have one block of code with "${text}".`);
  return block.code.trim();
}

const readme = pageAt('README.md');
const contributing = pageAt('CONTRIBUTING.md');

const home = mkdtempSync(join(tmpdir(), 'uplift-newcomer-'));
const checkout = join(home, 'uplift');
const machine = createNewcomerMachine(home);
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
}, TIMEOUT);

afterAll(async () => {
  await browser?.close();
  await machine.close();
  rmSync(home, { recursive: true, force: true });
}, TIMEOUT);

async function open(url: string): Promise<Page> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(url, SOON);
  return page;
}

/** Follows commands until they show the headline of the site, and tells how long that took, in seconds. */
async function seeSite(name: string, lines: string, directory: string, variables: Record<string, string>) {
  const startedAt = performance.now();
  const port = await findFreePortPair();
  const command = await machine.start(lines, new RegExp(`ready at \\S+:(?:${port}|${port + 1})\\s`), {
    directory,
    variables: { PORT: String(port), ...variables },
  });
  onTestFinished(command.stop);
  const page = await open(`http://127.0.0.1:${port}`);
  await page.getByRole('heading', { level: 1, name: hero.headline }).waitFor(SOON);
  const seconds = (performance.now() - startedAt) / 1_000;
  process.stdout.write(`${name}: ${seconds.toFixed(1)} s\n`);
  return { page, seconds };
}

async function isPill(button: Locator): Promise<boolean> {
  return button.evaluate(
    (element) => Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) >= element.clientHeight / 2,
  );
}

/** Makes the first change as an editor does, by writing into the file. */
function makeFirstChange(): void {
  const diff = blockWith('borderRadius', contributing);
  const [, path = ''] = /^\+\+\+ b\/(.+)$/m.exec(diff) ?? [];
  const [, before = ''] = /^-(?!--)(.+)$/m.exec(diff) ?? [];
  const [, after = ''] = /^\+(?!\+\+)(.+)$/m.exec(diff) ?? [];
  const file = join(checkout, path);
  writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
}

/** Makes the first change, sees it in a page that is not loaded again, and puts it back. */
async function seeFirstChange(button: Locator): Promise<void> {
  await expect.poll(() => isPill(button), SOON).toBe(false);
  await button.evaluate((element) => element.ownerDocument.documentElement.setAttribute('data-same', ''));
  makeFirstChange();
  await expect.poll(() => isPill(button), SOON).toBe(true);
  expect(
    await button.evaluate((element) => element.ownerDocument.documentElement.hasAttribute('data-same')),
  ).toBe(true);
  await machine.run(blockWith('git restore', contributing), { directory: checkout });
}

test('a fresh clone shows the site by one command, without pnpm and without anything of this checkout', {
  timeout: TIMEOUT,
}, async () => {
  const lines = blockWith('git clone', contributing);
  expect(lines).toContain(blockWith(' start', readme));
  const { seconds } = await seeSite(
    'Clone to first page, with the package cache of this machine',
    lines,
    home,
    {
      // What is committed here, at the address that the world knows.
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.${root}.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/uplift/uplift.git',
    },
  );
  reportFigure('clone-to-page', seconds);
});

test('the same command starts again', { timeout: TIMEOUT }, async () => {
  const { seconds } = await seeSite('Warm start to first page', blockWith(' start', readme), checkout, {});
  reportFigure('warm-start', seconds);
});

test('Storybook shows the first change in the open page, which keeps what was chosen', {
  timeout: TIMEOUT,
}, async () => {
  const port = await findFreePort();
  const lines = `${blockWith(' storybook', contributing)} --ci --port ${port}`;
  const storybook = await machine.start(lines, /Local: +(http\S+)/, { directory: checkout });
  onTestFinished(storybook.stop);
  const [, path] = /http:\/\/localhost:6006(\/\?path=[^)]+)/.exec(contributing.text) ?? [];
  const page = await open(`http://localhost:${port}${path}`);
  const button = page.frameLocator('#storybook-preview-iframe').getByRole('button');
  await button.waitFor(SOON);
  const height = () => button.evaluate((element) => element.clientHeight);
  const before = await height();
  await page.getByRole('radio', { name: 'lg' }).check();
  await expect.poll(height, SOON).toBeGreaterThan(before);
  await seeFirstChange(button);
  expect(await height()).toBeGreaterThan(before);
});

test('the site shows it too, while it is developed', { timeout: TIMEOUT }, async () => {
  const { page } = await seeSite('Development to first page', blockWith(' dev', contributing), checkout, {});
  const button = page.getByRole('link', { name: 'Get Started' }).first();
  // Until React has taken it over, it stays as the server wrote it.
  const isTakenOver = () =>
    button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(isTakenOver, SOON).toBe(true);
  await seeFirstChange(button);
});

test('the tests can be run, and nothing of all this stays behind', { timeout: TIMEOUT }, async () => {
  const lines = blockWith('vitest run', contributing);
  expect(lines).toContain(`${blockWith(' test', readme)} check`);
  await machine.run(lines, { directory: checkout });
  expect(execFileSync('git', ['status', '--porcelain'], { cwd: checkout, encoding: 'utf8' })).toBe('');
});
