import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { testBrowserOptions } from './scripts/browser.ts';
import { findFreePort } from './scripts/free-port.ts';
import { type ServerPlace, serverParameters, serverVariables } from './scripts/production-server.ts';

/**
 * What this run has of its own. The workers read this file again, so the first reading leaves its choices in the
 * environment; tests find the password of the demo accounts there too.
 */
async function prepareRun(): Promise<ServerPlace> {
  const { E2E_PORT, E2E_DATA_DIR, DEMO_PASSWORD } = process.env;
  const demoPassword = DEMO_PASSWORD || 'a long password for end-to-end tests';
  if (E2E_PORT && E2E_DATA_DIR) return { port: Number(E2E_PORT), dataDirectory: E2E_DATA_DIR, demoPassword };
  const port = await findFreePort();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'uplift-e2e-'));
  // Later than every teardown that Playwright offers: the server writes to it until the very end.
  process.once('exit', () => rmSync(dataDirectory, { recursive: true, force: true }));
  Object.assign(process.env, { E2E_PORT: port, E2E_DATA_DIR: dataDirectory, DEMO_PASSWORD: demoPassword });
  return { port, dataDirectory, demoPassword };
}

const place = await prepareRun();
const baseURL = `http://127.0.0.1:${place.port}`;

/** Tests that change for a moment what the whole site shows, and would disturb those that count it. */
const changesTheSite = /stories-on-the-site/;

export default defineConfig({
  testDir: 'apps/web/e2e',
  globalSetup: './apps/web/e2e/first-sign-in.ts',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalTimeout: 45 * 60_000,
  use: {
    baseURL,
    // Costs a third of the time. To see what a test did: playwright test --trace=on <file>
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: testBrowserOptions(),
  },
  projects: [
    { name: 'chromium', testIgnore: changesTheSite, use: { ...devices['Desktop Chrome'] } },
    // Alone: with --no-deps.
    {
      name: 'after',
      testMatch: changesTheSite,
      dependencies: ['chromium'],
      use: { ...devices['Desktop Chrome'] },
    },
  ],
  webServer: {
    command: `node ${serverParameters.join(' ')}`,
    url: `${baseURL}/api/health`,
    // Receivers of webhooks listen on this machine, everybody signs in from one address, and nobody waits for mail.
    env: {
      ...serverVariables(place),
      WEBHOOK_ALLOWED_TARGETS: '127.0.0.1',
      SIGN_IN_LIMIT: '100000',
      NOTIFICATION_DELAY: '0',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
