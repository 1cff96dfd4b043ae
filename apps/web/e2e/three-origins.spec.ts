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

/** The site and the two separately deployed services, each at its own origin. */
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
        // Whichever starts first migrates and seeds.
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

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const rules = '--host-resolver-rules=MAP site.test 127.0.0.1,MAP *.site.test 127.0.0.1';
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rules] });
  },
});

/** The response to the next request for a path, at any origin. */
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

test('three services at their own origins serve one site to visitors, an admin and a client', async ({
  page,
  deployment,
  request,
}) => {
  const { site, admin, techAssets } = deployment;
  // Playwright's API requests ignore host-resolver rules.
  const direct = await request.get(`http://127.0.0.1:${new URL(techAssets).port}/api/tech-assets`);
  const { data }: { data: { name: string }[] } = await direct.json();
  expect(data.length).toBeGreaterThan(20);
  await page.goto(`${site}/`);
  const html = await page.content();
  for (const text of [...data.map(({ name }) => name), 'success-stories/']) expect(html).toContain(text);

  await openHydrated(page, `${site}/about`);
  const technologies = answerTo(page, '/api/tech-assets');
  const stories = answerTo(page, '/api/case-studies');
  await followWithin(page.getByRole('link', { name: 'Uplift home page' }).first());
  await comeNear(page);
  expectShared(await technologies, techAssets, site);
  expect(new URL((await stories).url()).origin).toBe(site);
  await expect(page.locator('[data-view]').getByRole('link').first()).toBeAttached();

  // Pages of other sites may not call any of them.
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

  await page.goto(`${site}/admin`);
  const signedIn = answerTo(page, '/api/admin/login');
  await signIn(page, people.admin.email);
  expectShared(await signedIn, admin, site);
  // The first sign-in offers two-factor authentication.
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(`${site}/admin/dashboard`);
  const user = answerTo(page, '/api/auth/user');
  await page.reload();
  expect(new URL((await user).url()).origin).toBe(site);
  expect((await user).status()).toBe(200);

  // Logout ends the session of the admin service too, on any page.
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  await openHydrated(page, `${site}/about`);
  const signedOut = answerTo(page, '/api/admin/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  expectShared(await signedOut, admin, site);
  await expect(page).toHaveURL(`${site}/`);
  const afterwards = await request.get(`http://127.0.0.1:${new URL(site).port}/api/auth/user`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(afterwards.status()).toBe(401);

  await page.goto(`${site}/client/login`);
  await signIn(page, people.client.email);
  await expect(page.getByText(`Welcome, ${people.client.name}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Welcome, ${people.client.name}`)).toBeVisible();
});
