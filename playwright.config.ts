import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { testBrowserOptions } from './scripts/browser.ts';
import { findFreePort } from './scripts/free-port.ts';
import { type ServerPlace, serverParameters, serverVariables } from './scripts/production-server.ts';

/**
 * Sets the port, directory and password of this run. Workers load this file too, so the first process exports
 * its choices as environment variables, where tests find them.
 */
async function prepareRun(): Promise<ServerPlace> {
  const { E2E_PORT, E2E_DIRECTORY, DEMO_PASSWORD } = process.env;
  const demoPassword = DEMO_PASSWORD || 'a long password for end-to-end tests';
  if (E2E_PORT && E2E_DIRECTORY)
    return { port: Number(E2E_PORT), dataDirectory: join(E2E_DIRECTORY, 'data'), demoPassword };
  const port = await findFreePort();
  const directory = mkdtempSync(join(tmpdir(), 'uplift-e2e-'));
  // Playwright's teardown is too early: the server writes until it exits.
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  Object.assign(process.env, {
    E2E_PORT: port,
    E2E_SHOP_PORT: await findFreePort(),
    E2E_DIRECTORY: directory,
    DEMO_PASSWORD: demoPassword,
  });
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
    // A trace takes a third of the time. Add --trace=on to see what a test did.
    trace: 'off',
    // Stories test motion. Page tests opt in with `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: testBrowserOptions(),
  },
  webServer: {
    command: `node ${serverParameters.join(' ')}`,
    url: `${baseURL}/api/health`,
    // Webhook receivers are local, all tests sign in from one IP address, mostly as the same people, and no
    // test waits for e-mail or fills in forms as slowly as a human.
    env: {
      ...serverVariables(place),
      WEBHOOK_ALLOWED_TARGETS: '127.0.0.1',
      // The site of embed.spec.ts.
      EMBED_ORIGINS: `http://127.0.0.1:${process.env.E2E_SHOP_PORT}`,
      SIGN_IN_LIMIT: '100000',
      WRITE_LIMIT: '100000',
      NOTIFICATION_DELAY: '0',
      FORM_MIN_SECONDS: '0',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
