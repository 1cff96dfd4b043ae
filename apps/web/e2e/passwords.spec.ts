import { expect, type Page, test } from '@playwright/test';
import { chosenPassword, createPerson, createSession, invite, signIn } from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { linkIn, mailTo } from './outbox.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });
const alert = (page: Page) => page.getByRole('alert');

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
}

async function setPassword(page: Page, password: string): Promise<void> {
  await newPassword(page).fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
}

test('an invited user chooses a password with the keyboard and signs in', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const person = await invite(request, 'manager');
  await page.goto(person.link);
  await expect(heading(page)).toHaveText(`Welcome, ${person.name}`);
  await expect(heading(page)).toBeFocused();
  // The token is removed from the URL and the history.
  await expect(page).toHaveURL('/reset-password');
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);

  await setPassword(page, 'too short');
  await expect(newPassword(page)).toBeFocused();
  await expect(newPassword(page)).toHaveAccessibleDescription(/Choose at least 12 characters\./);
  await setPassword(page, person.email);
  await expect(newPassword(page)).toHaveAccessibleDescription(/Choose something else\./);
  await expect(newPassword(page)).toHaveValue(person.email);
  await newPassword(page).fill(chosenPassword);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Your account is ready');
  await expect(heading(page)).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/manager');
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await signIn(page, person.email, chosenPassword);
  await expect(heading(page)).toHaveText('Portfolio');
});

test('a forgotten password is reset by e-mail, which ends sessions and invalidates the old password', async ({
  page,
  browser,
  request,
}) => {
  const person = await createPerson(request, 'manager');
  const storageState = await createSession('manager', { email: person.email, password: chosenPassword });
  const signedIn = await (await browser.newContext({ storageState })).newPage();
  await signedIn.goto('/manager');
  await expect(heading(signedIn)).toHaveText('Portfolio');

  await openHydrated(page, '/manager');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password?kind=account');
  await expect(page.getByRole('link', { name: 'I work here' })).toHaveAttribute('aria-current', 'true');
  await askForLink(page, person.email);
  await expect(heading(page)).toHaveText('Check your e-mail');
  await page.goto(linkIn(await mailTo(person.email, 'Set a new password')));
  await expect(heading(page)).toHaveText('Set a new password');
  await expect(page.getByText(`For the account of ${person.email}.`)).toBeVisible();
  const changed = 'meadow copper violin 58 harbor';
  await setPassword(page, changed);
  await expect(heading(page)).toHaveText('Your password was changed');
  await mailTo(person.email, 'Your password was changed');

  await signedIn.reload();
  await expect(heading(signedIn)).toHaveText('Team sign-in');
  await signedIn.context().close();

  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, person.email, chosenPassword);
  await expect(alert(page)).toContainText('Wrong e-mail or password.');
  await signIn(page, person.email, changed);
  await expect(heading(page)).toHaveText('Portfolio');
});

test('a link is requested by role, despite a lost connection, and can be resent after a minute', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, '/forgot-password');
  await expect(page.getByLabel('E-mail')).toHaveCount(0);
  await page.getByRole('link', { name: 'I’m a client' }).click();
  await expect(page).toHaveURL('/forgot-password?kind=client');
  await askForLink(page, 'not an address');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter your e-mail address\./);
  await page.route('**/api/auth/forgot-password', (route) => route.abort());
  await askForLink(page, 'unknown@nowhere.example');
  await expect(alert(page)).toContainText('Couldn’t reach the server.');
  await expect(page.getByLabel('E-mail')).toHaveValue('unknown@nowhere.example');
  await page.unroute('**/api/auth/forgot-password');

  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(heading(page)).toHaveText('Check your e-mail');
  await expect(page.getByRole('main')).toContainText(
    'If unknown@nowhere.example has an account, we’ve sent it a link.',
  );
  const again = page.getByRole('button', { name: /^Resend/ });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(66_000);
  await expect(again).not.toHaveAttribute('aria-disabled');
  const asked = page.waitForRequest('**/api/auth/forgot-password');
  await again.click();
  expect((await asked).postDataJSON()).toEqual({ kind: 'client', email: 'unknown@nowhere.example' });
  await expect(page.getByText('Sent again. Only the latest link works.')).toBeVisible();
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('unknown@nowhere.example');
});

test('a link used in another tab in the meantime shows an error and keeps the typed password', async ({
  page,
  context,
  request,
}) => {
  const { link } = await invite(request, 'manager');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(link);
    await expect(newPassword(tab)).toBeVisible();
  }
  await setPassword(other, chosenPassword);
  await expect(heading(other)).toHaveText('Your account is ready');
  await setPassword(page, 'another phrase no one knows');
  await expect(alert(page)).toContainText('This link was used already');
  await expect(newPassword(page)).toHaveValue('another phrase no one knows');

  await other.goto('about:blank');
  await other.goto(link);
  await expect(heading(other)).toHaveText('This link no longer works');
  await expect(other.getByText('Ask the person who invited you for a new one.')).toBeVisible();
  await other.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(other).toHaveURL('/portal');
});

test('an invalid link leads to a new one, and a valid link replaces it in the same tab', async ({
  page,
  request,
}) => {
  const { link, name } = await invite(request, 'manager');
  await page.goto('/reset-password#kind=client&token=made-up');
  await expect(heading(page)).toHaveText('This link no longer works');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot-password?kind=client',
  );
  // The link is checked again once the server is reachable.
  await page.route('**/api/auth/password-link', (route) => route.abort());
  await page.goto(link);
  await expect(alert(page)).toContainText('Couldn’t reach the server.');
  await page.unroute('**/api/auth/password-link');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(`Welcome, ${name}`);
  await expect(page).toHaveURL('/reset-password');
});

test('the setup link creates the first admin with a name and an e-mail address', async ({ page }) => {
  await page.route('**/api/auth/password-link', (route) =>
    route.fulfill({ json: { name: null, email: null } }),
  );
  await page.route('**/api/auth/reset-password', (route) =>
    route.fulfill({ json: { email: 'sam@first.example', area: 'admin' } }),
  );
  await page.goto('/reset-password#kind=setup&token=printed-by-the-server');
  await expect(heading(page)).toHaveText('Set up Uplift');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByLabel('Your name').fill('Sam First');
  await page.getByLabel('E-mail').fill('sam@first.example');
  await newPassword(page).fill(chosenPassword);
  const sent = page.waitForRequest('**/api/auth/reset-password');
  await page.getByRole('button', { name: 'Create my account' }).click();
  expect((await sent).postDataJSON()).toEqual({
    kind: 'setup',
    token: 'printed-by-the-server',
    name: 'Sam First',
    email: 'sam@first.example',
    password: chosenPassword,
  });
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('password pages say that JavaScript is required', async ({ page }) => {
    for (const path of ['/forgot-password', '/reset-password']) {
      await page.goto(path);
      await expect(page.getByText(/needs JavaScript/), path).toBeVisible();
    }
  });
});
