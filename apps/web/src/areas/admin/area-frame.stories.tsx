import { adminEndpoints } from '@uplift/data-client/contract/admin';
import {
  answer,
  answerWith,
  fail,
  sampleClientContacts,
  sampleLeadSummaries,
  sampleUsers,
} from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectShown } from '../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../app/testing/site-network.ts';
import { SitePage, type SitePageProps } from '../../app/testing/site-page.tsx';

const userSearch = answerWith(adminEndpoints.listUsers, ({ query: { q = '' } }) => {
  const data = sampleUsers.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
  return { data, page: 1, pageSize: 5, total: data.length };
});

const nothing = { data: [], page: 1, pageSize: 4, total: 0 };
const nothingElse = [
  answer(adminEndpoints.listClients, nothing),
  answer(adminEndpoints.listClientPeople, nothing),
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

const maya = sampleUsers.find(({ name }) => name === 'Maya Torres');
if (!maya) throw new Error('There is no sample user Maya Torres.');

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

/** The server also matches companies, which the name of a person doesn't contain. */
export const CommandsFindPeopleAndLeadsByCompany = meta.story({
  args: {
    network: [
      answer(adminEndpoints.listClientPeople, { ...nothing, data: [...sampleClientContacts], total: 3 }),
      answer(adminEndpoints.listLeads, { ...nothing, data: sampleLeadSummaries.slice(0, 1), total: 1 }),
      userSearch,
      ...nothingElse,
    ],
  },
  play: async () => {
    const menu = await openCommands();
    await userEvent.keyboard('zzz');
    await expectShown(await menu.findByRole('option', { name: 'Jordan Reed · Northside Heating & Air' }));
    // The leads are a request of their own.
    await expectShown(await menu.findByRole('option', { name: 'Rosa Lindqvist · Harbor HVAC' }));
  },
});

export const CommandsOfThePageAndRecentRecords = meta.story({
  args: {
    path: '/admin/users',
    network: [
      answer(adminEndpoints.getUser, maya),
      answer(adminEndpoints.listAuditLog, nothing),
      answer(adminEndpoints.listUserSessions, { data: [] }),
      userSearch,
      ...nothingElse,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: maya.name }, patience));
    await screen.findByRole('dialog', { name: maya.name }, patience);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}k{/Control}');
    const menu = within(await screen.findByRole('dialog', { name: 'Admin: search and commands' }));
    const [first, second] = await menu.findAllByRole('group');
    await expect(first).toHaveAccessibleName('On this page');
    await expect(within(first as HTMLElement).getByRole('option')).toHaveTextContent('Invite user');
    await expect(second).toHaveAccessibleName('Recent');
    await expect(within(second as HTMLElement).getByRole('option')).toHaveTextContent(`${maya.name} · user`);
  },
});

export const ShortcutsCanBeTurnedOff = meta.story({
  play: async () => {
    const menu = await openCommands();
    await expect(await menu.findByRole('option', { name: /^Users/ })).toHaveTextContent('GU');
    await userEvent.click(menu.getByRole('option', { name: 'Turn off keyboard shortcuts' }));
    await userEvent.keyboard('gu');
    const again = await openCommands();
    await expect(await again.findByRole('option', { name: 'Users' })).not.toHaveTextContent('GU');
    await userEvent.click(again.getByRole('option', { name: 'Turn on keyboard shortcuts' }));
    await expect(await (await openCommands()).findByRole('option', { name: /^Users/ })).toHaveTextContent(
      'GU',
    );
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

function Visits(props: SitePageProps): ReactElement {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Visit again
      </button>
      <SitePage key={visit} {...props} />
    </>
  );
}

export const ToastsEndWithTheVisit = meta.story({
  tags: ['behavior'],
  render: (args) => <Visits {...args} />,
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Security' }, patience);
    toaster.show({ title: 'First visit' });
    await screen.findByText('First visit');
    await userEvent.click(screen.getByRole('button', { name: 'Visit again' }));
    await screen.findByRole('heading', { level: 1, name: 'Security' });
    toaster.show({ title: 'Second visit' });
    await screen.findByText('Second visit');
    await expect(screen.queryByText('First visit')).toBeNull();
  },
});
