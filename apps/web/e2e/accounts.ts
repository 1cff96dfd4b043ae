import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, type Browser, expect, type Page, request } from '@playwright/test';
import { linkIn, mailTo } from './outbox.ts';

/** The users of the demo company. */
export const people = {
  client: { email: 'client@uplift.example', name: 'Jordan Reed' },
  manager: { email: 'manager@uplift.example', name: 'Maya Torres' },
  admin: { email: 'admin@uplift.example', name: 'Alex Morgan' },
} as const;

export type Role = keyof typeof people;

export const demoPassword = process.env.DEMO_PASSWORD ?? '';

/** The password that invited users choose. */
export const chosenPassword = 'lantern otter velvet 39 quarry';

interface Credentials {
  email: string;
  password: string;
}

/** A session as stored by a browser, in Playwright's format. */
type Session = Awaited<ReturnType<APIRequestContext['storageState']>>;

/**
 * The file in which global setup stores a demo user's session. Tests that sign out need a separate session.
 */
export function sessionFile(role: Role): string {
  return join(process.env.E2E_DIRECTORY ?? '', `${role}.json`);
}

/** Signs in with the API. */
export async function createSession(role: Role, { email, password }: Credentials): Promise<Session> {
  const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;
  const context = await request.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
  const answer = await context.post(`/api/${role}/login`, { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()} ${await answer.text()}`);
  const { token, clientToken } = await answer.json();
  const { cookies } = await context.storageState();
  await context.dispose();
  const localStorage = [{ name: `${role}Token`, value: role === 'client' ? clientToken : token }];
  return { cookies, origins: [{ origin: baseURL, localStorage }] };
}

/** Opens a page in a new browser context, signed in. */
export async function openAs(browser: Browser, role: Role, credentials?: Credentials): Promise<Page> {
  const storageState = credentials ? await createSession(role, credentials) : sessionFile(role);
  return (await browser.newContext({ storageState })).newPage();
}

/** Fills in and submits a sign-in form. */
export async function signIn(page: Page, email: string, password: string = demoPassword): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function signInAsClient(page: Page): Promise<void> {
  await page.goto('/client/login');
  await signIn(page, people.client.email);
  await expect(page.getByText(`Welcome, ${people.client.name}`)).toBeVisible();
}

/** Signs out with the account menu of an area. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** The tokens in local storage, by name. */
export function storedTokens(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.endsWith('Token'))),
  );
}

/** The names of the site's cookies. */
export async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).sort();
}

/** The headers of an admin's API call. */
export async function adminHeaders(): Promise<{ authorization: string }> {
  const { origins }: Session = JSON.parse(await readFile(sessionFile('admin'), 'utf8'));
  return { authorization: `Bearer ${origins[0]?.localStorage[0]?.value}` };
}

export interface Invited {
  name: string;
  email: string;
  /** The path of the invitation link. */
  link: string;
}

/** Invites a user that no other test uses. */
export async function invite(api: APIRequestContext, role: 'manager' | 'admin'): Promise<Invited> {
  const name = 'Robin Vale';
  const email = `robin-${randomUUID()}@vale.example`;
  const answer = await api.post('/api/admin/invitations', {
    headers: await adminHeaders(),
    data: { role, name, email },
  });
  expect(answer.status()).toBe(202);
  return { name, email, link: linkIn(await mailTo(email, 'Your invitation to Uplift')) };
}

/** Sets the password of an invited user. */
export async function acceptInvitation(api: APIRequestContext, email: string): Promise<void> {
  const path = linkIn(await mailTo(email, 'Your invitation to Uplift'));
  const link = new URLSearchParams(path.split('#')[1]);
  const data = { kind: link.get('kind'), token: link.get('token'), password: chosenPassword };
  expect((await api.post('/api/auth/reset-password', { data })).status()).toBe(200);
}

/** Invites a user and accepts the invitation. */
export async function createPerson(api: APIRequestContext, role: 'manager' | 'admin'): Promise<Invited> {
  const person = await invite(api, role);
  await acceptInvitation(api, person.email);
  return person;
}

export async function userIdOf(api: APIRequestContext, email: string): Promise<string> {
  const path = `/api/admin/users?q=${encodeURIComponent(email)}`;
  const { data } = await (await api.get(path, { headers: await adminHeaders() })).json();
  return data[0].id;
}
