import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';
import { root } from '../../scripts/command.ts';
import { median } from '../shared/median.ts';
import { installProject, runIn } from '../shared/projects.ts';
import { table } from '../shared/table.ts';
import { bundlePage, type KitComponent, loadRenderer, measureSize } from './kit-bundles.ts';

/*
 * Our button, dialog and data table compared with those of MUI, Mantine and Radix Themes, in the smallest
 * setup that their documentation describes: bytes, time in the browser, time on the server.
 *
 * - Bytes: script and style sheets of the component and its kit's providers, minified, gzip 9. React isn't
 *   counted; other dependencies are (Emotion, Radix, TanStack Table). MUI's and our styles are part of the
 *   script.
 * - Browser: from rendering to paint. A thousand buttons; one opening dialog; a table of 50 rows.
 * - Server: `renderToString` of a thousand buttons, a hundred closed dialogs, one table of 50 rows. MUI X
 *   DataGrid never renders rows to HTML, so it is omitted there.
 *
 * The table sorts by each column, selects rows and paginates, with rows sorted and paginated by a server: our
 * DataTable, MUI X DataGrid (community edition; without virtualization, as the others), mantine-datatable,
 * and the table of Radix Themes with TanStack Table, because Radix Themes has no data table. All have the MIT
 * license. The buttons are also compared with a plain element and one style sheet. Production builds, one
 * React for all, alternating. Parameters: --rounds=40, --only=button.
 */

const WARM_UP_ROUNDS = 5;
const ORIGIN = 'https://bench.test';
const PLAIN = 'plain';
const OURS = 'uplift';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '40' },
    only: { type: 'string', multiple: true, default: [] },
  },
});
const rounds = Number(values.rounds);
const isWanted = (name: string): boolean => values.only.length === 0 || values.only.includes(name);

interface Component {
  name: string;
  kits: readonly string[];
  before: { count: number; open: boolean };
  after: { count: number; open: boolean };
  /** Text on the page once it is ready. */
  text: string;
  onServer: { count: number; text: string };
}

const kits = [OURS, 'mui', 'mantine', 'radix-themes'];
const none = { count: 0, open: false };
const components: readonly Component[] = [
  {
    name: 'button',
    kits: [PLAIN, ...kits],
    before: none,
    after: { count: 1_000, open: false },
    text: 'Example 1000',
    onServer: { count: 1_000, text: 'Example 1000' },
  },
  {
    name: 'dialog',
    kits,
    before: { count: 1, open: false },
    after: { count: 1, open: true },
    text: 'Its milestones and messages',
    onServer: { count: 100, text: 'Example 100' },
  },
  {
    name: 'data-table',
    kits,
    before: none,
    after: { count: 1, open: false },
    text: 'Client 50',
    onServer: { count: 1, text: 'Client 50' },
  },
];

/** Opens a page with only the bundle. No server: the browser gets the files directly. */
async function openPage(browser: Browser, measured: KitComponent, ownStyles?: string): Promise<Page> {
  const { script, styles } = await bundlePage(measured);
  const page = await browser.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  const files: Record<string, { contentType: string; body: string }> = {
    '/': {
      contentType: 'text/html; charset=utf-8',
      body:
        '<!doctype html><html lang="en"><head><title>Bench</title><link rel="stylesheet" href="/page.css"></head>' +
        '<body><div id="root"></div><script type="module" src="/page.js"></script></body></html>',
    },
    '/page.js': { contentType: 'text/javascript', body: script },
    '/page.css': { contentType: 'text/css', body: ownStyles ?? styles },
  };
  await page.route(`${ORIGIN}/**`, (route) => {
    const file = files[new URL(route.request().url()).pathname];
    return file ? route.fulfill(file) : route.fulfill({ status: 404 });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => 'timeExamples' in window);
  return page;
}

/** Returns every rule of our page for one button, including its tokens, as the plain page's style sheet. */
async function stylesOfOneButton(browser: Browser): Promise<string> {
  const page = await openPage(browser, { kit: OURS, component: 'button' });
  await page.evaluate('window.showExamples({ count: 1, open: false })');
  const styles = await page.evaluate(() => {
    const [name = ''] = document.querySelector('button')?.classList ?? [];
    return [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText.replaceAll(name, 'button'))
      .join('\n');
  });
  await page.close();
  return styles;
}

/** Measures the kits in alternating rounds, so that fluctuations of the machine affect all of them. */
async function inTurns(sides: ReadonlyMap<string, () => Promise<number>>): Promise<Map<string, number>> {
  const times = new Map([...sides.keys()].map((kit) => [kit, [] as number[]]));
  for (let round = 0; round < WARM_UP_ROUNDS + rounds; round += 1) {
    for (const [kit, measure] of sides) {
      const time = await measure();
      if (round >= WARM_UP_ROUNDS) times.get(kit)?.push(time);
    }
  }
  return new Map([...times].map(([kit, each]) => [kit, median(each)]));
}

async function measureInBrowser(browser: Browser, component: Component, plainStyles: string) {
  const sides = new Map<string, () => Promise<number>>();
  const pages: Page[] = [];
  const question = [component.before, component.after, component.text]
    .map((each) => JSON.stringify(each))
    .join(', ');
  for (const kit of component.kits) {
    const page = await openPage(
      browser,
      { kit, component: component.name },
      kit === PLAIN ? plainStyles : undefined,
    );
    pages.push(page);
    sides.set(kit, async () => {
      await page.bringToFront();
      return page.evaluate<number>(`window.timeExamples(${question})`);
    });
  }
  const times = await inTurns(sides);
  for (const page of pages) await page.close();
  return times;
}

/** Omits a kit whose HTML lacks the expected content, because there is no rendering to compare. */
async function measureOnServer({ name, kits, onServer }: Component) {
  const sides = new Map<string, () => Promise<number>>();
  for (const kit of kits) {
    const render = await loadRenderer({ kit, component: name });
    if (!render(onServer.count).includes(onServer.text)) continue;
    sides.set(kit, async () => {
      const startedAt = performance.now();
      render(onServer.count);
      return performance.now() - startedAt;
    });
  }
  return inTurns(sides);
}

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

/** A value and its ratio to ours: above 1, ours is smaller or faster. */
function comparedWithOurs(figures: ReadonlyMap<string, number>, kit: string, digits: number): string[] {
  const figure = figures.get(kit);
  const own = figures.get(OURS) ?? Number.NaN;
  return figure === undefined
    ? ['renders none', '']
    : [figure.toFixed(digits), kit === OURS ? '' : `${(figure / own).toFixed(2)} ×`];
}

await runIn(join(root, 'packages/ui'), ['pnpm', 'run', 'build']);
await runIn(await installProject('components'), ['pnpm', 'exec', 'tsc']);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  // Frames start as soon as they are ready; vsync would hide the difference.
  args: [...browserArguments, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
try {
  const plainStyles = await stylesOfOneButton(browser);
  for (const component of components.filter(({ name }) => isWanted(name))) {
    const sizes = new Map<string, number>();
    const parts = new Map<string, string>();
    for (const kit of component.kits) {
      const { script, styles } = await measureSize({ kit, component: component.name });
      sizes.set(kit, (script + styles) / 1_000);
      parts.set(kit, `${kilobytes(script)} + ${kilobytes(styles)}`);
    }
    const inBrowser = await measureInBrowser(browser, component, plainStyles);
    const onServer = await measureOnServer(component);
    process.stdout.write(
      `${table(
        [component.name, 'kB', 'of ours', 'script + CSS', 'browser ms', 'of ours', 'server ms', 'of ours'],
        component.kits.map((kit) => [
          kit,
          ...comparedWithOurs(sizes, kit, 1),
          parts.get(kit) ?? '',
          ...comparedWithOurs(inBrowser, kit, 2),
          ...comparedWithOurs(onServer, kit, 2),
        ]),
      )}\n`,
    );
  }
} finally {
  await browser.close();
}
process.stdout.write(
  `Medians of ${rounds} rounds in turns. "Of ours" above 1: ours is smaller or faster; below 1: we lose.\n`,
);
