import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { answerWith, fail, sampleUsers } from '@uplift/data-client/testing';
import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, within } from 'storybook/test';
import { SitePage } from '../site-page.tsx';

const userSearch = answerWith(adminEndpoints.listUsers, ({ query: { q = '' } }) => {
  const data = sampleUsers.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
  return { data, page: 1, pageSize: 5, total: data.length };
});

const meta = preview.meta({
  title: 'Pages/Admin/Frame',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/security', asAdmin: true, network: [userSearch] },
});

async function openCommands() {
  await screen.findByRole('heading', { level: 1, name: 'Security' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(await screen.findByRole('dialog', { name: 'Admin: search and commands' }));
}

export const Commands = meta.story({
  play: async () => {
    const menu = await openCommands();
    await expect(menu.getByRole('option', { name: 'Success stories' })).toBeVisible();
    await expect(menu.getByRole('option', { name: 'Invite a user' })).toBeInTheDocument();
  },
});

export const CommandsFindUsers = meta.story({
  play: async () => {
    const menu = await openCommands();
    await userEvent.keyboard('maya');
    await expect(
      await menu.findByRole('option', { name: 'Maya Torres · maya@uplift.example' }),
    ).toBeVisible();
  },
});

export const CommandsWhereTheServerFails = meta.story({
  args: { network: [fail(adminEndpoints.listUsers, 403, 'Only admins may do this.')] },
  play: async () => {
    const menu = await openCommands();
    await userEvent.keyboard('users');
    await expect(menu.getByRole('option', { name: 'Users' })).toBeVisible();
  },
});

export const Account = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account of / }));
    await expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
  },
});
