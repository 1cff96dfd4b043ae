import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { adminHeaders, sessionFile } from './accounts.ts';
import { openHydrated } from './hydration.ts';

/** A drawing in one color, as the server stores it after removing scripts. */
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

test.use({ storageState: sessionFile('admin') });

/** A category that no other test uses. Its assets are deleted afterward. */
let category = '';
test.beforeEach(() => {
  category = `e2e-${randomUUID().slice(0, 8)}`;
});

test.afterEach(async ({ request }) => {
  const headers = await adminHeaders();
  const { data } = await (
    await request.get(`/api/admin/assets?pageSize=100&category=${category}`, { headers })
  ).json();
  const ids = data.map(({ id }: Uploaded) => id);
  if (ids.length > 0)
    await request.post('/api/admin/assets/actions', { headers, data: { action: 'delete', ids } });
});

async function upload(request: APIRequestContext, name: string, color = '#2563eb'): Promise<Uploaded> {
  const answer = await request.post('/api/admin/assets', {
    headers: await adminHeaders(),
    multipart: { category, name, file: svgFile('file.svg', color) },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

const openOwn = (page: Page) => openHydrated(page, `/admin/assets?category=${category}&sort=name`);

/** Drops files on the page. */
async function drop(page: Page, files: readonly TestFile[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, text: buffer.toString() }));
  const dataTransfer = await page.evaluateHandle((each) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, text } of each)
      transfer.items.add(new File([text], name, { type: mimeType }));
    return transfer;
  }, given);
  await sheet(page).getByText('Choose files').dispatchEvent('dragover', { dataTransfer });
  await sheet(page).getByText('Drop to add the files').dispatchEvent('drop', { dataTransfer });
}

test('every dropped file shows an outcome, and valid ones are listed and public immediately', {
  tag: '@core',
}, async ({ page, request }) => {
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

test('a replaced file is served at the same URL immediately, and field input remains', async ({
  page,
  request,
}) => {
  const { id } = await upload(request, 'Badge', '#111111');
  await openOwn(page);
  await row(page, 'Badge').getByRole('link', { name: 'Badge' }).click();
  await sheet(page).getByLabel('Name').fill('Badge of 2026');
  await sheet(page).getByLabel('Replace file').setInputFiles(svgFile('new.svg', '#eeeeee'));
  await expect(page.getByText('Replaced the file of Badge')).toBeVisible();
  expect(await (await request.get(`/api/assets/${id}/file`)).text()).toContain('#eeeeee');
  await expect(sheet(page).getByLabel('Name')).toHaveValue('Badge of 2026');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Badge of 2026')).toBeVisible();
});

test('a deleted asset leaves the site, and is restored by Undo or from the trash', async ({
  page,
  request,
}) => {
  const name = `Poster ${category}`;
  const { id } = await upload(request, name);
  const status = async () => (await request.get(`/api/assets/${id}/file`)).status();
  const remove = async () => {
    await row(page, name)
      .getByRole('button', { name: `Actions for ${name}` })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(row(page, name)).toHaveCount(0);
    expect(await status()).toBe(404);
  };
  await openOwn(page);
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, name)).toBeVisible();
  expect(await status()).toBe(200);

  await remove();
  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash');
  await page.getByRole('searchbox', { name: 'Search' }).fill(category);
  await row(page, name)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  expect(await status()).toBe(200);
});
