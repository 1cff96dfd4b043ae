import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Flags for a browser in tests: no sandbox (root in containers), no background traffic. */
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

/** Returns the browser for tests, if one is installed. */
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
 * Launch options for stories and end-to-end tests, which open many pages. Prefers Chromium's headless shell
 * on the PATH: the same engine without windows, tabs and services, so that a page opens in half the processor
 * time. Otherwise Playwright looks for its own browser and reports a missing one.
 */
export function testBrowserOptions(): { executablePath?: string; args: string[] } {
  const executablePath = process.env.CHROMIUM_PATH
    ? installedBrowser()
    : (onPath(SHELL) ?? installedBrowser());
  return { ...(executablePath && { executablePath }), args: browserArguments };
}

/**
 * Returns the browser for tests: `CHROMIUM_PATH`, else Chromium or Chrome on the PATH, else Playwright's own.
 *
 * @throws if there is none, with instructions.
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

/** Makes apt fail fast without a network. Killing it could leave a package half installed. */
const impatient = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

/** Installs the Debian package with that name, if permitted. */
function install(name: string): boolean {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  const get = () => run('apt-get', ['install', '-y', ...impatient, name]);
  // Update the package lists only if they are missing or out of date.
  return get() || (run('apt-get', ['update', ...impatient]) && get());
}

/** Whether the shell was requested, so that an unavailable one costs time only once. */
let askedForShell = false;

/** Installs Debian's headless shell of Chromium, which is optional; `testBrowserOptions` prefers it. */
function addShell(): void {
  if (askedForShell || process.env.CHROMIUM_PATH || !onPath('chromium') || onPath(SHELL)) return;
  askedForShell = true;
  install(SHELL);
}

/** Finds the browser or installs one: Playwright's download, else Debian's package when running as root. */
export function ensureBrowser(): string {
  if (!installedBrowser()) {
    console.error('No Chromium found: getting one.');
    run('playwright', ['install', 'chromium']);
    if (!installedBrowser()) install('chromium');
  }
  addShell();
  return findBrowser();
}
