import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { adminHeaders, beAdmin, demoPassword, people } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { openHydrated } from './hydration.ts';

const path = '/api/admin/tech-assets';

interface Technology {
  id: string;
  name: string;
  version: number;
}

const table = (page: Page) => page.getByRole('table', { name: 'Technologies' });
const row = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const sheet = (page: Page) => page.getByRole('dialog');

/** A name that no other test knows. */
const newName = () => `Tool ${randomUUID()}`;

function fieldsOf(name: string, changes: Record<string, unknown> = {}) {
  return {
    name,
    category: 'Backend',
    description: null,
    url: null,
    iconPath: null,
    priority: 0,
    orbitRadius: null,
    orbitSpeed: null,
    orbitTilt: null,
    iconSize: null,
    // Other tests count what visitors see.
    isActive: false,
    ...changes,
  };
}

async function create(request: APIRequestContext, name = newName()): Promise<Technology> {
  const answer = await request.post(path, { headers: await adminHeaders(request), data: fieldsOf(name) });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Takes what a test has added out of sight of all others. */
async function removeAll(request: APIRequestContext, name: string): Promise<void> {
  const headers = await adminHeaders(request);
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

test.beforeEach(({ page, request }) => beAdmin(page, request));

test('a technology is added with the keyboard alone, shown to visitors at once, and deleted and restored', async ({
  page,
  request,
}) => {
  const name = newName();
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
    await sheet(page).getByRole('button', { name: 'Add the technology' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${name} is added.`)).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    expect(await publicNames(request)).toContain(name);
    expect(await (await request.get('/')).text()).toContain(name);

    await page.getByRole('searchbox', { name: 'Search' }).fill(name);
    await expect(table(page).getByRole('row')).toHaveCount(2);
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

test('a change is checked, saved and written down', async ({ page, request }) => {
  const { name } = await create(request);
  await openListWith(page, name);
  await row(page, name).getByRole('link', { name }).click();
  await sheet(page).getByLabel('Orbit radius').fill('1.5');
  await sheet(page).getByLabel('Address').fill('react.dev');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page).getByText('Enter a whole address, such as https://react.dev.')).toBeVisible();
  await expect(sheet(page).getByText('Enter a number from 0 to 1.')).toBeVisible();
  await sheet(page).getByLabel('Orbit radius').fill('0.5');
  await sheet(page).getByLabel('Address').fill('https://react.dev');
  await sheet(page).getByLabel('Category').fill('Cloud');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();
  await expect(row(page, name).getByText('Cloud')).toBeVisible();
  await row(page, name).getByRole('link', { name }).click();
  await expect(sheet(page).getByText('Category: Backend → Cloud')).toBeVisible();
});

test('what somebody else changed meanwhile is shown, and not overwritten unseen', async ({
  page,
  request,
}) => {
  const { id, name, version } = await create(request);
  await openListWith(page, name);
  await row(page, name).getByRole('link', { name }).click();
  await sheet(page).getByLabel('Description').fill('Mine');
  const theirs = { ...fieldsOf(name, { description: 'Theirs' }), version };
  const headers = await adminHeaders(request);
  expect((await request.patch(`${path}/${id}`, { headers, data: theirs })).status()).toBe(200);
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page).getByText('Description “Theirs”')).toBeVisible();
  await expect(sheet(page).getByLabel('Description')).toHaveValue('Mine');
  await sheet(page).getByRole('button', { name: 'Save mine over theirs' }).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();
  const kept = await (await request.get(`${path}/${id}`, { headers })).json();
  expect(kept.description).toBe('Mine');
});

test('many are deleted at once, lie in the trash, and come back together', async ({ page, request }) => {
  const mark = newName();
  const names = [`${mark} one`, `${mark} two`];
  for (const name of names) await create(request, name);
  await openListWith(page, mark);
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('2 technologies: deleted.')).toBeVisible();
  await page.getByRole('button', { name: /^State/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'In the trash' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/state=deleted/);
  await expect(row(page, mark)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await openListWith(page, mark);
  await expect(row(page, mark)).toHaveCount(2);
});

test('the order is changed with the keyboard alone, for visitors at once, and back by its notice', async ({
  page,
  request,
}) => {
  // In the midst: what another test adds comes last.
  const pair = async () => (await publicNames(request)).slice(3, 5);
  const [first = '', second = ''] = await pair();
  await openHydrated(page, '/admin/tech-assets?view=order');
  const handle = page.getByRole('button', { name: `Move ${first}`, exact: true });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Picked up ${first}`, { exact: false })).toBeAttached();
  // It is picked up a moment before the places that it may go to are known.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    const said = page.getByText(`${first} is over place 5 of`, { exact: false });
    await expect(said).toBeAttached({ timeout: 3_000 });
  }).toPass();
  await page.keyboard.press('Space');
  try {
    await expect(page.getByText(`${first} is moved.`)).toBeVisible();
    const inOrder = page.getByRole('list', { name: /^Order/ }).getByRole('listitem');
    await expect(inOrder.nth(4)).toContainText(first);
    expect(await pair()).toEqual([second, first]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`${first} is back.`)).toBeVisible();
    expect(await pair()).toEqual([first, second]);
  } finally {
    const headers = await adminHeaders(request);
    const { data } = await (await request.get(`${path}/order`, { headers })).json();
    const idOf = (name: string | undefined) => data.find((each: Technology) => each.name === name)?.id;
    await request.put(`${path}/order`, { headers, data: { id: idOf(second), after: idOf(first) } });
  }
});

test('a file with an error is refused with its line, and taken once it is corrected', async ({
  page,
  request,
}) => {
  const name = newName();
  const text = (radius: string) =>
    `name,category,orbitRadius,isActive\n${name} A,Cloud,0.5,false\n${name} B,Cloud,${radius},false\n`;
  const choose = (radius: string) =>
    page
      .getByLabel('File with technologies')
      .setInputFiles({ name: 'technologies.csv', mimeType: 'text/csv', buffer: Buffer.from(text(radius)) });
  await openHydrated(page, '/admin/tech-assets');
  await page.getByRole('button', { name: 'Files' }).click();
  await page.getByRole('menuitem', { name: 'Import…' }).click();
  await choose('2');
  const wrong = sheet(page).getByRole('table', { name: 'Errors' }).getByRole('row').last();
  await expect(wrong.getByRole('cell')).toHaveText(['3', 'orbitRadius', 'Enter a number from 0 to 1.']);
  await expect(sheet(page).getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await choose('1');
  await expect(sheet(page).getByText('2 new, 0 changed, 0 as they are.')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Import 2 technologies' }).click();
  await expect(page.getByText('2 technologies imported.')).toBeVisible();
  await openListWith(page, name);
  await expect(row(page, name)).toHaveCount(2);
  await removeAll(request, name);
});

test('an export is downloaded by the session alone, and read again it changes nothing', async ({
  page,
  request,
}) => {
  // The cookie that the browser sends with a download.
  const data = { email: people.admin.email, password: demoPassword };
  expect((await page.request.post('/api/admin/login', { data })).status()).toBe(200);
  await openHydrated(page, '/admin/tech-assets');
  await page.getByRole('button', { name: 'Files' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('technologies.csv');
  const text = await readFile(await file.path(), 'utf8');
  // Other tests change their own technologies meanwhile: those that everybody keeps are enough.
  const [head, ...lines] = text.split('\r\n');
  const seeded = lines.filter((line) => /^[\w-]+,(?:React|Docker|Terraform),/.test(line));
  expect(seeded).toHaveLength(3);
  const answer = await request.post(`${path}/import`, {
    headers: await adminHeaders(request),
    data: { format: 'csv', text: [head, ...seeded].join('\r\n'), plan: null },
  });
  expect(await answer.json()).toMatchObject({
    errors: [],
    rows: seeded.map(() => ({ outcome: 'leave' })),
  });
});

test.describe('at 360 and 1280 px, in light and dark', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in the list, beside it and in the order', async ({ page }) => {
    await openHydrated(page, '/admin/tech-assets');
    await expect(page.getByRole('link', { name: 'React', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/admin/tech-assets?technology=new');
    await expect(sheet(page).getByLabel('Name')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/admin/tech-assets?view=order');
    await expect(page.getByRole('button', { name: 'Move React', exact: true })).toBeVisible();
    await expectAccessible(page);
  });
});
