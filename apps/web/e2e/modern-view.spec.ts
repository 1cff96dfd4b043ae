import { expect, type Page, test } from '@playwright/test';
import { followWithin, openHydrated } from './hydration.ts';
import { comeNear, viewSwitch } from './showcase.ts';

interface Answer {
  id: string;
  name: string;
  category: string;
  priority: number;
  isActive: boolean;
  iconPath: string | null;
}

function technology(number: number, changes: Partial<Answer> = {}): Answer {
  const name = `Tool ${number}`;
  return {
    id: `${number}`,
    name,
    category: 'Backend',
    priority: 0,
    isActive: true,
    iconPath: null,
    ...changes,
  };
}

/** Comes to the home page by a link, as its technologies then come from the API and not with the page. */
async function openModern(page: Page, data: readonly Answer[]): Promise<void> {
  await openHydrated(page, '/about');
  await page.route('**/api/tech-assets', (route) => route.fulfill({ json: { data } }));
  await followWithin(page.getByRole('link', { name: 'Uplift home page' }).first());
  await expect(page).toHaveURL('/');
  await comeNear(page);
  await viewSwitch(page, 'Modern').click();
}

const movingRows = (page: Page) => page.locator('[data-view="modern"] [data-moving="true"]');

// Rows scroll only when each of them holds at least five.
for (const [items, rows, scroll] of [
  [4, 1, false],
  [5, 1, true],
  [7, 1, true],
  [8, 2, false],
  [14, 2, true],
  [15, 3, true],
  [21, 3, true],
  [22, 4, true],
] as const) {
  test(`${items} technologies stand in ${rows === 1 ? 'one row' : `${rows} rows`}, ${scroll ? 'scrolling' : 'still'}`, async ({
    page,
  }) => {
    await openModern(
      page,
      Array.from({ length: items }, (_, index) => technology(index + 1)),
    );
    await expect(page.locator('[data-view="modern"]').getByRole('list')).toHaveCount(rows);
    await expect(movingRows(page)).toHaveCount(scroll ? rows : 0);
  });
}

test('technologies come by priority, the highest first, and the inactive not at all', async ({ page }) => {
  await openModern(page, [
    technology(1, { priority: 1 }),
    technology(2, { priority: 9 }),
    technology(3, { isActive: false, priority: 99 }),
    technology(4, { priority: 5 }),
  ]);
  await expect(page.locator('[data-view="modern"]').getByRole('listitem')).toHaveText([
    /Tool 2/,
    /Tool 4/,
    /Tool 1/,
  ]);
});

test('where all technologies are inactive, Orbit says so', async ({ page }) => {
  await openModern(page, [technology(1, { isActive: false }), technology(2, { isActive: false })]);
  await expect(page.getByText('No technologies available yet')).toBeVisible();
  await viewSwitch(page, 'Orbit').click();
  await expect(page.getByText('No tech assets available', { exact: true })).toBeVisible();
});

test('a broken icon becomes a tile with a letter', async ({ page }) => {
  await openModern(page, [technology(1, { name: 'Zapier', iconPath: '/api/assets/gone/file' })]);
  await expect(page.locator('[data-view="modern"] [data-part="letter"]')).toHaveText('Z');
});
