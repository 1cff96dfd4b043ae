import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { browserArguments, findBrowser } from '../browser.ts';
import { capture } from '../command.ts';
import { createConsumerProject } from '../consumer-project.ts';
import { packPackages } from '../packed-packages.ts';
import type { Outcome } from './stage.ts';
import { together } from './stage.ts';

async function attempt(name: string, prove: () => Promise<void>): Promise<Outcome> {
  try {
    await prove();
    process.stdout.write(`✓ ${name}\n`);
    return { passed: 1, failures: [] };
  } catch (error) {
    process.stdout.write(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failures: [{ name, where: 'the output above; the project is scripts/consumer' }] };
  }
}

async function run(directory: string, command: readonly [string, ...string[]]): Promise<string> {
  const { code, output } = await capture(command, { directory });
  if (code !== 0) throw new Error(output);
  return output;
}

/** What drivers say about their own speed, on machines that draw 3D in software. */
const driverMessage = /GL Driver Message/;

function expectText(content: string, texts: readonly string[]): void {
  const missing = texts.filter((text) => !content.includes(text));
  if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}\n${content.slice(0, 2_000)}`);
}

/** Serves what Vite built to a browser, and fails when that complains about anything. */
async function withPage(
  directory: string,
  path: string,
  prove: (page: Page) => Promise<void>,
): Promise<void> {
  const server = await preview({
    root: directory,
    configFile: false,
    preview: { port: 0 },
    logLevel: 'error',
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const serious = message.type() === 'error' || message.type() === 'warning';
      if (serious && !driverMessage.test(message.text())) complaints.push(message.text());
    });
    await page.goto(new URL(path, server.resolvedUrls?.local[0]).href);
    await prove(page);
    if (complaints.length > 0) throw new Error(`The browser complains:\n${complaints.join('\n')}`);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function useEverything(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Built with packages' }).waitFor();
  await page.getByText(/^Stories: \d/).waitFor();
  // What draws in 3D is loaded once it is near.
  await page.getByRole('slider', { name: 'Rotation of the atom' }).scrollIntoViewIfNeeded();
  await page.locator('canvas').waitFor();
}

/** Uses the site of the documentation as a person would: what the server rendered comes alive. */
async function useSite(page: Page): Promise<void> {
  const amount = page.getByRole('textbox', { name: 'Yearly payroll' });
  // Typed again until the page listens: what is typed before stays as it is.
  await expect(async () => {
    await amount.fill('');
    await amount.pressSequentially('250000');
    await expect(amount).toHaveValue('250,000', { timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Show the estimate' }).click();
  await expect(page.getByRole('dialog', { name: 'Your estimate' })).toContainText('$50,000 a year');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const root = page.locator('html');
  await page.getByRole('button', { name: /Switch to light/ }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: /Switch to dark/ }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 18, 32)');
  await page.getByRole('link', { name: 'Book a systems audit' }).click();
  await expect(page).toHaveURL(/\/contact$/);
}

/** Builds, renders and uses the site whose code `Use the kit in your site` shows. */
async function renderAndUseSite(directory: string): Promise<void> {
  const vite = join(directory, 'node_modules/.bin/vite');
  await run(directory, [
    vite,
    'build',
    '--ssr',
    'src/site/server.tsx',
    '--outDir',
    'server',
    '--logLevel=error',
  ]);
  const html = await run(directory, ['node', 'server/server.js']);
  expectText(html, ['What does busy work cost?', 'Yearly payroll', 'data-emotion="css-global']);
  writeFileSync(join(directory, 'dist/site.html'), html);
  await withPage(directory, '/site.html', useSite);
}

/** Uses the packages as somebody else would: packed, installed by npm, outside of the workspace. */
export async function runConsumer(): Promise<Outcome> {
  let directory = '';
  const installed = await attempt('npm installs the packed packages', async () => {
    directory = await createConsumerProject(await packPackages());
  });
  if (!directory) return installed;
  try {
    return together([
      installed,
      await attempt('their types fit a project that checks its libraries too', async () => {
        await run(directory, [join(directory, 'node_modules/.bin/tsc')]);
      }),
      await attempt('Node renders them on the server', async () => {
        expectText(await run(directory, ['node', 'src/server.ts']), [
          'Built with packages',
          'Worth',
          'Stories: none yet',
        ]);
      }),
      await attempt('Vite builds a site with them', async () => {
        await run(directory, [join(directory, 'node_modules/.bin/vite'), 'build', '--logLevel=error']);
      }),
      await attempt('a browser shows that site without a complaint', () =>
        withPage(directory, '/', useEverything),
      ),
      await attempt(
        'the site of the documentation is rendered on the server, and comes alive in a browser',
        () => renderAndUseSite(directory),
      ),
    ]);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
