import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { linkIn, mailTo } from './outbox.ts';

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
  await page.getByLabel('Password', { exact: true }).fill(password);
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

/** Somebody who has been invited. */
export interface Invited {
  role: 'manager' | 'admin';
  name: string;
  email: string;
  /** The path of the link of the invitation. */
  link: string;
}

/** One session of this worker for all that an admin does on the side: sign-ins are limited. */
let adminToken: Promise<string> | undefined;

async function fetchAdminToken(request: APIRequestContext): Promise<string> {
  const data = { email: people.admin.email, password: demoPassword };
  const { token } = await (await request.post('/api/admin/login', { data })).json();
  return token;
}

/** The headers of an admin's call. */
export async function adminHeaders(request: APIRequestContext): Promise<{ authorization: string }> {
  adminToken ??= fetchAdminToken(request);
  return { authorization: `Bearer ${await adminToken}` };
}

/** Signs the admin in without the screen for it, which has its own tests. */
export async function beAdmin(page: Page, request: APIRequestContext): Promise<void> {
  adminToken ??= fetchAdminToken(request);
  await page.addInitScript((token) => localStorage.setItem('adminToken', token), await adminToken);
}

/** Invites somebody whom no other test knows, so that their passwords and sessions are this test's own. */
export async function invite(request: APIRequestContext, role: Invited['role']): Promise<Invited> {
  const name = 'Robin Vale';
  const email = `robin-${randomUUID()}@vale.example`;
  const answer = await request.post('/api/admin/invitations', {
    headers: await adminHeaders(request),
    data: { role, name, email },
  });
  expect(answer.status()).toBe(202);
  return { role, name, email, link: linkIn(await mailTo(email, 'Your invitation to Uplift')) };
}

/** The password of people who have accepted. */
export const chosenPassword = 'lantern otter velvet 39 quarry';

/** Invites somebody and accepts for them. */
export async function createPerson(request: APIRequestContext, role: Invited['role']): Promise<Invited> {
  const person = await invite(request, role);
  const link = new URLSearchParams(person.link.split('#')[1]);
  const answer = await request.post('/api/auth/reset-password', {
    data: { kind: link.get('kind'), token: link.get('token'), password: chosenPassword },
  });
  expect(answer.status()).toBe(200);
  return person;
}

/** Signs out by the menu of the account, which signed-in areas have. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
