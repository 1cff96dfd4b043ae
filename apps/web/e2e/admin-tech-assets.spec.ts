import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { adminHeaders, sessionFile } from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { removeWebGL } from './showcase.ts';

const path = '/api/admin/tech-assets';

interface Technology {
  id: string;
  name: string;
}

const table = (page: Page) => page.getByRole('table', { name: 'Technologies' });
const row = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const sheet = (page: Page) => page.getByRole('dialog');

/** A name that no other test uses. */
const newName = () => `Tool ${randomUUID()}`;

/** Deletes the test's technologies, because other tests see the public list. */
async function removeAll(request: APIRequestContext, name: string): Promise<void> {
  const headers = await adminHeaders();
  const { data } = await (await request.get(`${path}?q=${encodeURIComponent(name)}`, { headers })).json();
  const ids = data.map(({ id }: Technology) => id);
  if (ids.length > 0) await request.post(`${path}/actions`, { headers, data: { action: 'delete', ids } });
}

const publicNames = async (request: APIRequestContext): Promise<string[]> =>
  (await (await request.get('/api/tech-assets')).json()).data.map(({ name }: Technology) => name);

async function openListWith(page: Page, name: string): Promise<void> {
  await openHydrated(page, `/admin/tech-assets?q=${encodeURIComponent(name)}`);
  await expect(row(page, name).first()).toBeVisible();
}

test.use({ storageState: sessionFile('admin') });

test('a technology is added with the keyboard, shown immediately, changed, deleted and restored', {
  tag: '@core',
}, async ({ page, request }) => {
  const name = newName();
  // With software rendering, the preview would occupy a whole processor.
  await removeWebGL(page);
  try {
    await openHydrated(page, '/admin/tech-assets');
    await page.getByRole('link', { name: 'New technology' }).focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toHaveAccessibleName('New technology');
    await expect(sheet(page).getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sheet(page).getByText('Enter a name.')).toBeVisible();
    await expect(sheet(page).getByLabel('Name')).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Language');
    await expect(sheet(page).getByRole('group', { name: `${name} in the showcase` })).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Add technology' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Added ${name}`)).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    expect(await publicNames(request)).toContain(name);
    expect(await (await request.get('/')).text()).toContain(name);

    await page.getByRole('searchbox', { name: 'Search' }).fill(name);
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await row(page, name).getByRole('link', { name }).click();
    await sheet(page).getByLabel('Orbit radius').fill('1.5');
    await sheet(page).getByLabel('Category').fill('Cloud');
    await sheet(page).getByRole('button', { name: 'Save' }).click();
    await expect(sheet(page).getByText('Enter a number from 0 to 1.')).toBeVisible();
    await sheet(page).getByLabel('Orbit radius').fill('0.5');
    await sheet(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`Saved ${name}`)).toBeVisible();
    await expect(row(page, name).getByText('Cloud')).toBeVisible();
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    expect(await publicNames(request)).not.toContain(name);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, name)).toBeVisible();
    expect(await publicNames(request)).toContain(name);
  } finally {
    await removeAll(request, name);
  }
});

test('the order is changed with the keyboard, applies to visitors immediately, and is undone', async ({
  page,
  request,
}) => {
  // A pair in the middle, because other tests add technologies at the end.
  const pair = async () => (await publicNames(request)).slice(3, 5);
  const [first = '', second = ''] = await pair();
  await openHydrated(page, '/admin/tech-assets?view=order');
  const handle = page.getByRole('button', { name: `Move ${first}`, exact: true });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Picked up ${first}`, { exact: false })).toBeAttached();
  // Arrow keys do nothing until the list has measured its items, shortly after its announcement.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    const said = page.getByText(`${first} is over position 5 of`, { exact: false });
    await expect(said).toBeAttached({ timeout: 3_000 });
  }).toPass();
  await page.keyboard.press('Space');
  try {
    await expect(page.getByText(`Moved ${first}`)).toBeVisible();
    const inOrder = page.getByRole('list', { name: /^Order/ }).getByRole('listitem');
    await expect(inOrder.nth(4)).toContainText(first);
    expect(await pair()).toEqual([second, first]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`Moved ${first} back`)).toBeVisible();
    expect(await pair()).toEqual([first, second]);
  } finally {
    const headers = await adminHeaders();
    const { data } = await (await request.get(`${path}/order`, { headers })).json();
    const idOf = (name: string | undefined) => data.find((each: Technology) => each.name === name)?.id;
    await request.put(`${path}/order`, { headers, data: { id: idOf(second), after: idOf(first) } });
  }
});

test('technologies are exported unchanged, and imported once the line with an error is corrected', async ({
  page,
  request,
}) => {
  await openHydrated(page, '/admin/tech-assets');
  await page.getByRole('button', { name: 'Files' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('technologies.csv');
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  // Other tests change their own technologies in the meantime.
  const seeded = lines.filter((line) => /^[\w-]+,(?:React|Docker|Notion),/.test(line));
  expect(seeded).toHaveLength(3);
  const answer = await request.post(`${path}/import`, {
    headers: await adminHeaders(),
    data: { format: 'csv', text: [head, ...seeded].join('\r\n'), plan: null },
  });
  expect(await answer.json()).toMatchObject({
    errors: [],
    rows: seeded.map(() => ({ outcome: 'leave' })),
  });

  const name = newName();
  const choose = (radius: string) => {
    const text = `name,category,orbitRadius,isActive\n${name} A,Cloud,0.5,false\n${name} B,Cloud,${radius},false\n`;
    return page
      .getByLabel('File with technologies')
      .setInputFiles({ name: 'technologies.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  };
  await page.getByRole('button', { name: 'Files' }).click();
  await page.getByRole('menuitem', { name: 'Import…' }).click();
  await choose('2');
  const wrong = sheet(page).getByRole('table', { name: 'Errors' }).getByRole('row').last();
  await expect(wrong.getByRole('cell')).toHaveText(['3', 'orbitRadius', 'Enter a number from 0 to 1.']);
  await expect(sheet(page).getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await choose('1');
  await expect(sheet(page).getByText('2 new, 0 changed, 0 unchanged.')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Import 2 technologies' }).click();
  await expect(page.getByText('Imported 2 technologies')).toBeVisible();
  await openListWith(page, name);
  await expect(row(page, name)).toHaveCount(2);
  await removeAll(request, name);
});
