import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectHydrated, openHydrated } from './hydration.ts';
import { mailTo } from './outbox.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send the request' });
const sent = (page: Page) => page.getByRole('heading', { name: 'A person answers within one working day' });

/** An address that no other test uses. */
const newEmail = () => `rosa.${randomUUID()}@harbor-hvac.example`;

const answers = {
  'Your name': 'Rosa Lindqvist',
  Company: 'Harbor HVAC',
  'What takes the most time?': 'Typing work orders into the accounting system',
} as const;

async function fillIn(page: Page, email: string): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label).fill(answer);
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByLabel('How many people work there').selectOption('10 to 24');
}

test('books an audit with the keyboard only, from the home page to the e-mail', {
  tag: '@core',
}, async ({ page }) => {
  const email = newEmail();
  await openHydrated(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Book Audit' });
  await link.focus();
  // Before hydration, a link would load the page from the server.
  await expectHydrated(link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  await page.getByLabel('Your name').focus();
  await page.keyboard.type(answers['Your name']);
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(answers.Company);
  await page.keyboard.press('Tab');
  await page.keyboard.type('10');
  await expect(page.getByLabel('How many people work there')).toHaveValue('10-24');
  await page.keyboard.press('Tab');
  await page.keyboard.type(answers['What takes the most time?']);
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sent(page)).toBeVisible();
  await expect(page).toHaveURL('/contact?sent=audit');
  await expect(page.getByRole('group', { name: 'A person answers within one working day' })).toBeFocused();
  expect((await mailTo(email, 'We received your audit request')).text).toContain('within one working day');
});

test('shows client and server errors at their fields and keeps the input', async ({ page }) => {
  await openHydrated(page, '/contact');
  await page.getByLabel('Company').fill(answers.Company);
  await send(page).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Enter a name.');
  await expect(page.getByLabel('How many people work there')).toHaveAccessibleDescription(
    'Choose how many people work there.',
  );
  await expect(page.getByLabel('Company')).toHaveValue(answers.Company);
  await page.getByLabel('Your name').fill('R');
  await expect(page.getByLabel('Your name')).not.toHaveAttribute('aria-invalid', 'true');

  await fillIn(page, newEmail());
  await page.getByLabel('Website').fill('no address');
  await send(page).click();
  await expect(page.getByLabel('Website')).toHaveAccessibleDescription(
    /Enter an address such as example\.com/,
  );
  await expect(page.getByLabel('Website')).toBeFocused();
});

test('keeps a draft during an outage and across a reload, and discards it once sent', async ({ page }) => {
  const email = newEmail();
  await openHydrated(page, '/contact');
  await fillIn(page, email);
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 500, json: { message: 'Out of order.' } }),
  );
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Couldn’t send the request');
  await page.unroute('**/api/leads');
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue(answers['Your name']);
  await expect(page.getByLabel('How many people work there')).toHaveValue('10-24');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Book Audit' }).click();
  await expect(page.getByLabel('Work e-mail')).toHaveValue(email);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  await mailTo(email, 'We received your audit request');
  await page.goto('/contact');
  await expect(page.getByLabel('Your name')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('invalid answers return with their input; corrected, they are confirmed and sent once', async ({
    page,
  }) => {
    const email = newEmail();
    await page.goto('/contact');
    await fillIn(page, 'rosa');
    await page.getByLabel('Your name').fill('');
    const [answer] = await Promise.all([page.waitForResponse('/contact'), send(page).click()]);
    expect(answer.status()).toBe(400);
    const summary = page.getByRole('region', { name: 'Please check what you entered' });
    await expect(summary.getByRole('link')).toHaveText(['Enter a name.', 'Enter your e-mail address.']);
    await expect(page.getByLabel('Work e-mail')).toHaveValue('rosa');
    await expect(page.getByLabel('Company')).toHaveValue(answers.Company);
    await expect(page.getByLabel('How many people work there')).toHaveValue('10-24');
    await expect(page).toHaveTitle(/^Please check the form/);
    await summary.getByRole('link', { name: 'Enter a name.' }).click();
    await expect(page.getByLabel('Your name')).toBeInViewport();

    await fillIn(page, email);
    await send(page).click();
    await expect(sent(page)).toBeVisible();
    await expect(page).toHaveURL('/contact?sent=audit');
    await mailTo(email, 'We received your audit request');
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.reload();
    await expect(sent(page)).toBeVisible();
    expect(posts).toEqual([]);
  });
});
