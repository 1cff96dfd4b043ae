import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Switches for a browser that tests drive: no sandbox (root in containers), no traffic of its own. */
export const browserArguments: string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const SHELL = 'chromium-headless-shell';

function onPath(command: string): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, command);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
}

/** The browser that tests use, where there is one. */
export function installedBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and no file is there.`);
    return named;
  }
  for (const command of commands) {
    const file = onPath(command);
    if (file) return file;
  }
  const downloaded = chromium.executablePath();
  return downloaded && existsSync(downloaded) ? downloaded : undefined;
}

/**
 * How the browser is started for stories and journeys, which open many pages. Where Chromium's shell is on the PATH, it
 * is that one: the same engine without the windows, tabs and services of a browser around it, in which a page opens for
 * half of the processor's time. Where there is none, Playwright looks for its own, and says so.
 */
export function testBrowserOptions(): { executablePath?: string; args: string[] } {
  const executablePath = process.env.CHROMIUM_PATH
    ? installedBrowser()
    : (onPath(SHELL) ?? installedBrowser());
  return { ...(executablePath && { executablePath }), args: browserArguments };
}

/**
 * The browser that tests use: `CHROMIUM_PATH`, else Chromium or Chrome on the PATH, else Playwright's own.
 *
 * @throws when there is none, with what to do.
 */
export function findBrowser(): string {
  const file = installedBrowser();
  if (file) return file;
  throw new Error(
    'No Chromium found. Install Chromium or Chrome, run `pnpm exec playwright install chromium`, or set CHROMIUM_PATH.',
  );
}

function run(command: string, parameters: string[]): boolean {
  console.error(`> ${command} ${parameters.join(' ')}`);
  return spawnSync(command, parameters, { stdio: 'inherit', timeout: 300_000 }).status === 0;
}

/** Where nobody answers, apt gives up soon by itself: ended from outside, it could leave a package half installed. */
const impatient = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

/** Debian's package of that name, where we may install it. */
function install(name: string): boolean {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  const get = () => run('apt-get', ['install', '-y', ...impatient, name]);
  // Only once its lists are out of date, or not there at all.
  return get() || (run('apt-get', ['update', ...impatient]) && get());
}

/** Whether the shell was asked for: where it cannot be had, that costs time once. */
let askedForShell = false;

/** Debian's shell of its Chromium, which `testBrowserOptions` prefers and nothing needs. */
function addShell(): void {
  if (askedForShell || process.env.CHROMIUM_PATH || !onPath('chromium') || onPath(SHELL)) return;
  askedForShell = true;
  install(SHELL);
}

/** Finds the browser, or gets one: Playwright's download, else Debian's package when we are root there. */
export function ensureBrowser(): string {
  if (!installedBrowser()) {
    console.error('No Chromium found: getting one.');
    run('playwright', ['install', 'chromium']);
    if (!installedBrowser()) install('chromium');
  }
  addShell();
  return findBrowser();
}
