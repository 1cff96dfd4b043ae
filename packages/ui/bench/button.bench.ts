import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../../../scripts/browser.ts';
import { capture, root } from '../../../scripts/command.ts';
import { buildPackages } from '../../../scripts/package-build.ts';

/*
 * A thousand buttons from rendering to paint, beside other kits and a plain element, in turns.
 */

const BUTTONS = 1_000;
const ROUNDS = 25;
const WARM_UP_ROUNDS = 5;
const ORIGIN = 'https://bench.test';

const peers = join(root, 'benchmarks');

interface Side {
  name: string;
  page: Page;
  /** From render to next paint of each round, in milliseconds. */
  times: number[];
}

async function run(...command: [string, ...string[]]): Promise<void> {
  const { code, output } = await capture(command, { directory: peers });
  if (code !== 0) throw new Error(`${command.join(' ')} failed in benchmarks:\n${output}`);
}

/** A page of the built benchmarks. Nothing is served: the browser is handed the files. */
async function open(browser: Browser, name: string, stylesheet: string): Promise<Side> {
  const page = await browser.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/plain.css') return route.fulfill({ body: stylesheet, contentType: 'text/css' });
    return route.fulfill({ path: join(peers, 'dist', pathname) });
  });
  await page.goto(`${ORIGIN}/${name}.html`);
  await page.waitForFunction(() => 'renderButtons' in window);
  return { name, page, times: [] };
}

/** Renders the buttons once in the page. */
function render(page: Page, count: number): Promise<number> {
  return page.evaluate(`window.renderButtons(${count})`);
}

/** Every rule that our page has for one button, its tokens included, as the one CSS file of the plain page. */
async function stylesOfOneButton(browser: Browser): Promise<string> {
  const { page } = await open(browser, 'uplift', '');
  await render(page, 1);
  const stylesheet = await page.evaluate(() => {
    const [name = ''] = document.querySelector('button')?.classList ?? [];
    return [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText.replaceAll(name, 'button'))
      .join('\n');
  });
  await page.close();
  return stylesheet;
}

function median(values: readonly number[]): number {
  return values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0;
}

if (!(await buildPackages())) process.exit(1);
await run('pnpm', 'install', '--frozen-lockfile');
await run('pnpm', 'run', 'build');

const browser = await chromium.launch({
  executablePath: findBrowser(),
  // A frame comes as soon as it is ready; the screen's rhythm would hide what is measured.
  args: [...browserArguments, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
const stylesheet = await stylesOfOneButton(browser);
const sides: Side[] = [];
for (const name of ['plain', 'uplift', 'mui', 'mantine']) sides.push(await open(browser, name, stylesheet));

for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
  for (const { page, times } of sides) {
    await page.bringToFront();
    const time = await render(page, BUTTONS);
    if (round >= WARM_UP_ROUNDS) times.push(time);
  }
}
await browser.close();

const [plain] = sides;
process.stdout.write(
  `${BUTTONS} buttons, from render to next paint; median of ${ROUNDS} rounds in turns\n\n`,
);
for (const { name, times } of sides) {
  const ratio = median(times) / median(plain?.times ?? []);
  process.stdout.write(
    `${name.padEnd(10)}${median(times).toFixed(1).padStart(8)} ms   ${ratio.toFixed(2)} ×\n`,
  );
}
process.stdout.write('\nGoal: uplift within 1.5 × of plain, and ahead of mui and mantine.\n');
