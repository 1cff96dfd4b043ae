import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { hero } from '../../apps/web/src/content/home.ts';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';
import { root } from '../../scripts/command.ts';
import { findFreePort, findFreePortPair } from '../../scripts/free-port.ts';
import { createFreshMachine } from './machine.ts';

const SOON = { timeout: 90_000 };

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

/** Returns the first code block of a page that contains a text, without list indentation. */
function blockWith(text: string, page: string): string {
  const blocks = [...page.matchAll(/^( *)```\w+\n(.*?)\n\1```/gms)];
  const [, indentation = '', code] = blocks.find(([, , each]) => each?.includes(text)) ?? [];
  if (code === undefined) throw new Error(`No block of code contains "${text}".`);
  return code.replaceAll(new RegExp(`^${indentation}`, 'gm'), '');
}

const home = mkdtempSync(join(tmpdir(), 'uplift-quickstart-'));
const checkout = join(home, 'uplift');
const machine = createFreshMachine(home);
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
});

afterAll(async () => {
  await browser?.close();
  await machine.close();
  rmSync(home, { recursive: true, force: true });
});

async function open(url: string): Promise<Page> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(url, SOON);
  return page;
}

/** Runs commands until the site's headline appears. */
async function seeSite(
  lines: string,
  directory: string,
  variables: Record<string, string> = {},
): Promise<Page> {
  const port = await findFreePortPair();
  const command = await machine.start(lines, new RegExp(`ready at \\S+:(?:${port}|${port + 1})\\s`), {
    directory,
    variables: { PORT: String(port), ...variables },
  });
  onTestFinished(command.stop);
  const page = await open(`http://127.0.0.1:${port}`);
  await page.getByRole('heading', { level: 1, name: hero.headline }).waitFor(SOON);
  return page;
}

async function isPill(button: Locator): Promise<boolean> {
  return button.evaluate(
    (element) => Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) >= element.clientHeight / 2,
  );
}

/** Makes the first change of CONTRIBUTING.md by writing to the file, as an editor does. */
function makeFirstChange(): void {
  const diff = blockWith('borderRadius', contributing);
  const [, path = ''] = /^\+\+\+ b\/(.+)$/m.exec(diff) ?? [];
  const [, before = ''] = /^-(?!--)(.+)$/m.exec(diff) ?? [];
  const [, after = ''] = /^\+(?!\+\+)(.+)$/m.exec(diff) ?? [];
  const file = join(checkout, path);
  writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
}

/** Makes the first change, expects it in the open page without a reload, and reverts it. */
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

test('every pnpm command in README.md and CONTRIBUTING.md exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const named = [...`${readme}${contributing}`.matchAll(/(?:`|npx --yes )pnpm(?:@[\d.]+)? ([a-z][\w:-]*)/g)];
  const commands = new Set(named.map(([, command = '']) => command));
  expect(commands).toContain('start');
  expect([...commands].filter((command) => !(command in scripts) && command !== 'exec')).toEqual([]);
});

test('a fresh clone shows the site with one command, without a global pnpm', async () => {
  const lines = blockWith('git clone', contributing);
  expect(lines).toContain(blockWith(' start', readme));
  await seeSite(lines, home, {
    // Clones the commit of this checkout instead of the public repository.
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.${root}.insteadOf`,
    GIT_CONFIG_VALUE_0: 'https://github.com/uplift/uplift.git',
  });
});

test('the same command starts the site again', async () => {
  await seeSite(blockWith(' start', readme), checkout);
});

test('Storybook shows the first change without a reload, and keeps the chosen controls', async () => {
  const port = await findFreePort();
  const lines = `${blockWith(' storybook', contributing)} --ci --port ${port}`;
  const storybook = await machine.start(lines, /Local: +(http\S+)/, { directory: checkout });
  onTestFinished(storybook.stop);
  const [, path] = /http:\/\/localhost:6006(\/\?path=[^)]+)/.exec(contributing) ?? [];
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

test('the development server shows the first change without a reload', async () => {
  const page = await seeSite(blockWith(' dev', contributing), checkout);
  const button = page.getByRole('link', { name: 'Get Started' }).first();
  // Before hydration the button stays as the server rendered it.
  const isHydrated = () =>
    button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(isHydrated, SOON).toBe(true);
  await seeFirstChange(button);
});

test('leaves all files that Git tracks unchanged', () => {
  expect(execFileSync('git', ['status', '--porcelain'], { cwd: checkout, encoding: 'utf8' })).toBe('');
});
