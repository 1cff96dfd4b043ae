import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type ConsoleMessage, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { browserArguments, findBrowser } from '../browser.ts';
import { capture } from '../command.ts';
import { createConsumerProject } from '../consumer-project.ts';
import type { RangeEnd } from '../consumer-versions.ts';
import { codeBlocks } from '../docs/code-blocks.ts';
import { writeCodeBlocks } from '../docs/write-code-blocks.ts';
import { type PackedPackage, packPackages } from '../packed-packages.ts';
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

/** React tells more of what is wrong in development; the other end is what visitors get. */
const modes: Record<RangeEnd, string> = { lowest: 'development', newest: 'production' };

interface Project {
  directory: string;
  mode: string;
}

/** Runs a command that is installed in the project. */
async function run({ directory, mode }: Project, name: string, ...parameters: string[]): Promise<string> {
  const { code, output } = await capture([join(directory, 'node_modules/.bin', name), ...parameters], {
    directory,
    variables: { NODE_ENV: mode },
  });
  if (code !== 0) throw new Error(output);
  return output;
}

/** Runs a script in Node: that of the project at the lowest end, else ours. */
async function runNode({ directory, mode }: Project, script: string): Promise<string> {
  const own = join(directory, 'node_modules/.bin/node');
  const { code, output } = await capture([existsSync(own) ? own : 'node', script], {
    directory,
    variables: { NODE_ENV: mode },
  });
  if (code !== 0) throw new Error(output);
  return output;
}

/** What drivers say about their own speed, on machines that draw 3D in software. */
const driverMessage = /GL Driver Message/;

function expectText(content: string, texts: readonly string[]): void {
  const missing = texts.filter((text) => !content.includes(text));
  if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}\n${content.slice(0, 2_000)}`);
}

/** A page that a server has written, and nothing else: neither before nor after it a warning. */
function expectPage(output: string, texts: readonly string[]): void {
  if (!/^<.*>\s*$/s.test(output)) throw new Error(`Node says more than the page:\n${output}`);
  expectText(output, texts);
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

/** Renders and uses the site whose code `Use the kit in your site` shows. */
async function renderAndUseSite(project: Project): Promise<void> {
  const html = await runNode(project, 'server/site.js');
  expectPage(html, ['What does busy work cost?', 'Yearly payroll', 'data-emotion="css-global']);
  writeFileSync(join(project.directory, 'dist/site.html'), html);
  await withPage(project.directory, '/site.html', useSite);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The page without React of the README, under a policy that allows what the README says and its own script. */
function writePlainPage({ directory }: Project): void {
  const readme = readFileSync(join(directory, 'node_modules/@uplift/roi-engine/README.md'), 'utf8');
  const [block] = codeBlocks(readme).filter(({ language }) => language === 'html');
  const [, script] = /<script>(.*?)<\/script>/s.exec(block?.code ?? '') ?? [];
  const [style] = /'sha256-[^']+'/.exec(readme) ?? [];
  if (!block || !script || !style) throw new Error("roi-engine's README has no page without React.");
  const policy = `default-src 'none'; script-src 'self' ${hashSource(script)}; style-src-elem ${style}; img-src data:`;
  mkdirSync(join(directory, 'dist/scripts'), { recursive: true });
  copyFileSync(
    join(directory, 'node_modules/@uplift/roi-engine/dist/embed/index.js'),
    join(directory, 'dist/scripts/roi-calculator.js'),
  );
  writeFileSync(
    join(directory, 'dist/plain.html'),
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <title>A page without React</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
${block.code}
  </body>
</html>
`,
  );
}

async function usePlainPage(page: Page): Promise<void> {
  const logged: ConsoleMessage[] = [];
  page.on('console', (message) => logged.push(message));
  await page.getByLabel('Annual revenue').fill('1000000');
  await page.getByLabel('Total head count').fill('10');
  await page.getByLabel('Employees on busy work').fill('2');
  await page.getByLabel('Hours per week').fill('10');
  await expect(page.getByLabel('Hourly rate')).toHaveValue('25');
  await page.getByRole('button', { name: 'Calculate ROI' }).click();
  await expect(page.getByRole('region', { name: 'Your return' })).toContainText('$44,820');
  const [, result] = logged[0]?.args() ?? [];
  expect(await result?.jsonValue()).toMatchObject({ totalAnnualValue: 44_820 });
  await expect(page.getByRole('link', { name: 'Talk it through' })).toBeVisible();
}

/** What the sample project proves, once it is installed. */
async function proveProject(end: RangeEnd, directory: string): Promise<Outcome> {
  const project: Project = { directory, mode: modes[end] };
  const proofs: readonly [name: string, prove: () => Promise<void>][] = [
    [
      'their types fit a project that checks its libraries too, and the code in the documentation',
      async () => {
        writeCodeBlocks(join(directory, 'src/documentation'));
        await run(project, 'tsc');
      },
    ],
    [
      'a script in Node calculates and calls the API',
      async () => {
        expect(await runNode(project, 'src/node-script.js')).toBe(
          '7 Node.js /node.svg\nApiError 404: There is no such story.\n$44,820\n',
        );
      },
    ],
    [
      'Vite builds a site with them, for browsers and for a server',
      async () => {
        const settings = ['--mode', project.mode, '--logLevel=warn'];
        const said = [
          await run(project, 'vite', 'build', ...settings),
          await run(project, 'vite', 'build', '--ssr', '--outDir', 'server', ...settings),
        ].join('');
        if (said.trim()) throw new Error(`Vite warns:\n${said}`);
      },
    ],
    [
      'Node renders them on the server',
      async () => {
        expectPage(await runNode(project, 'server/page.js'), [
          'Built with packages',
          'Worth',
          'Stories: none yet',
        ]);
      },
    ],
    ['a browser shows that site without a complaint', () => withPage(directory, '/', useEverything)],
    [
      'the site of the documentation is rendered on the server, and comes alive in a browser',
      () => renderAndUseSite(project),
    ],
    [
      'a page of plain HTML calculates with <roi-calculator>, under a strict policy',
      async () => {
        writePlainPage(project);
        await withPage(directory, '/plain.html', usePlainPage);
      },
    ],
  ];
  const outcomes: Outcome[] = [];
  for (const [name, prove] of proofs) outcomes.push(await attempt(`${end} versions: ${name}`, prove));
  return together(outcomes);
}

async function installAndUse(end: RangeEnd, packages: readonly PackedPackage[]): Promise<Outcome> {
  let directory = '';
  const installed = await attempt(`${end} versions: npm installs the packed packages`, async () => {
    directory = await createConsumerProject(packages, end);
  });
  if (!directory) return installed;
  try {
    return together([installed, await proveProject(end, directory)]);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * Uses the packages as somebody else would: packed, installed by npm, outside of the workspace, at both ends of the
 * versions that they allow.
 */
export async function runConsumer(): Promise<Outcome> {
  const packages = await packPackages();
  const ends: readonly RangeEnd[] = ['newest', 'lowest'];
  return together(await Promise.all(ends.map((end) => installAndUse(end, packages))));
}
