import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { Webhook as Verifier } from 'standardwebhooks';
import { adminHeaders, beAdmin } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { openHydrated } from './hydration.ts';
import { type Receiver, startReceiver } from './receiver.ts';

const root = '/api/admin/webhooks';
const table = (page: Page, name: string) => page.getByRole('table', { name });
const row = (page: Page, text: string) => table(page, 'Webhooks').getByRole('row').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog');

let receiver: Receiver;
let name = '';
test.beforeEach(async ({ page, request }) => {
  receiver = await startReceiver();
  name = `Hook ${randomUUID()}`;
  await beAdmin(page, request);
});

/** Nothing of a test is told of what happens in the next one. */
test.afterEach(async ({ request }) => {
  const headers = await adminHeaders(request);
  const { data } = await (await request.get(`${root}?q=${encodeURIComponent(name)}`, { headers })).json();
  const ids = data.map(({ id }: { id: string }) => id);
  if (ids.length > 0) await request.post(`${root}/actions`, { headers, data: { action: 'delete', ids } });
  await receiver.close();
});

interface Created {
  id: string;
  secret: string;
}

async function create(request: APIRequestContext, fields: Record<string, unknown> = {}): Promise<Created> {
  const answer = await request.post(root, {
    headers: await adminHeaders(request),
    data: { name, url: receiver.url, eventTypes: ['client_error.reported'], ownerId: null, ...fields },
  });
  expect(answer.status()).toBe(200);
  const { webhook, secret } = await answer.json();
  return { id: webhook.id, secret };
}

/** Something that webhooks are told of. */
async function reportError(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/client-errors', {
    data: {
      message: `Told by a test ${randomUUID()}`,
      url: 'https://uplift.example/',
      userAgent: 'test',
      timestamp: new Date().toISOString(),
      level: 'page',
    },
  });
  expect(answer.status()).toBe(202);
}

const openListWith = async (page: Page) => {
  await openHydrated(page, `/admin/webhooks?q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toBeVisible();
  return row(page, name);
};

test('a webhook is added with the keyboard alone, and an audit that is booked arrives there, signed', async ({
  page,
}) => {
  test.slow();
  await openHydrated(page, '/admin/webhooks');
  await page.getByRole('button', { name: 'Add a webhook' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Enter a name.')).toBeVisible();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(receiver.url);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('The webhook is added');
  const secret = await dialog(page).getByRole('region', { name: 'Secret' }).textContent();
  expect(secret).toMatch(/^whsec_/);
  await dialog(page).getByRole('button', { name: 'Done' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a webhook' })).toBeFocused();

  const email = `rosa.${randomUUID()}@harbor-hvac.example`;
  await openHydrated(page, '/contact');
  const shown = Date.now();
  await page.getByLabel('Your name').fill('Rosa Lindqvist');
  await page.getByLabel('Company').fill('Harbor HVAC');
  await page.getByLabel('What takes the most time?').fill('Typing work orders into the accounting system');
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByLabel('How many people work there').selectOption('10 to 24');
  // Whoever is faster than a person is taken for a machine.
  await expect.poll(() => Date.now() - shown, { timeout: 10_000 }).toBeGreaterThan(3_200);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page).toHaveURL('/contact?sent=audit');

  const lead = () => receiver.received.find(({ body }) => body.includes(email));
  await expect.poll(() => lead()?.body, { timeout: 20_000 }).toBeDefined();
  const { body = '', headers = {} } = lead() ?? {};
  expect(new Verifier(secret ?? '').verify(body, headers)).toMatchObject({
    type: 'lead.created',
    data: { email, name: 'Rosa Lindqvist', source: 'audit' },
  });

  const found = await openListWith(page);
  await found.getByRole('link', { name }).click();
  const log = table(page, 'Deliveries');
  const delivered = log.getByRole('row').filter({ hasText: 'lead.created' });
  await expect(delivered.getByText('Arrived').first()).toBeVisible();
  await delivered.getByRole('link').first().click();
  await expect(dialog(page).getByText('Attempt 1: 200')).toBeVisible();
  await expect(dialog(page).getByRole('region', { name: 'Answer to attempt 1' })).toHaveText('seen');
});

test('what a receiver refused is sent again by a person, and arrives', async ({ page, request }) => {
  receiver.status = 500;
  const { id } = await create(request);
  await reportError(request);
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await openHydrated(page, `/admin/webhooks/${id}`);
  const delivery = table(page, 'Deliveries')
    .getByRole('row')
    .filter({ hasText: 'client_error.reported' })
    .first();
  await expect(delivery.getByText('500')).toBeVisible();
  await expect(page.getByText('Messages do not arrive')).toBeVisible();
  receiver.status = 200;
  await delivery.getByRole('link').click();
  await expect(dialog(page).getByText('The answer was 500.').first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Send again' }).click();
  await expect(dialog(page).getByText('Arrived')).toBeVisible({ timeout: 20_000 });
  await expect(dialog(page).getByText(/Attempt \d: 200/)).toBeVisible();
  const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
  expect([...ids]).toContain(await dialog(page).getByText(/^msg_/).textContent());
});

test('a test is sent, and the secret rotated: both of them sign until the old one ends', async ({
  page,
  request,
}) => {
  const { id, secret: before } = await create(request);
  await openHydrated(page, `/admin/webhooks/${id}`);
  await page.getByRole('button', { name: 'Rotate the secret' }).click();
  await dialog(page).getByRole('button', { name: 'Rotate' }).click();
  await expect(dialog(page)).toHaveAccessibleName('The new secret');
  const after = await dialog(page).getByRole('region', { name: 'Secret' }).textContent();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Old secret ends', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await dialog(page).getByRole('button', { name: 'Send it' }).click();
  const tested = table(page, 'Deliveries')
    .getByRole('row')
    .filter({ hasText: 'client_error.reported (test)' });
  await expect(tested.getByText('Arrived')).toBeVisible({ timeout: 20_000 });
  const got = receiver.received.find(({ headers }) => headers['webhook-test'] === 'true');
  for (const secret of [before, after ?? ''])
    new Verifier(secret).verify(got?.body ?? '', got?.headers ?? {});
});

test('a webhook that was paused gets what it missed', async ({ page, request }) => {
  const { id } = await create(request);
  const found = await openListWith(page);
  await found.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(found.getByText('Paused')).toBeVisible();
  await reportError(request);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(found.getByText('Active', { exact: true })).toBeVisible();
  await openHydrated(page, `/admin/webhooks/${id}`);
  await page.getByRole('button', { name: 'Replay missed' }).click();
  await dialog(page).getByRole('button', { name: 'Replay' }).click();
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await expect(table(page, 'Deliveries').getByText('Arrived').first()).toBeVisible({ timeout: 20_000 });
});

test('webhooks are deleted, several at a time, and the deletion is taken back', async ({ page, request }) => {
  await create(request, { name: `${name} one` });
  await create(request, { name: `${name} two` });
  await openHydrated(page, `/admin/webhooks?q=${encodeURIComponent(name)}`);
  for (const each of ['one', 'two'])
    await page.getByRole('checkbox', { name: `Select ${name} ${each}` }).check();
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(page.getByText('2 webhooks: deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, `${name} one`)).toBeVisible();
  await expect(row(page, `${name} two`)).toBeVisible();
});

test('settings are changed, and what somebody else changed meanwhile is shown', async ({ page, request }) => {
  const { id } = await create(request);
  await openHydrated(page, `/admin/webhooks/${id}`);
  await page.getByRole('button', { name: 'Settings' }).click();
  await dialog(page).getByLabel('Description').fill('Mine');
  await dialog(page).getByLabel('Address').fill('https://10.0.0.1/hook');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('WEBHOOK_ALLOWED_TARGETS')).toBeVisible();
  await expect(dialog(page).getByLabel('Address')).toBeFocused();
  await dialog(page).getByLabel('Address').fill(receiver.url);
  const headers = await adminHeaders(request);
  const theirs = { name, url: receiver.url, eventTypes: null, ownerId: null, version: 1 };
  expect((await request.patch(`${root}/${id}`, { headers, data: theirs })).status()).toBe(200);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('They wrote: Events “All events”.')).toBeVisible();
  await expect(dialog(page).getByLabel('Description')).toHaveValue('Mine');
  await dialog(page).getByRole('button', { name: 'Save mine over theirs' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Mine')).toBeVisible();
});

test.describe('at 360 and 1280 px, in light and dark', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in a webhook, its log, a delivery and the catalogue', async ({ page, request }) => {
    test.slow();
    const { id } = await create(request);
    await reportError(request);
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBeGreaterThan(0);
    await openHydrated(page, `/admin/webhooks/${id}`);
    await expect(page.getByText('Arrived', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'client_error.reported' }).first().click();
    await expect(dialog(page).getByText('Attempt 1: 200')).toBeVisible();
    await expectAccessible(page);
    await openHydrated(page, '/admin/webhooks/catalogue');
    await expect(page.getByRole('heading', { name: 'Event catalogue' })).toBeVisible();
    await expectAccessible(page);
  });
});
