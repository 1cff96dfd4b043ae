import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { people, signIn } from '../apps/web/e2e/accounts.ts';
import { confirmedContactPath, pageKinds } from '../apps/web/e2e/site-routes.ts';
import { browserArguments, ensureBrowser } from './browser.ts';
import { root } from './command.ts';
import { startProductionServer } from './production-server.ts';
import { buildSite, isSiteFresh } from './site-build.ts';

/** The widths of windows, and how large a pixel of them is in the picture. */
const widths = [
  { width: 360, scale: 1 },
  { width: 768, scale: 1 },
  { width: 1_440, scale: 0.75 },
] as const;
const themes = ['light', 'dark'] as const;

/** Keeps every picture legible, and all of them together below the 8 MB that a repository can bear. */
const QUALITY = 30;
const FIRST_SCREEN_QUALITY = 85;
const AREA_QUALITY = 60;

/** Longer ones cannot be packed as WebP. */
const MAXIMUM_HEIGHT = 16_000;

/** What the README shows: what somebody sees who has just come. */
const firstScreen = { width: 1_280, height: 800 };

const pages: Readonly<Record<string, string>> = { ...pageKinds, 'contact-confirmed': confirmedContactPath };

/** What the tour shows of the areas: what somebody sees who has just signed in, and where they work. */
const areas = {
  client: {
    door: '/client/login',
    screens: {
      'client-overview': '/client',
      'client-project': '/client/project',
      'client-results': '/client/results',
      'client-messages': '/client/messages',
    },
  },
  manager: {
    door: '/manager',
    screens: { 'manager-portfolio': '/manager', 'manager-agenda': '/manager/agenda' },
  },
  admin: {
    door: '/admin',
    screens: {
      'admin-dashboard': '/admin/dashboard',
      'admin-tech-assets': '/admin/tech-assets',
      'admin-webhooks': '/admin/webhooks',
      'admin-success-stories': '/admin/success-stories',
    },
  },
} as const satisfies Record<string, { door: string; screens: Record<string, string> }>;
const areaNames = ['client', 'manager', 'admin'] as const;

const { values } = parseArgs({
  options: { address: { type: 'string' }, only: { type: 'string', multiple: true, default: [] } },
});
const isWanted = (name: string): boolean => values.only.length === 0 || values.only.includes(name);
const names = Object.keys(pages).filter(isWanted);
const screenNames = areaNames.flatMap((area) => Object.keys(areas[area].screens));
if (![...names, ...screenNames].some(isWanted)) {
  throw new Error(
    'Usage: pnpm screenshots [--address=http://127.0.0.1:3000] [--only=<page> …]\n' +
      'At another address, DEMO_PASSWORD is needed for the screens of the areas.\n' +
      `Pages: ${[...Object.keys(pages), ...screenNames].join(', ')}`,
  );
}

const directory = join(root, 'docs/screenshots');

/** For how many frames in a row a page has to have the same height before it counts as settled. */
const SETTLED = 90;

/** Waits until nothing that came late changes a page's height any more, and says it. */
function settledHeight(page: Page): Promise<number> {
  return page.evaluate(async (frames) => {
    let height = 0;
    for (let same = 0; same < frames; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = document.documentElement.scrollHeight;
      same = now === height ? same + 1 : 0;
      height = now;
    }
    return height;
  }, SETTLED);
}

/** Reads a page to its end and back, so that everything has come that waits for a reader. */
async function readWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let before = -1;
    while (window.scrollY > before) {
      before = window.scrollY;
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

interface Picture {
  /** How much of the page is on it, from its top. */
  height: number;
  quality: number;
  scale: number;
}

/** Saves a picture as WebP, which Playwright's own cannot be. */
async function save(page: Page, name: string, { quality, height, scale }: Picture): Promise<void> {
  const picture = sharp(await page.screenshot({ fullPage: true }));
  const { width } = await picture.metadata();
  await picture
    .extract({ left: 0, top: 0, width, height })
    .resize({ width: Math.round(width * scale) })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toFile(join(directory, `${name}.webp`));
}

/** Opens a page of its own, still and in a theme, and leaves it when the work is done. */
async function visit(
  browser: Browser,
  { theme, width, height }: { theme: (typeof themes)[number]; width: number; height: number },
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height },
  });
  await work(await context.newPage());
  await context.close();
}

async function takeWholePages(browser: Browser, address: string): Promise<void> {
  for (const theme of themes) {
    for (const { width, scale } of widths) {
      await visit(browser, { theme, width, height: 900 }, async (page) => {
        for (const name of names) {
          await page.goto(address + pages[name], { waitUntil: 'networkidle' });
          await readWhole(page);
          const height = await settledHeight(page);
          await save(page, `${name}-${width}-${theme}`, {
            height: Math.min(height, MAXIMUM_HEIGHT),
            quality: QUALITY,
            scale,
          });
        }
      });
    }
  }
}

async function takeFirstScreens(browser: Browser, address: string): Promise<void> {
  for (const theme of themes) {
    await visit(browser, { theme, ...firstScreen }, async (page) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await save(page, `first-screen-${theme}`, {
        height: firstScreen.height,
        quality: FIRST_SCREEN_QUALITY,
        scale: 1,
      });
    });
  }
}

/** Signs in as somebody of the demo, who is asked once whether they want a second step. */
async function enter(page: Page, area: (typeof areaNames)[number], address: string, password: string) {
  await page.goto(address + areas[area].door);
  await signIn(page, people[area].email, password);
  const account = page.getByRole('button', { name: /^Account of / });
  const later = page.getByRole('button', { name: 'Not now' });
  await account.or(later).first().waitFor();
  if (await later.isVisible()) await later.click();
  await account.waitFor();
}

async function takeAreaScreens(browser: Browser, address: string, password: string): Promise<void> {
  for (const area of areaNames) {
    const screens = Object.entries(areas[area].screens).filter(([name]) => isWanted(name));
    if (screens.length === 0) continue;
    await visit(browser, { theme: 'light', ...firstScreen }, async (page) => {
      await enter(page, area, address, password);
      for (const [name, path] of screens) {
        await page.goto(address + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await settledHeight(page);
        const picture = { height: firstScreen.height, quality: AREA_QUALITY, scale: 1 };
        await save(page, name, picture);
      }
    });
  }
}

if (!values.address && !isSiteFresh() && !(await buildSite())) throw new Error('The site cannot be built.');
mkdirSync(directory, { recursive: true });
// A page that is gone or has another name leaves no picture behind.
if (values.only.length === 0) for (const file of readdirSync(directory)) rmSync(join(directory, file));

const site = values.address ? undefined : await startProductionServer();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
try {
  const address = values.address?.replace(/\/$/, '') ?? site?.url ?? '';
  const password = site?.demoPassword ?? process.env.DEMO_PASSWORD;
  if (names.length > 0) await takeWholePages(browser, address);
  if (values.only.length === 0) await takeFirstScreens(browser, address);
  if (password) await takeAreaScreens(browser, address, password);
} finally {
  await browser.close();
  await site?.stop();
}

const files = readdirSync(directory);
const bytes = files.reduce((sum, file) => sum + statSync(join(directory, file)).size, 0);
process.stdout.write(
  `${files.length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB, are in docs/screenshots.\n`,
);
