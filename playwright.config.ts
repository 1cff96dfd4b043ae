import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { testBrowserOptions } from './scripts/browser.ts';
import { findFreePort } from './scripts/free-port.ts';
import { type ServerPlace, serverParameters, serverVariables } from './scripts/production-server.ts';

/**
 * The port, directory and password of this run. The workers load this file too, so the first process leaves its choices
 * in the environment, where tests find them.
 */
async function prepareRun(): Promise<ServerPlace> {
  const { E2E_PORT, E2E_DIRECTORY, DEMO_PASSWORD } = process.env;
  const demoPassword = DEMO_PASSWORD || 'a long password for end-to-end tests';
  if (E2E_PORT && E2E_DIRECTORY)
    return { port: Number(E2E_PORT), dataDirectory: join(E2E_DIRECTORY, 'data'), demoPassword };
  const port = await findFreePort();
  const directory = mkdtempSync(join(tmpdir(), 'uplift-e2e-'));
  // Playwright's teardown is too early: the server still writes until it exits.
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  Object.assign(process.env, { E2E_PORT: port, E2E_DIRECTORY: directory, DEMO_PASSWORD: demoPassword });
  return { port, dataDirectory: join(directory, 'data'), demoPassword };
}

const place = await prepareRun();
const baseURL = `http://127.0.0.1:${place.port}`;

export default defineConfig({
  testDir: 'apps/web/e2e',
  globalSetup: './apps/web/e2e/global-setup.ts',
  outputDir: 'test-results/e2e',
  reporter: 'list',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalTimeout: 15 * 60_000,
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    // A trace costs a third of the time. Add --trace=on to see what a test did.
    trace: 'off',
    // Stories prove motion. Tests of pages in motion ask for it with `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: testBrowserOptions(),
  },
  webServer: {
    command: `node ${serverParameters.join(' ')}`,
    url: `${baseURL}/api/health`,
    // Receivers of webhooks listen on this machine, all tests sign in from one address, and none waits for mail or fills
    // in forms as slowly as a person.
    env: {
      ...serverVariables(place),
      WEBHOOK_ALLOWED_TARGETS: '127.0.0.1',
      SIGN_IN_LIMIT: '100000',
      NOTIFICATION_DELAY: '0',
      FORM_MIN_SECONDS: '0',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
