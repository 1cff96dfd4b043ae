import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/browser.ts';

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('The system named no free port.'));
      });
    });
  });
}

/** Chooses what this run gets of its own, and leaves it in the environment for the workers, who read this file again. */
async function prepareRun(): Promise<{ port: string; dataDirectory: string; demoPassword: string }> {
  const { E2E_PORT, E2E_DATA_DIR, DEMO_PASSWORD = 'a long password for end-to-end tests' } = process.env;
  if (E2E_PORT && E2E_DATA_DIR) {
    return { port: E2E_PORT, dataDirectory: E2E_DATA_DIR, demoPassword: DEMO_PASSWORD };
  }
  const port = String(await findFreePort());
  const dataDirectory = mkdtempSync(join(tmpdir(), 'uplift-e2e-'));
  // Later than every teardown that Playwright offers: the server writes to it until the very end.
  process.once('exit', () => rmSync(dataDirectory, { recursive: true, force: true }));
  Object.assign(process.env, { E2E_PORT: port, E2E_DATA_DIR: dataDirectory, DEMO_PASSWORD });
  return { port, dataDirectory, demoPassword: DEMO_PASSWORD };
}

const { port, dataDirectory, demoPassword } = await prepareRun();

const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  globalTimeout: 20 * 60_000,
  use: {
    baseURL,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: 'node --conditions=@uplift/source apps/api/src/main.ts',
    url: `${baseURL}/api/health`,
    env: {
      PORT: port,
      DATA_DIR: dataDirectory,
      SEED: 'demo',
      DEMO_PASSWORD: demoPassword,
      LOG_LEVEL: 'warn',
    },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
