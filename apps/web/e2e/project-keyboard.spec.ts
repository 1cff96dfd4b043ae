import { expect, type Locator, type Page, test } from '@playwright/test';
import { sessionFile } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { openHydrated } from './hydration.ts';
import { expectFitsPhone } from './reflow.ts';

interface Screen {
  path: string;
  /** The control that receives the keys. */
  control: (page: Page) => Locator;
  keys: readonly string[];
  /** Expects the outcome. */
  outcome: (page: Page) => Promise<void>;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first();
const field = (name: string) => (page: Page) => page.getByLabel(name);
const dialog = (page: Page) => page.getByRole('dialog');

/** Enter opens a dialog, which takes the focus. Escape closes it and returns the focus. */
function opensDialog(control: Screen['control']): Omit<Screen, 'path'> {
  return {
    control,
    keys: ['Enter'],
    outcome: async (page) => {
      await expect(dialog(page)).toBeVisible();
      await expect(
        dialog(page)
          .locator(':focus')
          .or(dialog(page).and(page.locator(':focus'))),
      ).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(control(page)).toBeFocused();
    },
  };
}

/** Enter opens a menu, arrow keys move in it, and Escape closes it. */
function opensMenu(name: RegExp): Omit<Screen, 'path'> {
  return {
    control: button(name),
    keys: ['Enter', 'ArrowDown'],
    outcome: async (page) => {
      await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button(name)(page)).toBeFocused();
    },
  };
}

const leadsTo = (control: Screen['control'], path: string | RegExp): Omit<Screen, 'path'> => ({
  control,
  keys: ['Enter'],
  outcome: (page) => expect(page).toHaveURL(path),
});

const downloads = (control: Screen['control']): Omit<Screen, 'path'> => ({
  control,
  keys: [],
  outcome: async (page) => {
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await (await download).cancel();
  },
});

const clientScreens: readonly Screen[] = [
  { path: '/client', ...leadsTo(link('View all results'), '/client/results') },
  { path: '/client/project', ...opensDialog(button(/^History of /)) },
  { path: '/client/results', ...downloads(link('Export CSV')) },
  {
    path: '/client/messages',
    control: (page) => page.getByRole('textbox', { name: /^Message to / }),
    keys: ['H', 'i', 'Shift+Enter', '!'],
    outcome: (page) => expect(page.getByRole('textbox', { name: /^Message to / })).toHaveValue('Hi\n!'),
  },
  { path: '/client/documents', ...opensDialog(button('Upload')) },
  { path: '/client/meetings', ...downloads(link(/^Add to calendar/)) },
  { path: '/client/settings', ...downloads(link('Download your data')) },
];

const managerScreens = (client: string): readonly Screen[] => [
  {
    path: '/manager',
    control: (page) => page.getByRole('searchbox'),
    keys: [...'Northside'],
    // The header and one row.
    outcome: (page) => expect(page.getByRole('table').getByRole('row')).toHaveCount(2),
  },
  { path: '/manager/agenda', ...leadsTo(link('Next week'), /\?week=/) },
  { path: client, ...opensMenu(/^Actions for /) },
  { path: `${client}/results`, ...opensDialog(button('Add week')) },
  {
    path: `${client}/messages`,
    control: (page) => page.getByRole('textbox', { name: /^Message to / }),
    keys: ['H', 'i'],
    outcome: (page) => expect(page.getByRole('textbox', { name: /^Message to / })).toHaveValue('Hi'),
  },
  { path: `${client}/documents`, ...opensMenu(/^Actions for /) },
  { path: `${client}/meetings`, ...opensDialog(button('Add meeting')) },
  { path: `${client}/notes`, ...opensMenu(/^Actions for /) },
  {
    path: '/manager/settings',
    control: field('Booking URL'),
    keys: ['Control+a', 'x', 'Enter'],
    outcome: async (page) => {
      await expect(page.getByText('The URL must start with https://.')).toBeVisible();
      await expect(field('Booking URL')(page)).toBeFocused();
    },
  },
];

interface Tabbing {
  /** Controls that Tab doesn't reach. */
  unreached: string[];
  /** Focused controls that are out of view or have no focus ring. */
  hidden: string[];
}

/** Tabs through a page once and checks every focused control. */
async function tabThrough(page: Page): Promise<Tabbing> {
  const reached = await page.evaluateHandle(() => new Set<Element>());
  const hidden: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const step = await reached.evaluate(async (seen) => {
      const element = document.activeElement;
      if (!element || element === document.body || seen.has(element)) return { done: true, hidden: [] };
      seen.add(element);
      function isInSight(focused: Element): boolean {
        const { top, bottom, left, right, width, height } = focused.getBoundingClientRect();
        // An input of one pixel has a visible replacement next to it.
        if (width <= 1 || height <= 1) return true;
        if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return false;
        const across = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
        const down = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
        const hit = document.elementFromPoint(across, down);
        return hit !== null && (focused.contains(hit) || hit.contains(focused));
      }
      // Scrolling a control into view takes a few frames.
      for (let frame = 0; frame < 60 && !isInSight(element); frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const isVisible = isInSight(element) && element.matches(':focus-visible');
      return { done: false, hidden: isVisible ? [] : [element.outerHTML.slice(0, 160)] };
    });
    hidden.push(...step.hidden);
    if (step.done) break;
  }
  const unreached = await reached.evaluate((seen) => {
    const groups = new Set(
      [...seen].flatMap((element) =>
        element instanceof HTMLInputElement && element.type === 'radio' ? [element.name] : [],
      ),
    );
    return (
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary, [tabindex]',
        ),
      ]
        .filter(
          (element) => element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]'),
        )
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // Tab reaches one radio button of a group; arrows reach the others.
        .filter((element) => !(element instanceof HTMLInputElement && groups.has(element.name)))
        // A group counts as reached when a control in it is.
        .filter((element) => ![...seen].some((each) => element.contains(each)))
        .map((element) => element.outerHTML.slice(0, 160))
    );
  });
  return { unreached, hidden };
}

async function expectOperable(page: Page, { path, control, keys, outcome }: Screen): Promise<void> {
  await openHydrated(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(control(page)).toBeVisible();
  await expect(page.locator('[role="status"][aria-label^="Loading"], [aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  await expectFitsPhone(page);
  expect(await tabThrough(page)).toEqual({ unreached: [], hidden: [] });
  await control(page).focus();
  for (const key of keys) await page.keyboard.press(key);
  await outcome(page);
}

test.describe('signed in as a client', () => {
  test.use({ storageState: sessionFile('client') });

  test('every screen of the portal passes axe, fits a phone, and works with the keyboard', async ({
    page,
  }) => {
    test.slow();
    for (const screen of clientScreens) await test.step(screen.path, () => expectOperable(page, screen));
  });
});

test.describe('signed in as a manager', () => {
  test.use({ storageState: sessionFile('manager') });

  test('every screen of the manager area passes axe, fits a phone, and works with the keyboard', async ({
    page,
  }) => {
    test.slow();
    await openHydrated(page, '/manager');
    const client = await page.getByRole('link', { name: 'Northside Heating & Air' }).getAttribute('href');
    for (const screen of managerScreens(client ?? ''))
      await test.step(screen.path, () => expectOperable(page, screen));
  });
});
