import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as expectPage } from '@playwright/test';
import { type Browser, chromium, type Page } from 'playwright';
import { build, type Plugin, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';
import { capture } from '../../scripts/command.ts';
import { installConsumer } from './install.ts';
import type { RangeEnd } from './versions.ts';

/** React prints warnings in development mode; visitors get production mode. */
const modes: Record<RangeEnd, string> = { lowest: 'development', newest: 'production' };

/** Performance messages of graphics drivers when 3D renders in software. */
const driverMessage = /GL Driver Message/;

const withoutThree: Plugin = {
  name: 'without-three',
  enforce: 'pre',
  resolveId(source) {
    if (/^(three|@react-three\/fiber)(\/|$)/.test(source)) throw new Error(`${source} isn't installed.`);
  },
};

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The README's page without React, with a policy that allows its script and no styles. */
function plainPage(readme: string): string {
  const [, body = ''] = /```html\n(.*?)```/s.exec(readme) ?? [];
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(body) ?? [];
  expect(script, 'The README of roi-engine has a page without React.').not.toBe('');
  const policy = `default-src 'none'; script-src 'self' ${hashSource(script)}; img-src data:`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <title>A page without React</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
${body}
  </body>
</html>
`;
}

/** Tests the packed packages in a project outside the workspace, at one end of their peer version ranges. */
export function describeConsumer(end: RangeEnd): void {
  const directory = mkdtempSync(join(tmpdir(), 'uplift-consumer-'));
  const mode = modes[end];
  let browser: Browser;

  async function run(command: string, ...parameters: string[]): Promise<string> {
    const own = join(directory, 'node_modules/.bin', command);
    const { code, output } = await capture([existsSync(own) ? own : command, ...parameters], {
      directory,
      variables: { NODE_ENV: mode },
    });
    expect(code, output).toBe(0);
    return output;
  }

  /** Opens a page built by Vite, and fails on console errors or warnings. */
  async function withPage(path: string, use: (page: Page) => Promise<void>): Promise<void> {
    const server = await preview({
      root: directory,
      configFile: false,
      preview: { port: 0 },
      logLevel: 'error',
    });
    const page = await browser.newPage();
    try {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        const serious = message.type() === 'error' || message.type() === 'warning';
        if (serious && !driverMessage.test(message.text())) complaints.push(message.text());
      });
      await page.goto(new URL(path, server.resolvedUrls?.local[0]).href);
      await use(page);
      expect(complaints).toEqual([]);
    } finally {
      await page.close();
      await server.close();
    }
  }

  describe(`packed packages with the ${end} versions of their peers`, () => {
    beforeAll(async () => {
      await installConsumer(directory, end);
      browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
    });

    afterAll(async () => {
      await browser?.close();
      rmSync(directory, { recursive: true, force: true });
    });

    test("have types that pass a project's library check", async () => {
      await run('tsc');
    });

    test('calculate and call the API in a Node script without DOM types', async () => {
      await run('tsc', '-p', 'tsconfig.node.json');
      expect(await run('node', 'compiled/node-script.js')).toBe(
        '7 Node.js /node.svg\n0 leads\nApiError 404: Story not found.\n$44,820\n',
      );
    });

    describe('built by Vite', () => {
      beforeAll(async () => {
        const settings = ['--mode', mode, '--logLevel=warn'];
        expect(await run('vite', 'build', ...settings)).toBe('');
        expect(await run('vite', 'build', '--ssr', '--outDir', 'server', ...settings)).toBe('');
      });

      test('bundle the modern view where three is not installed', async () => {
        const entry = join(directory, 'modern-view.js');
        writeFileSync(entry, "export { ModernView } from '@uplift/tech-showcase/modern-view';\n");
        await build({
          root: directory,
          configFile: false,
          logLevel: 'error',
          plugins: [withoutThree],
          build: { write: false, lib: { entry, formats: ['es'] } },
        });
      });

      test('keep warnings for developers out of production', async () => {
        const scripts = globSync('dist/assets/*.js', { cwd: directory });
        const code = scripts.map((file) => readFileSync(join(directory, file), 'utf8')).join('\n');
        expect(code.includes('@uplift/ui: ')).toBe(mode === 'development');
      });

      test('render on the server without warnings', async () => {
        const output = await run('node', 'server/page.js');
        expect(output).toMatch(/^<.*>\s*$/s);
        for (const text of ['Built with packages', 'Worth', 'Stories: none yet'])
          expect(output).toContain(text);
      });

      test('render in a browser without console messages', async () => {
        await withPage('/', async (page) => {
          await page.getByRole('heading', { name: 'Built with packages' }).waitFor();
          await page.getByText(/^Stories: \d/).waitFor();
          // The 3D code loads once it is in the viewport.
          await page.getByRole('slider', { name: 'Rotation of the atom' }).scrollIntoViewIfNeeded();
          await page.locator('canvas').waitFor();
        });
      });

      test('hydrate the site of "Use the kit in your site"', async () => {
        const html = await run('node', 'server/site.js');
        expect(html).toMatch(/^<.*>\s*$/s);
        for (const text of ['What does busy work cost?', 'Yearly payroll', 'data-emotion="css-global'])
          expect(html).toContain(text);
        writeFileSync(join(directory, 'dist/site.html'), html);
        await withPage('/site.html', async (page) => {
          const amount = page.getByRole('textbox', { name: 'Yearly payroll' });
          // Input before hydration isn't formatted, so type until it is.
          await expectPage(async () => {
            await amount.fill('');
            await amount.pressSequentially('250000');
            await expectPage(amount).toHaveValue('250,000', { timeout: 500 });
          }).toPass();
          await page.getByRole('button', { name: 'Show the estimate' }).click();
          await expectPage(page.getByRole('dialog', { name: 'Your estimate' })).toContainText(
            '$50,000 a year',
          );
          await page.keyboard.press('Escape');
          await expectPage(page.getByRole('dialog')).toBeHidden();
          const root = page.locator('html');
          await page.getByRole('button', { name: /Switch to light/ }).click();
          await expectPage(root).toHaveAttribute('data-theme', 'light');
          await page.getByRole('button', { name: /Switch to dark/ }).click();
          await expectPage(root).toHaveAttribute('data-theme', 'dark');
          await expectPage(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 18, 32)');
          await page.getByRole('link', { name: 'Book a systems audit' }).click();
          await expectPage(page).toHaveURL(/\/contact$/);
        });
      });

      test('calculate in plain HTML with <roi-calculator> under a strict content security policy', async () => {
        const installed = join(directory, 'node_modules/@uplift/roi-engine');
        cpSync(join(installed, 'dist/embed'), join(directory, 'dist/scripts'), { recursive: true });
        writeFileSync(
          join(directory, 'dist/plain.html'),
          plainPage(readFileSync(join(installed, 'README.md'), 'utf8')),
        );
        await withPage('/plain.html', async (page) => {
          await page.getByLabel('Annual revenue').fill('1000000');
          await page.getByLabel('Total head count').fill('10');
          await page.getByLabel('Employees on busy work').fill('2');
          await page.getByLabel('Hours per week').fill('10');
          await expectPage(page.getByLabel('Hourly rate')).toHaveValue('25');
          const logged = page.waitForEvent('console');
          const button = page.getByRole('button', { name: 'Calculate ROI' });
          await expectPage(button).toHaveCSS('background-color', 'rgb(10, 88, 202)');
          await button.click();
          await expectPage(page.getByRole('region', { name: 'Your return' })).toContainText('$44,820');
          const [, result] = (await logged).args();
          expect(await result?.jsonValue()).toMatchObject({ totalAnnualValue: 44_820 });
          await expectPage(page.getByRole('link', { name: 'Talk it through' })).toBeVisible();
        });
      });
    });
  });
}
