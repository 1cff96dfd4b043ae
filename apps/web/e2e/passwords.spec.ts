import { expect, type Locator, type Page, test } from '@playwright/test';
import { chosenPassword, createPerson, invite, people, signIn } from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { findMail, linkIn, mailTo } from './outbox.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });

/** The alert of a form; React's own root for announcements is none of it. */
const alert = (page: Page): Locator => page.getByRole('alert');

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(heading(page)).toHaveText('Check your e-mail');
}

async function setPassword(page: Page, password: string): Promise<void> {
  await newPassword(page).fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
}

test.describe('an invitation', () => {
  test('leads to a password, and from there to the sign-in of the area', async ({ page, request }) => {
    const person = await invite(request, 'manager');
    await page.goto(person.link);
    await expect(heading(page)).toHaveText(`Welcome, ${person.name}`);
    await expect(page).toHaveURL('/reset-password');
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);

    await setPassword(page, 'too short');
    await expect(newPassword(page)).toBeFocused();
    await expect(newPassword(page)).toHaveAccessibleDescription(/Choose at least 12 characters\./);
    await setPassword(page, person.email);
    await expect(newPassword(page)).toHaveAccessibleDescription(/Choose something else\./);
    await expect(newPassword(page)).toBeFocused();
    await expect(newPassword(page)).toHaveValue(person.email);
    await setPassword(page, chosenPassword);
    await expect(heading(page)).toHaveText('Your password is set');
    await expect(heading(page)).toBeFocused();

    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/manager');
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
    await signIn(page, person.email, chosenPassword);
    await expect(heading(page)).toHaveText(`Welcome, ${person.name}`);
  });

  test('works once', async ({ page, request }) => {
    const { link } = await createPerson(request, 'manager');
    await page.goto(link);
    await expect(heading(page)).toHaveText('This link does not work any more');
    await expect(page.getByText('This link was used already')).toBeVisible();
    await expect(page.getByText('Ask whoever invited you for a new one.')).toBeVisible();
    await expect(page).toHaveURL('/reset-password');
    await page.getByRole('link', { name: 'Go to the sign-in' }).click();
    await expect(page).toHaveURL('/portal');
  });

  test('used in another tab meanwhile says so, and keeps what was typed', async ({
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
    await expect(heading(other)).toHaveText('Your password is set');
    await setPassword(page, 'another phrase nobody knows');
    await expect(alert(page)).toContainText('This link was used already');
    await expect(newPassword(page)).toHaveValue('another phrase nobody knows');
    await expect(page.getByRole('link', { name: 'Go to the sign-in' })).toBeVisible();
  });

  test('is taken with the keyboard alone', async ({ page, request }) => {
    const { link } = await invite(request, 'manager');
    await page.goto(link);
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(newPassword(page)).toBeFocused();
    await page.keyboard.type(chosenPassword);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Your password is set');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/manager');
  });
});

test.describe('a forgotten password', () => {
  test('is set anew by mail: old sessions are over, the old password is refused, the new one signs in', async ({
    page,
    browser,
    baseURL,
    request,
  }) => {
    test.setTimeout(180_000);
    const person = await createPerson(request, 'manager');
    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const signedIn = await elsewhere.newPage();
    await signedIn.goto('/manager');
    await signIn(signedIn, person.email, chosenPassword);
    await expect(heading(signedIn)).toHaveText(`Welcome, ${person.name}`);

    await openHydrated(page, '/manager');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/forgot-password?kind=account');
    await expect(page.getByRole('link', { name: 'I work here' })).toHaveAttribute('aria-current', 'true');
    await askForLink(page, person.email);
    await expect(page.getByText(person.email)).toBeVisible();

    // One link a minute is mailed, and the invitation was one. Whoever finds nothing asks again.
    await expect(async () => {
      const mail = await findMail(person.email, 'Set a new password');
      if (!mail)
        await request.post('/api/auth/forgot-password', { data: { kind: 'account', email: person.email } });
      expect(mail).toBeDefined();
    }).toPass({ timeout: 90_000, intervals: [2_000, 10_000] });
    await page.goto(linkIn(await mailTo(person.email, 'Set a new password')));
    await expect(heading(page)).toHaveText('Set a new password');
    await expect(page.getByText(`For the account of ${person.email}.`)).toBeVisible();
    const changed = 'meadow copper violin 58 harbor';
    await setPassword(page, changed);
    await expect(heading(page)).toHaveText('Your password is set');
    await mailTo(person.email, 'Your password was changed');

    await signedIn.reload();
    await expect(heading(signedIn)).toHaveText('Team sign-in');
    await expect(signedIn.getByText('Your session has ended. Sign in to go on.')).toBeVisible();
    await elsewhere.close();

    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, person.email, chosenPassword);
    await expect(alert(page)).toContainText('E-mail or password is wrong.');
    await signIn(page, person.email, changed);
    await expect(heading(page)).toHaveText(`Welcome, ${person.name}`);
  });

  test('of nobody gets the same answer', async ({ page }) => {
    await openHydrated(page, '/forgot-password?kind=client');
    await askForLink(page, 'nobody@nowhere.example');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('main')).toContainText(
      'If nobody@nowhere.example has an account, a mail with a link is on its way.',
    );
    await expect(page.getByRole('main')).toContainText('It works once, for 10 minutes.');
  });

  test('can be asked for again after a minute, or for another address', async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, '/forgot-password?kind=client');
    await askForLink(page, 'nobody@nowhere.example');
    const again = page.getByRole('button', { name: /^Ask again/ });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(66_000);
    await expect(again).not.toHaveAttribute('aria-disabled');
    const asked = page.waitForRequest('**/api/auth/forgot-password');
    await again.click();
    expect((await asked).postDataJSON()).toEqual({ kind: 'client', email: 'nobody@nowhere.example' });
    await expect(page.getByText('Asked again. The latest link is the one that works.')).toBeVisible();
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Use another address' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue('nobody@nowhere.example');
  });

  test('asks who one is where the address does not tell', async ({ page }) => {
    await openHydrated(page, '/forgot-password');
    await expect(page.getByLabel('E-mail')).toHaveCount(0);
    await page.getByRole('link', { name: 'I am a client' }).click();
    await expect(page).toHaveURL('/forgot-password?kind=client');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter your e-mail address\./);
    await page.getByLabel('E-mail').fill('not an address');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter your e-mail address\./);
    await expect(page.getByLabel('E-mail')).toHaveValue('not an address');
  });

  test('keeps the address when the server cannot be reached', async ({ page }) => {
    await openHydrated(page, '/forgot-password?kind=client');
    await page.route('**/api/auth/forgot-password', (route) => route.abort());
    await page.getByLabel('E-mail').fill(people.client.email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(alert(page)).toContainText('The server could not be reached.');
    await expect(page.getByLabel('E-mail')).toHaveValue(people.client.email);
  });
});

test.describe('a link', () => {
  test('that nobody has sent says what to do next', async ({ page }) => {
    await page.goto('/reset-password#kind=client&token=made-up');
    await expect(heading(page)).toHaveText('This link does not work any more');
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL('/forgot-password?kind=client');
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });

  test('that has expired says so', async ({ page }) => {
    await page.route('**/api/auth/password-link', (route) =>
      route.fulfill({
        status: 410,
        json: { status: 410, message: 'This link has expired. Ask for a new one.' },
      }),
    );
    await page.goto('/reset-password#kind=account&token=expired');
    await expect(page.getByText('This link has expired. Ask for a new one.')).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL('/forgot-password?kind=account');
  });

  test('is checked again when the server was not reached', async ({ page, request }) => {
    const { link, name } = await invite(request, 'manager');
    let tries = 0;
    await page.route('**/api/auth/password-link', (route) => {
      tries += 1;
      return route.abort();
    });
    await page.goto(link);
    await expect(alert(page)).toContainText('The server could not be reached.');
    // Reads are tried again once by themselves.
    await expect.poll(() => tries).toBe(2);
    await page.unroute('**/api/auth/password-link');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(`Welcome, ${name}`);
  });

  test('opened where another one is open takes its place', async ({ page, request }) => {
    const { link, name } = await invite(request, 'manager');
    await page.goto('/reset-password#kind=client&token=made-up');
    await expect(heading(page)).toHaveText('This link does not work any more');
    await page.goto(link);
    await expect(heading(page)).toHaveText(`Welcome, ${name}`);
    await expect(page).toHaveURL('/reset-password');
  });

  test('makes the first admin, who gives a name and an address as well', async ({ page }) => {
    await page.route('**/api/auth/password-link', (route) =>
      route.fulfill({ json: { name: null, email: null } }),
    );
    await page.route('**/api/auth/reset-password', (route) =>
      route.fulfill({ json: { email: 'sam@first.example', area: 'admin' } }),
    );
    await page.goto('/reset-password#kind=setup&token=printed-by-the-server');
    await expect(heading(page)).toHaveText('Set Uplift up');
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
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/forgot-password', '/reset-password']) {
    test(`${path} says that it is needed`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    });
  }
});
