import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page, type Response } from '@playwright/test';
import { findFreePort } from '../../../scripts/free-port.ts';
import { serverVariables } from '../../../scripts/production-server.ts';
import { demoPassword, people, signIn } from './accounts.ts';
import { followWithin, openHydrated } from './hydration.ts';
import { type RunningProcess, startProcess } from './processes.ts';
import { comeNear } from './showcase.ts';

/** The site and the two services that are deployed apart from it, each at an origin of its own. */
interface Deployment {
  site: string;
  admin: string;
  techAssets: string;
}

const test = base.extend<object, { deployment: Deployment }>({
  deployment: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const directory = mkdtempSync(join(tmpdir(), 'uplift-three-origins-'));
      const running: RunningProcess[] = [];
      try {
        const database = await startProcess(['apps/api/src/database/testing/postgresql-process.ts']);
        running.push(database);
        const [core = 0, admin = 0, techAssets = 0] = await Promise.all([1, 2, 3].map(findFreePort));
        const deployment = {
          site: `http://site.test:${core}`,
          admin: `http://admin.site.test:${admin}`,
          techAssets: `http://tech.site.test:${techAssets}`,
        };
        const start = (port: number, variables: Record<string, string>) =>
          startProcess(['--import', './apps/web/e2e/own-names.mjs', 'apps/api/src/main.ts'], {
            ...serverVariables({ port, dataDirectory: directory, demoPassword }),
            DATABASE_URL: database.address,
            SITE_URL: deployment.site,
            ...variables,
          });
        const apart = { CORS_ORIGINS: deployment.site, WEB_DIST: 'none' };
        // The first migrates and seeds, whichever it is.
        const servers = await Promise.all([
          start(core, {
            SERVICES: 'core',
            ADMIN_ORIGIN: deployment.admin,
            TECH_ASSETS_ORIGIN: deployment.techAssets,
          }),
          start(admin, { ...apart, SERVICES: 'admin' }),
          start(techAssets, { ...apart, SERVICES: 'tech-assets' }),
        ]);
        running.push(...servers);
        await use(deployment);
      } finally {
        for (const process of running.reverse()) await process.stop();
        rmSync(directory, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const rules = '--host-resolver-rules=MAP site.test 127.0.0.1,MAP *.site.test 127.0.0.1';
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rules] });
  },
});

/** The answer to the next request for a path, wherever it goes. */
function answerTo(page: Page, path: string): Promise<Response> {
  return page.waitForResponse((response) => new URL(response.url()).pathname === path);
}

function expectShared(response: Response, origin: string, site: string): void {
  expect(new URL(response.url()).origin).toBe(origin);
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'access-control-allow-origin': site,
    'access-control-allow-credentials': 'true',
  });
}

test('the server-rendered site holds what all three serve', async ({ page, deployment, request }) => {
  await page.goto(`${deployment.site}/`);
  const html = await page.content();
  for (const text of ['PostgreSQL', 'class', 'success-stories/']) expect(html).toContain(text);
  // Playwright's own requests know no host-resolver rules.
  const { port } = new URL(deployment.techAssets);
  const direct = await request.get(`http://127.0.0.1:${port}/api/tech-assets`);
  const { data }: { data: { name: string }[] } = await direct.json();
  expect(data.length).toBeGreaterThan(20);
  for (const { name } of data.slice(0, 5)) expect(html).toContain(name);
});

test('the browser asks each service at its own origin, with credentials', async ({ page, deployment }) => {
  const { site, techAssets } = deployment;
  await openHydrated(page, `${site}/about`);
  const technologies = answerTo(page, '/api/tech-assets');
  const stories = answerTo(page, '/api/case-studies');
  await followWithin(page.getByRole('link', { name: 'Uplift home page' }).first());
  await comeNear(page);
  expectShared(await technologies, techAssets, site);
  expect(new URL((await stories).url()).origin).toBe(site);
  await expect(page.locator('[data-view]').getByRole('link').first()).toBeAttached();
});

test('an admin signs in at the admin service, and works with both', async ({ page, deployment }) => {
  const { site, admin } = deployment;
  await page.goto(`${site}/admin`);
  const signedIn = answerTo(page, '/api/admin/login');
  await signIn(page, people.admin.email);
  expectShared(await signedIn, admin, site);
  await expect(page).toHaveURL(/\/admin/);

  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const sessions = await page.evaluate(
    async ({ address, bearer }) => {
      const answer = await fetch(address, {
        credentials: 'include',
        headers: { Authorization: `Bearer ${bearer}` },
      });
      return { status: answer.status, body: await answer.json() };
    },
    { address: `${admin}/api/admin/sessions`, bearer: token },
  );
  expect(sessions).toMatchObject({ status: 200, body: { data: [{ current: true }] } });

  const user = answerTo(page, '/api/auth/user');
  await page.reload();
  expect(new URL((await user).url()).origin).toBe(site);
  expect((await user).status()).toBe(200);
});

test('a client signs in at the site', async ({ page, deployment: { site } }) => {
  await page.goto(`${site}/client/login`);
  await signIn(page, people.client.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${people.client.name}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${people.client.name}`);
});

test('the page may read how long to wait, from every service', async ({
  page,
  deployment: { site, admin },
}) => {
  await page.goto(`${site}/portal`);
  const waits = await page.evaluate(async (address) => {
    const read: (string | null)[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const answer = await fetch(address, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'somebody@nowhere.example', password: `wrong ${tries}` }),
      });
      if (answer.status === 429) read.push(answer.headers.get('Retry-After'));
    }
    return read;
  }, `${admin}/api/admin/login`);
  expect(waits.length).toBeGreaterThan(0);
  for (const seconds of waits) expect(seconds).toMatch(/^\d+$/);
});

test('a page of another site may ask none of them', async ({ page, deployment: { admin, techAssets } }) => {
  await page.goto(`${techAssets}/api/health`);
  const refused = await page.evaluate(
    (address) =>
      fetch(address, { credentials: 'include' }).then(
        () => 'answered',
        () => 'refused',
      ),
    `${admin}/api/assets`,
  );
  expect(refused).toBe('refused');
});
