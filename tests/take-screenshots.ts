import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { browserArguments, findBrowser } from '../scripts/browser.ts';
import { startProductionServer } from '../scripts/production-server.ts';

/*
 * Takes the screenshots in docs/screenshots from the built site.
 *
 *   pnpm build && pnpm screenshots --only=home --only=client-overview
 */

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [] } } });
const isWanted = (name: string): boolean => values.only.length === 0 || values.only.includes(name);

const directory = join(import.meta.dirname, '../docs/screenshots');

const widths = [
  { width: 360, scale: 1 },
  { width: 768, scale: 1 },
  { width: 1_440, scale: 0.75 },
];

/** Maximum height of a WebP image. */
const MAXIMUM_HEIGHT = 16_000;

const pages = {
  home: '/',
  services: '/services',
  service: '/services/systems-audit',
  calculator: '/calculator',
  pricing: '/pricing',
  results: '/results',
  about: '/about',
  contact: '/contact',
  'contact-confirmed': '/contact?sent=audit',
  resources: '/resources',
  'success-stories': '/success-stories',
  'success-story': '/success-stories/dental-group-recall',
  portal: '/portal',
  'not-found': '/nope',
};

const areas = {
  client: {
    signIn: '/client/login',
    screens: {
      'client-overview': '/client',
      'client-project': '/client/project',
      'client-results': '/client/results',
      'client-messages': '/client/messages',
    },
  },
  manager: {
    signIn: '/manager',
    screens: { 'manager-portfolio': '/manager', 'manager-agenda': '/manager/agenda' },
  },
  admin: {
    signIn: '/admin',
    screens: {
      'admin-dashboard': '/admin/dashboard',
      'admin-tech-assets': '/admin/tech-assets',
      'admin-webhooks': '/admin/webhooks',
      'admin-success-stories': '/admin/success-stories',
    },
  },
};

type Theme = 'light' | 'dark';

/** Viewport of a laptop. */
const screen = { width: 1_280, height: 800 };

/** Number of consecutive frames with the same height after which a page counts as settled. */
const SETTLED = 90;

async function settle(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let height = 0;
    for (let same = 0; same < frames; ) {
      await nextFrame();
      const now = document.documentElement.scrollHeight;
      same = now === height ? same + 1 : 0;
      height = now;
    }
  }, SETTLED);
}

/** Scrolls to the end and back, to trigger lazy loading. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let before = -1; window.scrollY > before; ) {
      before = window.scrollY;
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await Promise.all(
      Array.from(document.images, (image) => {
        // One that was scrolled past too quickly would never load.
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    );
    await document.fonts.ready;
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

interface Picture {
  /** Pixels from the top of the page. @default the maximum height of WebP */
  height?: number;
  quality: number;
  scale?: number;
}

/** Saves a screenshot as WebP, which Playwright can't write. */
async function save(page: Page, name: string, { height, quality, scale = 1 }: Picture): Promise<void> {
  // To take a whole page, the browser resizes the viewport, and tables may be drawn as lists.
  const picture = sharp(await page.screenshot({ fullPage: height === undefined }));
  const size = await picture.metadata();
  await picture
    .extract({ left: 0, top: 0, width: size.width, height: Math.min(size.height, height ?? MAXIMUM_HEIGHT) })
    .resize({ width: Math.round(size.width * scale) })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toFile(join(directory, `${name}.webp`));
}

async function withPage(
  browser: Browser,
  baseURL: string,
  theme: Theme,
  viewport: { width: number; height: number },
  take: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport,
  });
  await take(await context.newPage());
  await context.close();
}

async function signIn(page: Page, path: string, area: string, password: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('E-mail').fill(`${area}@uplift.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const account = page.getByRole('button', { name: /^Account of / });
  // The site offers two-factor authentication once.
  const later = page.getByRole('button', { name: 'Not now' });
  await account.or(later).first().waitFor();
  if (await later.isVisible()) await later.click();
  await account.waitFor();
}

// Remove screenshots of deleted pages.
if (values.only.length === 0) rmSync(directory, { recursive: true, force: true });
mkdirSync(directory, { recursive: true });
const site = await startProductionServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  for (const theme of ['light', 'dark'] as const) {
    for (const { width, scale } of widths) {
      await withPage(browser, site.url, theme, { width, height: 900 }, async (page) => {
        for (const [name, path] of Object.entries(pages).filter(([each]) => isWanted(each))) {
          await page.goto(path, { waitUntil: 'networkidle' });
          await scrollThrough(page);
          await settle(page);
          // Keeps all screenshots together below 8 MB.
          await save(page, `${name}-${width}-${theme}`, { quality: 30, scale });
        }
      });
    }
    if (isWanted('first-screen')) {
      await withPage(browser, site.url, theme, screen, async (page) => {
        await page.goto('/', { waitUntil: 'networkidle' });
        await save(page, `first-screen-${theme}`, { height: screen.height, quality: 85 });
      });
    }
  }
  for (const [area, { signIn: path, screens }] of Object.entries(areas)) {
    const wanted = Object.entries<string>(screens).filter(([name]) => isWanted(name));
    if (wanted.length === 0) continue;
    await withPage(browser, site.url, 'light', screen, async (page) => {
      await signIn(page, path, area, site.demoPassword);
      for (const [name, address] of wanted) {
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await settle(page);
        await save(page, name, { height: screen.height, quality: 60 });
      }
    });
  }
} finally {
  await browser.close();
  await site.stop();
}
