import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { projectEndpoints } from '@uplift/data-client/contract/project';
import {
  answer,
  fail,
  pending,
  sampleClientDetail,
  sampleDeletionRequest,
  samplePendingDeletions,
  sampleScheduledDeletion,
} from '@uplift/data-client/testing';

import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectShown } from '../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../app/testing/site-network.ts';
import { SitePage } from '../../../app/testing/site-page.tsx';
import { clientsNetwork, many } from './testing/clients-network.ts';

const { id, company } = sampleClientDetail;

const meta = preview.meta({
  title: 'Pages/Admin/Clients',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/users/clients', asAdmin: true, network: clientsNetwork() },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const Clients = meta.story({
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('link', { name: company }));
    await expect(canvas.getByRole('tab', { name: 'Clients' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const RowMenuAtThePointer = meta.story({
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(company) });
    fireEvent.contextMenu(within(row).getByRole('link', { name: company }), { clientX: 200, clientY: 200 });
    const atPointer = within(await screen.findByRole('menu'));
    const names = atPointer.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(within(row).getByRole('button', { name: `Actions for ${company}` }));
    const behindButton = within(await screen.findByRole('menu'));
    await expect(behindButton.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(names);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    // Outside of the rows, the browser opens its own menu.
    await expect(fireEvent.contextMenu(canvas.getByRole('columnheader', { name: /Manager/ }))).toBe(true);
    await expect(screen.queryByRole('menu')).toBeNull();
  },
});

export const ManagerPreview = meta.story({
  play: async ({ canvas }) => {
    const [manager] = await canvas.findAllByRole('link', { name: 'Maya Torres' });
    if (!manager) throw new Error('No client has a manager.');
    await userEvent.hover(manager);
    await expectShown(await screen.findByText(/maya@uplift.example/));
    await expect(manager).toHaveAttribute('href', expect.stringContaining('/admin/users?user='));
  },
});

export const ClientsLoading = meta.story({
  args: { network: [pending(adminEndpoints.listClients), ...clientsNetwork()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Clients' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const ClientsNotFound = meta.story({
  args: { path: '/admin/users/clients?q=unknown' },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { name: 'Nothing matches' }));
  },
});

export const ClientsFailing = meta.story({
  args: { network: [fail(adminEndpoints.listClients, 403, 'Only admins may do this.'), ...clientsNetwork()] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Only admins may do this.'));
  },
});

export const ClientsMany = meta.story({
  args: { network: clientsNetwork(many) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('1–25 of 240'));
  },
});

export const ClientOpen = meta.story({
  args: { path: `/admin/users/clients?client=${id}` },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: company }));
    await expect(await sheet.findByLabelText('Company')).toHaveValue(company);
    await expectShown(sheet.getByText('jordan@northside.example'));
    await expectShown(await sheet.findByText('Manager: none → Maya Torres'));
    await expectShown(await sheet.findByText(/^The client has agreed/));
    await userEvent.click(sheet.getByRole('button', { name: 'Draft success story' }));
    await expectShown(await sheet.findByText('There is nothing to tell yet.'));
  },
});

/** The client asks to have its data erased, and an admin decides. */
export const ClientAsksForDeletion = meta.story({
  args: {
    path: `/admin/users/clients?client=${id}`,
    network: [
      answer(projectEndpoints.getDeletionRequest, { request: sampleDeletionRequest }, { once: true }),
      answer(projectEndpoints.getDeletionRequest, { request: sampleScheduledDeletion }),
      answer(projectEndpoints.closeDeletionRequest, sampleScheduledDeletion),
      ...clientsNetwork(),
    ],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: company }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Schedule erasure' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Schedule erasure' }));
    await expectShown(await screen.findByText('Erasure scheduled'));
    await expectShown(await sheet.findByText(/^This client will be erased on /));
  },
});

/** The erasure is scheduled and can still be canceled. */
export const ClientErasureScheduled = meta.story({
  args: {
    path: `/admin/users/clients?client=${id}`,
    network: [
      answer(projectEndpoints.getDeletionRequest, { request: sampleScheduledDeletion }, { once: true }),
      answer(projectEndpoints.closeDeletionRequest, { ...sampleScheduledDeletion, state: 'declined' }),
      ...clientsNetwork(),
    ],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: company }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Cancel erasure' }));
    await expectShown(await screen.findByText('Erasure canceled'));
    await waitFor(() => expect(sheet.queryByRole('button', { name: 'Cancel erasure' })).toBeNull());
    await expectShown(await sheet.findByRole('button', { name: 'Erase client' }));
  },
});

/** The client has withdrawn the request in the meantime. */
export const ClientErasureRefused = meta.story({
  args: {
    path: `/admin/users/clients?client=${id}`,
    network: [
      answer(projectEndpoints.getDeletionRequest, { request: sampleDeletionRequest }),
      fail(projectEndpoints.closeDeletionRequest, 409, 'This request is already withdrawn.'),
      ...clientsNetwork(),
    ],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: company }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Decline' }));
    await expectShown(await screen.findByText('This request is already withdrawn.'));
  },
});

/** An admin starts the erasure. */
export const ClientErasureStarted = meta.story({
  args: {
    path: `/admin/users/clients?client=${id}`,
    network: [fail(projectEndpoints.requestDeletion, 409, 'There’s already a request.'), ...clientsNetwork()],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: company }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Erase client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase this client in 14 days?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule erasure' }));
    await expectShown(await dialog.findByText('Enter a reason.'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'The contract has ended.');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule erasure' }));
    await expectShown(await dialog.findByText('There’s already a request.'));
  },
});

/** Pending requests of all clients, above the list. */
export const ClientsToErase = meta.story({
  args: {
    network: [
      answer(adminEndpoints.listPendingDeletions, { data: [...samplePendingDeletions] }),
      ...clientsNetwork(),
    ],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Erasure requests'));
    await expectShown(canvas.getByText(/^requested erasure on .* Waiting for a decision\.$/));
    await expectShown(canvas.getByText(/^will be erased on /));
  },
});

export const ClientsToEraseFailing = meta.story({
  args: {
    network: [
      fail(adminEndpoints.listPendingDeletions, 403, 'Only admins may do this.'),
      ...clientsNetwork(),
    ],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Couldn’t load the erasure requests'));
  },
});

export const ClientChangedMeanwhile = meta.story({
  args: {
    path: `/admin/users/clients?client=${id}`,
    network: [
      answer(adminEndpoints.getClient, sampleClientDetail, { once: true }),
      answer(adminEndpoints.getClient, { ...sampleClientDetail, company: 'Northside Climate', version: 4 }),
      fail(adminEndpoints.updateClient, 409, 'Someone else changed this client.'),
      ...clientsNetwork(),
    ],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: company }));
    const field = await sheet.findByLabelText('Company');
    await userEvent.clear(field);
    await userEvent.type(field, 'Northside Air');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expectShown(
      await sheet.findByText('Their changes: Company “Northside Climate”.', { exact: false }),
    );
    await expect(field).toHaveValue('Northside Air');
  },
});

export const PersonChanged = meta.story({
  args: { path: `/admin/users/clients?client=${id}` },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: company }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Actions for Jordan Reed' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Jordan Reed' }));
    const name = dialog.getByLabelText('Name');
    await expect(name).toHaveValue('Jordan Reed');
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectShown(dialog.getByText('Enter a name.'));
  },
});

export const NewClient = meta.story({
  args: {
    network: [
      fail(adminEndpoints.createClient, 409, 'Taken.', {
        errors: {
          'person.email': ['An account with this e-mail address already exists.'],
        },
      }),
      ...clientsNetwork(),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a client' }));
    // The form loads after the dialog has opened.
    await waitFor(() => expect(dialog.getByLabelText('Company')).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Add and invite' }));
    await expectShown(dialog.getByText('Enter a company name.'));
    await expect(dialog.getByLabelText('Company')).toHaveFocus();
    await userEvent.type(dialog.getByLabelText('Company'), 'Brook & Vale');
    await userEvent.type(dialog.getByLabelText('Contact name'), 'Kim Brook');
    await userEvent.type(dialog.getByLabelText('Contact e-mail'), 'kim@brook.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Add and invite' }));
    await expectShown(await dialog.findByText('An account with this e-mail address already exists.'));
    await expect(dialog.getByLabelText('Contact e-mail')).toHaveFocus();
  },
});
