import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { generate } from 'otplib';
import { chosenPassword, createPerson, signIn, signOut } from './accounts.ts';
import { openHydrated } from './hydration.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const code = (page: Page) => page.getByLabel('Code from your authenticator app');

const STEP_S = 30;

/** The code of an authenticator app, some 30-second steps from now. */
function codeOf(secret: string, stepsAhead = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(Date.now() / 1_000) + stepsAhead * STEP_S });
}

async function shownSecret(page: Page): Promise<string> {
  const text = await page.locator('code').textContent();
  return (text ?? '').replaceAll(/\s/g, '');
}

async function shownCodes(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
}

test('two-factor authentication is offered once, at the first sign-in', async ({ page, request }) => {
  const { email } = await createPerson(request, 'admin');
  await page.goto(`/admin?next=${encodeURIComponent('/admin/webhooks')}`);
  await signIn(page, email, chosenPassword);
  await expect(heading(page)).toHaveText('Set up two-factor authentication?');
  await expect(heading(page)).toBeFocused();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/admin/webhooks');
  await signOut(page);
  await expect(page).toHaveURL('/');
  await openHydrated(page, '/admin');
  await signIn(page, email, chosenPassword);
  await expect(page).toHaveURL('/admin/dashboard');
});

test('two-factor authentication is set up, required, bypassed with a recovery code, and turned off', async ({
  page,
  request,
}) => {
  const { email } = await createPerson(request, 'admin');
  await page.goto('/admin');
  await signIn(page, email, chosenPassword);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = await shownSecret(page);

  await code(page).fill('12345');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAccessibleDescription('Enter the 6-digit code from your app.');
  const right = await codeOf(secret);
  await code(page).fill(right === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(code(page)).toHaveAccessibleDescription(/Wrong code\./);
  await code(page).fill(await codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();

  const codes = await shownCodes(page);
  expect(codes).toHaveLength(10);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download codes' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('uplift-recovery-codes.txt');
  expect((await readFile(await download.path(), 'utf8')).trim().split('\n')).toEqual(codes);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page).toHaveURL('/admin/dashboard');

  await signOut(page);
  await expect(page).toHaveURL('/');
  await openHydrated(page, '/admin');
  await signIn(page, email, chosenPassword);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(chosenPassword);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await code(page).fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(code(page)).toHaveAccessibleDescription(/This code is wrong or was already used\./);
  // The next code: each works once, and the current one was used to turn it on.
  await code(page).fill(await codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin/dashboard');

  await signOut(page);
  await expect(page).toHaveURL('/');
  await openHydrated(page, '/admin');
  await signIn(page, email, chosenPassword);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin/dashboard');

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Security' }).click();
  const card = page.getByRole('region', { name: 'Two-factor authentication' });
  await expect(card).toContainText('9 of 10 recovery codes left.');
  await card.getByRole('button', { name: 'Turn off' }).click();
  await card.getByLabel('Your password').fill('not the right password');
  await card.getByRole('button', { name: 'Turn off' }).click();
  await expect(card.getByLabel('Your password')).toHaveAccessibleDescription(/The password is wrong\./);
  await card.getByLabel('Your password').fill(chosenPassword);
  await card.getByRole('button', { name: 'Turn off' }).click();
  await expect(card).toContainText('Two-factor authentication is off.');
  await expect(card.getByRole('button', { name: 'Set up' })).toBeVisible();
});
