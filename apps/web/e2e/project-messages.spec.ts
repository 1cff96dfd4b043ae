import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { adminHeaders, openAs } from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { createProject } from './projects.ts';

/** Both sides of a project that only this test uses: the manager's conversation and the client's overview. */
async function openBothSides(browser: Browser, request: APIRequestContext) {
  const project = await createProject(request);
  const manager = await openAs(browser, 'manager', project.manager);
  const client = await openAs(browser, 'client', project.client);
  await openHydrated(manager, `/manager/clients/${project.clientId}/messages`);
  await expect(manager.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  return { ...project, manager, client };
}

const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to / });
const message = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const unreadLink = (page: Page, unread: number) =>
  page.getByRole('link', { name: new RegExp(`^Messages\\s*${unread} unread messages$`) });

test('both sides write to each other with the keyboard and see messages without a reload', {
  tag: '@core',
}, async ({ browser, request }) => {
  const { manager, client } = await openBothSides(browser, request);
  await openHydrated(client, '/client');
  await expect(client.getByText('Welcome, Kim Brook')).toBeVisible();
  await composer(manager).focus();
  await manager.keyboard.type('The first robot runs.');
  await manager.keyboard.press('Shift+Enter');
  await manager.keyboard.type('Look: https://uplift.example/demo');
  await manager.keyboard.press('Enter');
  await expect(message(manager, 'The first robot runs.')).toBeVisible();

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
  for (const each of [manager, client]) await each.context().close();
});

test('a message sent offline or without a response arrives once; ended sessions lead to sign-in', async ({
  browser,
  request,
}) => {
  const { clientId, company, manager, client } = await openBothSides(browser, request);
  await openHydrated(client, '/client/messages');
  await expect(client.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await composer(client).focus();

  await test.step('a message typed offline survives a reload', async () => {
    await client.context().setOffline(true);
    await client.keyboard.type('Written in a tunnel');
    await client.keyboard.press('Enter');
    await expect(client.getByText('You’re offline. Your message is saved here')).toBeVisible();
    await expect(composer(client)).toHaveValue('Written in a tunnel');
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

  await test.step('a message whose answer is lost is sent again and arrives once', async () => {
    // The server stores the message, but its response is lost.
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

  await test.step('the settings choose when mail comes', async () => {
    await openHydrated(client, '/client/settings');
    const choice = client.getByRole('radiogroup', { name: 'How often' });
    await choice.getByRole('radio', { checked: true }).focus();
    // The selection follows the focus while the key is down.
    await client.keyboard.press('ArrowDown', { delay: 100 });
    await expect(client.getByText('You’ll get a daily summary.')).toBeVisible();
    await client.reload();
    await expect(choice.getByRole('radio', { name: /Daily summary/ })).toBeChecked();
  });

  await test.step('a session ended by an admin leads to the sign-in without a click', async () => {
    const headers = await adminHeaders();
    const detail = await (await request.get(`/api/admin/clients/${clientId}`, { headers })).json();
    const action = { action: 'end-sessions', ids: [detail.people[0].id] };
    await request.post(`/api/admin/clients/${clientId}/people/actions`, { headers, data: action });
    await expect(client).toHaveURL(/\/client\/login/);
    await expect(manager.getByRole('heading', { level: 1, name: company })).toBeVisible();
  });
  for (const each of [manager, client]) await each.context().close();
});
