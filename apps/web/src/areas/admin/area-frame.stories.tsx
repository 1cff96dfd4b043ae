import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { answer, answerWith, fail, sampleUsers } from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectShown } from '../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../app/testing/site-network.ts';
import { SitePage } from '../../app/testing/site-page.tsx';

const userSearch = answerWith(adminEndpoints.listUsers, ({ query: { q = '' } }) => {
  const data = sampleUsers.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
  return { data, page: 1, pageSize: 5, total: data.length };
});

const nothing = { data: [], page: 1, pageSize: 4, total: 0 };
const nothingElse = [
  answer(adminEndpoints.listClients, nothing),
  answer(adminEndpoints.listLeads, nothing),
  answer(adminEndpoints.listStories, nothing),
  answer(adminEndpoints.listAssets, nothing),
  answer(adminEndpoints.listAdminTechAssets, nothing),
];

const meta = preview.meta({
  title: 'Pages/Admin/Frame',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/security', asAdmin: true, network: [userSearch, ...nothingElse] },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

/** The first story waits for the area's code to load. */
const patience = { timeout: 20_000 };

async function openCommands() {
  await screen.findByRole('heading', { level: 1, name: 'Security' }, patience);
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(await screen.findByRole('dialog', { name: 'Admin: search and commands' }, patience));
}

export const Commands = meta.story({
  play: async () => {
    const menu = await openCommands();
    await expectShown(await menu.findByRole('option', { name: 'Success stories' }));
    await expect(await menu.findByRole('option', { name: 'Invite user' })).toBeInTheDocument();
  },
});

export const CommandsFindUsers = meta.story({
  play: async () => {
    const menu = await openCommands();
    await userEvent.keyboard('maya');
    await expectShown(await menu.findByRole('option', { name: 'Maya Torres · maya@uplift.example' }));
  },
});

export const CommandsWhereTheServerFails = meta.story({
  args: { network: [fail(adminEndpoints.listUsers, 403, 'Only admins may do this.'), ...nothingElse] },
  play: async () => {
    const menu = await openCommands();
    await userEvent.keyboard('users');
    await expectShown(await menu.findByRole('option', { name: 'Users' }));
  },
});

export const Account = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account of / }));
    await expectShown(await screen.findByRole('menuitem', { name: 'Logout' }));
  },
});
