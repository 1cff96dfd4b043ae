import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { adminHeaders, beAdmin, people } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { openHydrated } from './hydration.ts';

const NAVIGATION_LOGO_ID = '00000000-0000-4000-8000-000000000001';

/** A drawing of one colour, as it is written anew by the server. */
const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><rect width="64" height="32" fill="${color}"/></svg>`;

interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const svgFile = (name: string, color: string): TestFile => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(drawing(color)),
});

const table = (page: Page) => page.getByRole('table');
const row = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const sheet = (page: Page) => page.getByRole('dialog');

interface Uploaded {
  id: string;
  name: string;
  category: string;
}

/** A category that no other test uses: what is in it is removed at the end. */
let category = '';
test.beforeEach(async ({ page, request }) => {
  category = `e2e-${randomUUID().slice(0, 8)}`;
  await beAdmin(page, request);
});

test.afterEach(async ({ request }) => {
  const headers = await adminHeaders(request);
  const { data } = await (
    await request.get(`/api/admin/assets?pageSize=100&category=${category}`, { headers })
  ).json();
  const ids = data.map(({ id }: Uploaded) => id);
  if (ids.length > 0)
    await request.post('/api/admin/assets/actions', { headers, data: { action: 'delete', ids } });
});

async function upload(request: APIRequestContext, name: string, color = '#2563eb'): Promise<Uploaded> {
  const answer = await request.post('/api/admin/assets', {
    headers: await adminHeaders(request),
    multipart: { category, name, file: svgFile('file.svg', color) },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** What another admin does at the same time. */
async function rename(request: APIRequestContext, { id }: Uploaded, name: string): Promise<void> {
  const headers = await adminHeaders(request);
  const { version } = await (await request.get(`/api/admin/assets/${id}`, { headers })).json();
  const data = { name, category, isActive: true, version };
  expect((await request.patch(`/api/admin/assets/${id}`, { headers, data })).status()).toBe(200);
}

const openOwn = (page: Page) => openHydrated(page, `/admin/assets?category=${category}&sort=name`);

/** Lets files go over the page, as from a folder of the machine. */
async function drop(page: Page, files: readonly TestFile[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, text: buffer.toString() }));
  const dataTransfer = await page.evaluateHandle((each) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, text } of each)
      transfer.items.add(new File([text], name, { type: mimeType }));
    return transfer;
  }, given);
  await sheet(page).getByText('Choose files').dispatchEvent('dragover', { dataTransfer });
  await sheet(page).getByText('Let go to add them').dispatchEvent('drop', { dataTransfer });
}

test('several files are dropped: each has its own outcome, and is in the list and public at once', async ({
  page,
  request,
}) => {
  await openOwn(page);
  await page.getByRole('button', { name: 'Upload' }).click();
  await sheet(page).getByLabel('Category').fill(category);
  await page.keyboard.press('Enter');
  const script = '<script>alert(1)</script>';
  const sly = {
    ...svgFile('sly.svg', '#2563eb'),
    buffer: Buffer.from(drawing('#2563eb').replace('<rect', `${script}<rect`)),
  };
  const liar = { name: 'liar.png', mimeType: 'image/png', buffer: Buffer.from(drawing('#2563eb')) };
  await drop(page, [svgFile('One.svg', '#0b1220'), sly, liar]);
  const files = sheet(page).getByRole('listitem');
  await expect(files.filter({ hasText: 'One.svg' })).toHaveAttribute('data-status', 'done');
  await expect(files.filter({ hasText: 'sly.svg' })).toHaveAttribute('data-status', 'done');
  await expect(files.filter({ hasText: 'liar.png' })).toContainText(
    'liar.png ends with .png, but holds SVG.',
  );
  await expect(sheet(page).getByRole('button', { name: 'Try liar.png again' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, 'One')).toContainText('64 × 32');
  await expect(table(page).getByRole('row')).toHaveCount(3);
  const { data } = await (await request.get(`/api/assets?category=${category}`)).json();
  expect(data.map(({ name }: Uploaded) => name).sort()).toEqual(['One', 'sly']);
  for (const { id } of data) {
    const text = await (await request.get(`/api/assets/${id}/file`)).text();
    expect(text).toContain('<rect');
    expect(text).not.toContain('script');
  }
});

test('an upload shows how far it is, and can be called off', async ({ page }) => {
  await openOwn(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin/assets', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Upload' }).click();
  await sheet(page).getByLabel('Category').fill(category);
  await page.keyboard.press('Enter');
  await sheet(page).getByLabel('Files').setInputFiles(svgFile('Slow.svg', '#0b1220'));
  await expect(sheet(page).getByRole('progressbar', { name: 'Slow.svg' })).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Cancel Slow.svg' }).click();
  await expect(sheet(page).getByRole('listitem')).toHaveCount(0);
  release();
});

test('what somebody else changed meanwhile is shown, and not overwritten unseen', async ({
  page,
  request,
}) => {
  const asset = await upload(request, 'Banner');
  await openOwn(page);
  await row(page, 'Banner').getByRole('link', { name: 'Banner' }).click();
  await sheet(page).getByLabel('Name').fill('Mine');
  await rename(request, asset, 'Theirs');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page).getByText('Somebody else has changed this asset meanwhile')).toBeVisible();
  await expect(sheet(page).getByText('Name “Theirs”')).toBeVisible();
  await expect(sheet(page).getByLabel('Name')).toHaveValue('Mine');
  await sheet(page).getByRole('button', { name: 'Save mine over theirs' }).click();
  await expect(row(page, 'Mine')).toBeVisible();
  await row(page, 'Mine').getByRole('link', { name: 'Mine' }).click();
  await expect(sheet(page).getByText('Name: Theirs → Mine')).toBeVisible();
});

test('a replaced file is at the same address at once, and what was typed beside it stays', async ({
  page,
  request,
}) => {
  const { id } = await upload(request, 'Badge', '#111111');
  await openOwn(page);
  await row(page, 'Badge').getByRole('link', { name: 'Badge' }).click();
  await sheet(page).getByLabel('Name').fill('Badge of 2026');
  await sheet(page).getByLabel('Replace the file').setInputFiles(svgFile('new.svg', '#eeeeee'));
  await expect(page.getByText('Badge has another file.')).toBeVisible();
  expect(await (await request.get(`/api/assets/${id}/file`)).text()).toContain('#eeeeee');
  await expect(sheet(page).getByLabel('Name')).toHaveValue('Badge of 2026');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Badge of 2026')).toBeVisible();
});

test('a deleted asset is gone from the site until it is restored', async ({ page, request }) => {
  const { id } = await upload(request, 'Poster');
  await openOwn(page);
  await row(page, 'Poster').getByRole('button', { name: 'Actions for Poster' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Poster: in the trash.')).toBeVisible();
  await expect(row(page, 'Poster')).toHaveCount(0);
  expect((await request.get(`/api/assets/${id}/file`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Poster')).toBeVisible();
  expect((await request.get(`/api/assets/${id}/file`)).status()).toBe(200);
});

test('the trash lists what was deleted, and gives it back', async ({ page, request }) => {
  const { id } = await upload(request, `Old ${category}`);
  const headers = await adminHeaders(request);
  await request.post('/api/admin/assets/actions', { headers, data: { action: 'delete', ids: [id] } });
  await openHydrated(page, '/admin/assets');
  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash of assets');
  await page.getByRole('searchbox', { name: 'Search' }).fill(category);
  await row(page, `Old ${category}`)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the assets' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(category);
  await expect(row(page, `Old ${category}`)).toBeVisible();
});

test('with many at a time, each is told apart: the navigation logo stays', async ({ page, request }) => {
  await upload(request, 'Flyer');
  await openHydrated(page, `/admin/assets?category=${category}&category=logo&sort=name`);
  await page.getByRole('checkbox', { name: 'Select Flyer' }).check();
  await page.getByRole('checkbox', { name: 'Select Uplift', exact: true }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(page.getByText('Flyer: deactivated.')).toBeVisible();
  await expect(
    page.getByText('Uplift: Every page of the site shows this logo.', { exact: false }),
  ).toBeVisible();
  await expect(row(page, 'Flyer').getByText('Inactive')).toBeVisible();
  expect((await request.get(`/api/assets/${NAVIGATION_LOGO_ID}/file`)).status()).toBe(200);
});

test('an asset is uploaded, renamed and found with the keyboard alone', async ({ page }) => {
  await openOwn(page);
  await page.getByRole('button', { name: 'Upload' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByLabel('Category')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(category);
  await page.keyboard.press('Enter');
  // A press on a busy machine now and then opens nothing: whoever sits there presses again.
  await expect(async () => {
    await sheet(page).getByLabel('Files').focus();
    const chooser = page.waitForEvent('filechooser', { timeout: 5_000 });
    await page.keyboard.press('Space');
    await (await chooser).setFiles(svgFile('Card.svg', '#2563eb'));
  }).toPass();
  await expect(sheet(page).getByRole('listitem')).toHaveAttribute('data-status', 'done');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Upload' })).toBeFocused();
  await row(page, 'Card').getByRole('link', { name: 'Card' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveAccessibleName('Card');
  await sheet(page).getByLabel('Name').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Business card');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Business card').getByRole('link')).toBeFocused();
  await expect(page.getByText('Business card is saved.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText(`Changed by ${people.admin.name}`)).toBeVisible();
});

test.describe('at 360 and 1280 px, in light and dark', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing on the list, the dialog and the sheet', async ({ page, request }) => {
    await upload(request, 'Checked');
    await openOwn(page);
    await expect(row(page, 'Checked')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(sheet(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await row(page, 'Checked').getByRole('link', { name: 'Checked' }).click();
    await expect(sheet(page).getByText(`Uploaded by ${people.admin.name}`)).toBeVisible();
    await expectAccessible(page);
  });
});
