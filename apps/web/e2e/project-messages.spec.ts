import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { adminHeaders, chosenPassword, createPerson, signIn } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { openHydrated } from './hydration.ts';
import { linkIn, mailTo } from './outbox.ts';
import { projectStart } from './projects.ts';

interface Project {
  clientId: string;
  company: string;
  /** Who is signed in on each side, in a browser of their own. */
  client: Page;
  manager: Page;
}

/** A client that no other test knows, with its manager and its first person, both signed in. */
async function createProject(browser: Browser, request: APIRequestContext): Promise<Project> {
  const headers = await adminHeaders(request);
  const manager = await createPerson(request, 'manager');
  const found = await request.get(`/api/admin/users?q=${encodeURIComponent(manager.email)}`, { headers });
  const { data } = await found.json();
  const company = `Brook ${randomUUID().slice(0, 8)}`;
  const email = `kim-${randomUUID()}@brook.example`;
  const person = { name: 'Kim Brook', email };
  const made = await request.post('/api/admin/clients', {
    headers,
    data: { company, managerId: data[0].id, person, ...projectStart() },
  });
  const { id } = await made.json();
  const link = new URLSearchParams(linkIn(await mailTo(email, 'Your invitation to Uplift')).split('#')[1]);
  const accepted = { kind: link.get('kind'), token: link.get('token'), password: chosenPassword };
  expect((await request.post('/api/auth/reset-password', { data: accepted })).status()).toBe(200);

  const enter = async (path: string, address: string) => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(path);
    await signIn(page, address, chosenPassword);
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    return page;
  };
  return {
    clientId: id,
    company,
    client: await enter('/client/login', email),
    manager: await enter('/manager', manager.email),
  };
}

const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to / });
const message = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const unreadLink = (page: Page, unread: number) =>
  page.getByRole('link', { name: new RegExp(`^Messages\\s*${unread} unread messages$`) });

test('both sides write to each other and see it at once, with the keyboard alone, and nothing typed is lost', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const { clientId, company, client, manager } = await createProject(browser, request);

  await openHydrated(manager, `/manager/clients/${clientId}/messages`);
  await expect(manager.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await composer(manager).focus();
  await manager.keyboard.type('The first robot runs.');
  await manager.keyboard.press('Shift+Enter');
  await manager.keyboard.type('Look: https://uplift.example/demo');
  await manager.keyboard.press('Enter');
  await expect(message(manager, 'The first robot runs.')).toBeVisible();

  // On another page, and without a reload.
  await expect(unreadLink(client, 1)).toBeVisible();
  await unreadLink(client, 1).focus();
  await client.keyboard.press('Enter');
  await expect(client).toHaveURL('/client/messages');
  await expect(message(client, 'The first robot runs.')).toBeVisible();
  await expect(client.getByRole('link', { name: 'https://uplift.example/demo' })).toHaveAttribute(
    'rel',
    /noopener/,
  );
  await expect(client.getByText('New', { exact: true })).toBeVisible();
  await expect(unreadLink(client, 1)).toHaveCount(0);
  await expect(message(manager, 'The first robot runs.').getByText('Read')).toBeVisible();

  await composer(client).focus();
  await client.keyboard.type('Great. Tuesday?');
  await client.keyboard.press('Enter');
  await expect(message(manager, 'Great. Tuesday?')).toBeVisible();
  await expect(
    manager.getByRole('status').filter({ hasText: 'Kim Brook wrote: Great. Tuesday?' }),
  ).toHaveCount(1);
  await expect(composer(client)).toBeFocused();

  await test.step('what is typed without a connection stays, through a reload as well', async () => {
    await client.context().setOffline(true);
    await client.keyboard.type('Written in a tunnel');
    await client.keyboard.press('Enter');
    await expect(client.getByText('You are offline. Your words are kept here')).toBeVisible();
    await expect(composer(client)).toHaveValue('Written in a tunnel');
    // Meanwhile the other side goes on.
    await composer(manager).fill('Tuesday at nine');
    await manager.keyboard.press('Enter');
    await expect(message(manager, 'Tuesday at nine')).toBeVisible();
    await client.context().setOffline(false);
    await expect(message(client, 'Tuesday at nine')).toBeVisible();
    await client.reload();
    await expect(composer(client)).toHaveValue('Written in a tunnel');
    await composer(client).press('Enter');
    await expect(message(manager, 'Written in a tunnel')).toBeVisible();
  });

  await test.step('what the server does not take is tried again, and arrives once', async () => {
    // The answer gets lost on the way back: the message is there, and nobody here knows it.
    await client.route('**/messages', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await composer(client).fill('Only once');
    await composer(client).press('Enter');
    await expect(client.getByText(/^Not sent\./)).toBeVisible();
    await client.unroute('**/messages');
    await client.reload();
    await expect(client.getByText('The page was closed before this was sent.')).toBeVisible();
    await client.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(client.getByText(/^Not sent\./)).toHaveCount(0);
    await expect(message(client, 'Only once')).toHaveCount(1);
    await expect(message(manager, 'Only once')).toHaveCount(1);
  });

  await test.step('when mail comes is chosen in the settings', async () => {
    await openHydrated(client, '/client/settings');
    const choice = client.getByRole('radiogroup', { name: 'When to mail you' });
    await choice.getByRole('radio', { checked: true }).focus();
    // As long as a finger takes: the choice follows the focus while the key is down.
    await client.keyboard.press('ArrowDown', { delay: 100 });
    await expect(client.getByText('From now on we mail you once a day.')).toBeVisible();
    await client.reload();
    await expect(choice.getByRole('radio', { name: /Once a day/ })).toBeChecked();
  });

  await test.step('nothing is wrong with it in light and dark, on a phone and on a desk', async () => {
    await expectAccessible(client);
    await openHydrated(client, '/client/messages');
    await expect(message(client, 'Only once')).toBeVisible();
    await expectAccessible(client);
    await expect(message(manager, 'Only once')).toBeVisible();
    await expectAccessible(manager);
    await openHydrated(client, '/client/settings');
    await expect(client.getByRole('radiogroup')).toBeVisible();
  });

  await test.step('a session that is ended elsewhere ends here, without a click', async () => {
    const headers = await adminHeaders(request);
    const detail = await (await request.get(`/api/admin/clients/${clientId}`, { headers })).json();
    const action = { action: 'end-sessions', ids: [detail.people[0].id] };
    await request.post(`/api/admin/clients/${clientId}/people/actions`, { headers, data: action });
    await expect(client).toHaveURL(/\/client\/login/);
    await expect(manager.getByRole('heading', { level: 1, name: company })).toBeVisible();
  });
});
