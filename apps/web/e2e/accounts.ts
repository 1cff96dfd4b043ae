import { expect, type Page } from '@playwright/test';

/** The people of the demo company. */
export const people = {
  client: { email: 'client@uplift.example', name: 'Jordan Reed' },
  manager: { email: 'manager@uplift.example', name: 'Maya Torres' },
  admin: { email: 'admin@uplift.example', name: 'Alex Morgan' },
} as const;

export const demoPassword = process.env.DEMO_PASSWORD ?? '';

/** Fills a sign-in form in and sends it. */
export async function signIn(page: Page, email: string, password: string = demoPassword): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function signInAsClient(page: Page): Promise<void> {
  await page.goto('/client/login');
  await signIn(page, people.client.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${people.client.name}`);
}

export async function signInAsManager(page: Page): Promise<void> {
  await page.goto('/manager');
  await signIn(page, people.manager.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${people.manager.name}`);
}

export async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/admin');
  await signIn(page, people.admin.email);
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The tokens that the browser keeps, by name. */
export function storedTokens(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.endsWith('Token'))),
  );
}

/** The names of the site's cookies. */
export async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).sort();
}
