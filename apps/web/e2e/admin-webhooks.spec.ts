import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { Webhook as Verifier } from 'standardwebhooks';
import { adminHeaders, sessionFile } from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { sendLead } from './leads.ts';
import { type Receiver, startReceiver } from './receiver.ts';

const root = '/api/admin/webhooks';
const table = (page: Page, name: string) => page.getByRole('table', { name });
const row = (page: Page, text: string) => table(page, 'Webhooks').getByRole('row').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog');

test.use({ storageState: sessionFile('admin') });

let receiver: Receiver;
let name = '';
test.beforeEach(async () => {
  receiver = await startReceiver();
  name = `Hook ${randomUUID()}`;
});

/** Removes the test's webhooks, so that they don't receive events of later tests. */
test.afterEach(async ({ request }) => {
  const headers = await adminHeaders();
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
    headers: await adminHeaders(),
    data: { name, url: receiver.url, eventTypes: ['client_error.reported'], ownerId: null, ...fields },
  });
  expect(answer.status()).toBe(200);
  const { webhook, secret } = await answer.json();
  return { id: webhook.id, secret };
}

/** Triggers a webhook event. */
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

test('a webhook is added with the keyboard and receives a new lead, signed', { tag: '@core' }, async ({
  page,
  request,
}) => {
  await openHydrated(page, '/admin/webhooks');
  const add = page.getByRole('button', { name: 'Add webhook' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Enter a name.')).toBeVisible();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(receiver.url);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Webhook added');
  const secret = await dialog(page).getByRole('region', { name: 'Secret' }).textContent();
  expect(secret).toMatch(/^whsec_/);
  await dialog(page).getByRole('button', { name: 'Done' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(add).toBeFocused();

  const { email, name: sender } = await sendLead(request);
  const lead = () => receiver.received.find(({ body }) => body.includes(email));
  await expect.poll(() => lead()?.body, { timeout: 20_000 }).toBeDefined();
  const { body = '', headers = {} } = lead() ?? {};
  expect(new Verifier(secret ?? '').verify(body, headers)).toMatchObject({
    type: 'lead.created',
    data: { email, name: sender, source: 'audit' },
  });

  const found = await openListWith(page);
  await found.getByRole('link', { name }).click();
  const log = table(page, 'Deliveries');
  const delivered = log.getByRole('row').filter({ hasText: 'lead.created' });
  await expect(delivered.getByText('Delivered').first()).toBeVisible();
  await delivered.getByRole('link').first().click();
  await expect(dialog(page).getByText('Attempt 1: 200')).toBeVisible();
  await expect(dialog(page).getByRole('region', { name: 'Response to attempt 1' })).toHaveText('seen');
});

test('a rejected delivery is resent manually and arrives', async ({ page, request }) => {
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
  await expect(page.getByText('Deliveries are failing')).toBeVisible();
  receiver.status = 200;
  await delivery.getByRole('link').click();
  await expect(dialog(page).getByText('The response was 500.').first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Resend' }).click();
  await expect(dialog(page).getByText('Delivered')).toBeVisible({ timeout: 20_000 });
  await expect(dialog(page).getByText(/Attempt \d: 200/)).toBeVisible();
  const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
  expect([...ids]).toContain(await dialog(page).getByText(/^msg_/).textContent());
});
