import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as expectPage } from '@playwright/test';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';
import { findFreePort } from '../../scripts/free-port.ts';
import { startProcess } from '../../scripts/running-process.ts';
import { copySites, pnpm } from './sites.ts';

const directory = mkdtempSync(join(tmpdir(), 'uplift-frameworks-'));
let browser: Browser;

interface Served {
  url: string;
  stop: () => Promise<void>;
}

async function serveFiles(project: string): Promise<Served> {
  const server = await preview({
    root: join(directory, project),
    configFile: false,
    preview: { port: 0 },
    logLevel: 'error',
  });
  return { url: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() };
}

async function serve(project: string, ...command: string[]): Promise<Served> {
  const port = await findFreePort();
  const { stop } = await startProcess(command, /Ready in|http:\/\/localhost/, {
    directory: join(directory, project),
    variables: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PORT: String(port) },
  });
  return { url: `http://localhost:${port}/`, stop };
}

/** Opens the page of a built project, and fails on any console message. */
async function withPage({ url, stop }: Served, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ colorScheme: 'light' });
  try {
    const messages: string[] = [];
    page.on('pageerror', (error) => messages.push(error.message));
    page.on('console', (message) => messages.push(message.text()));
    await page.goto(url);
    await use(page);
    expect(messages).toEqual([]);
  } finally {
    await page.close();
    await stop();
  }
}

/** Uses the screen of estimate.tsx. */
async function useEstimate(page: Page): Promise<void> {
  const amount = page.getByRole('textbox', { name: 'Yearly payroll' });
  // Input before hydration isn't formatted, so type until it is.
  await expectPage(async () => {
    await amount.fill('');
    await amount.pressSequentially('250000');
    await expectPage(amount).toHaveValue('250,000', { timeout: 500 });
  }).toPass();
  const button = page.getByRole('button', { name: 'Show the estimate' });
  await expectPage(button).toHaveCSS('background-color', 'rgb(10, 88, 202)');
  await button.click();
  await expectPage(page.getByRole('dialog', { name: 'Your estimate' })).toContainText('$50,000 a year');
  await page.keyboard.press('Escape');
  await expectPage(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: /Switch to light/ }).click();
  await page.getByRole('button', { name: /Switch to dark/ }).click();
  await expectPage(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

/** Returns the computed style of every element outside of the kit, without custom properties. */
function hostStyles(page: Page): Promise<Record<string, Record<string, string>>> {
  return page.evaluate(() => {
    const elements = document.querySelectorAll('html, body, [data-host], [data-host] *');
    return Object.fromEntries(
      [...elements].map((element, index) => {
        const style = getComputedStyle(element);
        const names = [...style].filter((name) => !name.startsWith('--'));
        const values = names.map((name) => [name, style.getPropertyValue(name)]);
        return [`${index} ${element.tagName}`, Object.fromEntries(values)];
      }),
    );
  });
}

beforeAll(async () => {
  await copySites(directory);
  await pnpm(directory, 'install', '--prefer-offline', '--frozen-lockfile');
  await pnpm(directory, '--recursive', '--workspace-concurrency=2', 'run', 'build');
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
}, 600_000);

afterAll(async () => {
  await browser?.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('the packed packages', () => {
  test('render in Vite without console messages', async () => {
    await withPage(await serveFiles('vite'), useEstimate);
  });

  test('hydrate in the App Router of Next.js without console messages', async () => {
    await withPage(await serve('next', 'node_modules/next/dist/bin/next', 'start'), useEstimate);
  });

  test('hydrate in the framework mode of React Router without console messages', async () => {
    const command = ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'];
    await withPage(await serve('react-router', ...command), useEstimate);
  });

  test('hydrate as an island of Astro without console messages', async () => {
    await withPage(await serveFiles('astro'), useEstimate);
  });

  test('calculate in plain HTML without console messages', async () => {
    await withPage(await serveFiles('plain'), async (page) => {
      await page.getByLabel('Annual revenue').fill('1000000');
      await page.getByLabel('Total head count').fill('10');
      await page.getByLabel('Employees on busy work').fill('2');
      await page.getByLabel('Hours per week').fill('10');
      await page.getByRole('button', { name: 'Calculate ROI' }).click();
      await expectPage(page.getByRole('region', { name: 'Your return' })).toContainText('$44,820');
      await expectPage(page.getByText('Example: a team of 10')).toBeHidden();
      await expectPage(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    });
  });

  test("change no style of a Tailwind page's own elements, and take its utilities", async () => {
    await withPage(await serveFiles('tailwind'), async (page) => {
      const before = await hostStyles(page);
      await page.getByRole('button', { name: 'Mount the kit' }).click();
      const button = page.getByRole('button', { name: 'Styled by utilities' });
      await expectPage(button).toHaveCSS('color', 'rgb(255, 255, 255)');
      expect(await hostStyles(page)).toEqual(before);
      await expectPage(button).toHaveCSS('background-color', /^oklch/);
      await expectPage(page.getByText('In a color of the kit')).toHaveCSS('color', 'rgb(61, 76, 99)');
    });
  });
});
