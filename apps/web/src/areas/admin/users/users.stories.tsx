import { adminEndpoints, type User } from '@uplift/data-client/contract/admin';
import {
  answer,
  answerWith,
  fail,
  pending,
  sampleAdmin,
  sampleAuditEntries,
  sampleSessions,
  sampleUsers,
} from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectShown } from '../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../app/testing/site-network.ts';
import { SitePage } from '../../../app/testing/site-page.tsx';
import { draftStorageOf } from '../../shared/drafts/draft-storage.ts';

const managed = [
  { id: '00000000-0000-4000-8000-000000000203', company: 'Meridian Property Care' },
  { id: '00000000-0000-4000-8000-000000000204', company: 'Northside Heating & Air' },
];

/** Mocks the API for these users, with the server's search and paging. */
function usersNetwork(users: readonly User[] = sampleUsers) {
  return [
    answerWith(adminEndpoints.listUsers, ({ query: { page = 1, pageSize = 25, q = '' } }) => {
      const found = users.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
      const data = found.slice((page - 1) * pageSize, page * pageSize);
      return { data, page, pageSize, total: found.length };
    }),
    answerWith(adminEndpoints.getUser, ({ params: { id } }) => {
      const user = users.find((each) => each.id === id);
      if (!user) throw new Error(`There is no sample user ${id}.`);
      return user;
    }),
    answer(adminEndpoints.listAuditLog, {
      data: [...sampleAuditEntries],
      page: 1,
      pageSize: 20,
      total: sampleAuditEntries.length,
    }),
    answer(adminEndpoints.listManagedClients, { data: managed }),
    answer(adminEndpoints.listUserSessions, { data: [...sampleSessions] }),
    answerWith(adminEndpoints.getEmailChange, ({ params: { id } }) => ({
      email: users.find((each) => each.id === id)?.email ?? '',
      change: null,
    })),
    answerWith(adminEndpoints.actOnUsers, ({ body: { ids } }) => ({
      outcomes: ids.map((id) => ({ id, problem: null })),
    })),
  ];
}

const many: readonly User[] = Array.from({ length: 240 }, (_, index) => {
  const user = sampleUsers[index % sampleUsers.length];
  if (!user) throw new Error('There is no sample user.');
  return {
    ...user,
    id: `user-${index}`,
    name: `${user.name} ${index + 1}`,
    email: `user-${index}@uplift.example`,
  };
});

const [alex, maya] = sampleUsers;

const meta = preview.meta({
  title: 'Pages/Admin/Users',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/users', asAdmin: true, network: usersNetwork() },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const Users = meta.story({
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('link', { name: 'Maya Torres' }));
  },
});

export const UsersLoading = meta.story({
  args: { network: [pending(adminEndpoints.listUsers)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const UsersNotFound = meta.story({
  args: { path: '/admin/users?q=unknown' },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { name: 'Nothing matches' }));
  },
});

export const UsersFailing = meta.story({
  args: { network: [fail(adminEndpoints.listUsers, 403, 'Only admins may do this.')] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Only admins may do this.'));
  },
});

/** The largest page size of an admin list. */
export const UserWithOddAddress = meta.story({
  args: {
    path: '/admin/users?user=abc',
    network: [fail(adminEndpoints.getUser, 400, 'Invalid path parameter: id.'), ...usersNetwork()],
  },
  play: async () => {
    await expectShown(await screen.findByText('User not found.'));
  },
});

export const UsersMany = meta.story({
  args: { path: '/admin/users?pageSize=100', network: usersNetwork(many) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('1–100 of 240'));
  },
});

/** Invalid search parameters are ignored. */
export const UsersOddAddress = meta.story({
  args: {
    path: `/admin/users?page=999999&pageSize=7&sort=-nothing&state=unknown&q=${'x'.repeat(101)}`,
    network: usersNetwork(many),
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('1–25 of 240'));
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(search).toHaveValue('');
    await expect(search).toHaveAttribute('maxlength', '100');
  },
});

export const UserOpen = meta.story({
  args: { path: `/admin/users?user=${maya?.id}` },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Maya Torres' }));
    await expect(await sheet.findByLabelText('Name')).toHaveValue('Maya Torres');
    await expectShown(await sheet.findByText('Changed by Alex Morgan'));
  },
});

const mayasDraft = `user:${maya?.id}:${maya?.version}`;

/** A draft is restored after leaving the page, and can be discarded. */
export const DraftIsBack = meta.story({
  tags: ['behavior'],
  args: { path: `/admin/users?user=${maya?.id}` },
  beforeEach: () => {
    draftStorageOf(sampleAdmin.id).write(mayasDraft, { name: 'Maya Torres-Lee' });
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Maya Torres' }));
    await expectShown(await sheet.findByText('Draft restored'));
    const name = sheet.getByLabelText('Name');
    await expect(name).toHaveValue('Maya Torres-Lee');
    await userEvent.click(sheet.getByRole('button', { name: 'Discard draft' }));
    await expect(name).toHaveValue('Maya Torres');
    await expect(sheet.queryByText('Draft restored')).toBeNull();
    await expect(draftStorageOf(sampleAdmin.id).read(mayasDraft)).toBeNull();
  },
});

export const EmailChangePending = meta.story({
  args: {
    path: `/admin/users?user=${maya?.id}`,
    network: [
      answer(adminEndpoints.getEmailChange, {
        email: 'maya@uplift.example',
        change: {
          email: 'maya.torres@uplift.example',
          confirmedByOld: true,
          confirmedByNew: false,
          expiresAt: '2026-06-02T12:00:00.000Z',
        },
      }),
      answer(adminEndpoints.withdrawEmailChange, { email: 'maya@uplift.example', change: null }),
      ...usersNetwork(),
    ],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Maya Torres' }));
    await expectShown(
      await sheet.findByText(
        'Changing to maya.torres@uplift.example. maya.torres@uplift.example still has to confirm.',
      ),
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel change' }));
    await expectShown(await sheet.findByLabelText('New e-mail'));
  },
});

export const EmailAddressTaken = meta.story({
  args: {
    path: `/admin/users?user=${maya?.id}`,
    network: [
      fail(adminEndpoints.startEmailChange, 409, 'An account with this e-mail address already exists.', {
        errors: { email: ['An account with this e-mail address already exists.'] },
      }),
      ...usersNetwork(),
    ],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Maya Torres' }));
    const field = await sheet.findByLabelText('New e-mail');
    await userEvent.type(field, 'alex@uplift.example');
    await userEvent.click(sheet.getByRole('button', { name: 'Change e-mail' }));
    await expectShown(await sheet.findByText('An account with this e-mail address already exists.'));
    await expect(field).toHaveFocus();
  },
});

export const UserChangedMeanwhile = meta.story({
  args: {
    path: `/admin/users?user=${maya?.id}`,
    network: [
      ...(maya ? [answer(adminEndpoints.getUser, maya, { once: true })] : []),
      ...(maya ? [answer(adminEndpoints.getUser, { ...maya, name: 'Maya Torres-Lee', version: 2 })] : []),
      fail(adminEndpoints.updateUser, 409, 'Someone else changed this user.'),
      ...usersNetwork(),
    ],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Maya Torres' }));
    const name = await sheet.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Maya T.');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expectShown(await sheet.findByText('Their changes: Name “Maya Torres-Lee”.', { exact: false }));
    await expect(name).toHaveValue('Maya T.');
    await expect(sheet.getByRole('button', { name: 'Overwrite their changes' })).toBeEnabled();
  },
});

export const Invite = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a user' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await expectShown(await dialog.findByText('Enter a name.'));
    await expect(dialog.getByLabelText('Name')).toHaveFocus();
  },
});

export const UserOfSecondStep = meta.story({
  args: { path: `/admin/users?user=${alex?.id}` },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Alex Morgan' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Turn off two-factor authentication' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expectShown(
      question.getByRole('heading', { name: 'Turn off two-factor authentication for Alex Morgan?' }),
    );
    await expect(question.getByRole('button', { name: 'Turn off' })).toBeEnabled();
  },
});

export const WhoTakesOver = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Maya Torres' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reassign the clients of Maya Torres' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Reassign and deactivate' }));
    await expect(await dialog.findAllByText('Choose a manager.')).toHaveLength(2);
    await userEvent.selectOptions(dialog.getByLabelText('Assign all to'), 'Priya Raman');
    for (const { company } of managed)
      await expect(dialog.getByLabelText(company)).toHaveDisplayValue('Priya Raman');
    // Users can't take over their own clients.
    await expect(dialog.queryByRole('option', { name: 'Maya Torres' })).toBeNull();
  },
});

export const ManyFailing = meta.story({
  args: {
    network: [fail(adminEndpoints.actOnUsers, 503, 'The database is away.'), ...usersNetwork(many)],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1–25 of 240');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Alex Morgan 1' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Maya Torres 2' }));
    const bar = within(canvas.getByRole('region', { name: 'Selected rows' }));
    await userEvent.click(bar.getByRole('button', { name: 'Sign out everywhere' }));
    // Looked up each time, because a toast that changes its type gets a new element.
    await waitFor(() => expect(screen.getByText('Couldn’t sign out 2 users')).toBeVisible());
    // The selection remains, so that the action can be retried.
    await expect(canvas.getByRole('checkbox', { name: 'Select Maya Torres 2' })).toBeChecked();
    await expectShown(bar.getByText('2 selected'));
    // The toast leaves the bar in view.
    const end = canvas.getByRole('region', { name: 'Selected rows' }).getBoundingClientRect().top;
    const toast = () => screen.getByText('The database is away.').getBoundingClientRect().bottom;
    await waitFor(() => expect(toast()).toBeLessThan(end));
  },
});
