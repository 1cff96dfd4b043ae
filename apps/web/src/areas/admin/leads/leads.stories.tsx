import { adminEndpoints, type Lead } from '@uplift/data-client/contract/admin';
import {
  answer,
  answerWith,
  fail,
  pending,
  sampleLeads,
  sampleProjectTemplates,
  sampleUsers,
} from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectShown } from '../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../app/testing/site-network.ts';
import { SitePage } from '../../../app/testing/site-page.tsx';

/** Mocks the API for these leads, with the server's search and paging. */
function leadsNetwork(leads: readonly Lead[] = sampleLeads) {
  return [
    answerWith(adminEndpoints.listLeads, ({ query: { page = 1, pageSize = 25, q = '' } }) => {
      const found = leads.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
      const data = found.slice((page - 1) * pageSize, page * pageSize);
      return { data, page, pageSize, total: found.length };
    }),
    answerWith(adminEndpoints.getLead, ({ params: { id } }) => {
      const lead = leads.find((each) => each.id === id);
      if (!lead) throw new Error(`There is no sample lead ${id}.`);
      return lead;
    }),
    answer(adminEndpoints.listAuditLog, { data: [], page: 1, pageSize: 20, total: 0 }),
    answer(adminEndpoints.listProjectTemplates, { data: [...sampleProjectTemplates] }),
    answer(adminEndpoints.listUsers, {
      data: sampleUsers.filter(({ role }) => role === 'manager'),
      page: 1,
      pageSize: 100,
      total: 3,
    }),
  ];
}

const many: readonly Lead[] = Array.from({ length: 240 }, (_, index) => {
  const lead = sampleLeads[index % sampleLeads.length];
  if (!lead) throw new Error('There is no sample lead.');
  return { ...lead, id: `lead-${index}`, name: `${lead.name} ${index + 1}` };
});

const [rosa, heldBack, won] = sampleLeads;

const meta = preview.meta({
  title: 'Pages/Admin/Leads',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/leads', asAdmin: true, network: leadsNetwork() },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const Leads = meta.story({
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('link', { name: 'Rosa Lindqvist' }));
    await expectShown(canvas.getByText('Held for review'));
  },
});

export const LeadsLoading = meta.story({
  args: { network: [pending(adminEndpoints.listLeads)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Leads' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const LeadsEmpty = meta.story({
  args: { network: leadsNetwork([]) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('No leads yet'));
  },
});

export const LeadsFailing = meta.story({
  args: { network: [fail(adminEndpoints.listLeads, 403, 'Only admins may do this.')] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Only admins may do this.'));
  },
});

export const LeadsMany = meta.story({
  args: { network: leadsNetwork(many) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('1–25 of 240'));
  },
});

export const LeadOpen = meta.story({
  args: { path: `/admin/leads?lead=${rosa?.id}` },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Rosa Lindqvist' }));
    await expectShown(await sheet.findByText('Typing work orders into the accounting system'));
    await expect(sheet.getByText('$44,820 a year, paid back after 2.4 months.')).toBeInTheDocument();
  },
});

export const LeadContacted = meta.story({
  args: {
    path: `/admin/leads?lead=${rosa?.id}`,
    network: [
      ...(rosa
        ? [answer(adminEndpoints.updateLead, { ...rosa, state: 'contacted' as const, version: 2 })]
        : []),
      ...leadsNetwork(),
    ],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Rosa Lindqvist' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Mark as contacted' }));
    await waitFor(() => expect(sheet.queryByRole('button', { name: 'Mark as contacted' })).toBeNull());
    await expectShown(await sheet.findByText('Contacted'));
    await expectShown(sheet.getByRole('button', { name: 'Convert to client' }));
  },
});

export const LeadHeldBack = meta.story({
  args: { path: `/admin/leads?lead=${heldBack?.id}` },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Best Rankings' }));
    await expectShown(await sheet.findByText('The form was filled in faster than a person can type.'));
    await expect(sheet.getByRole('button', { name: 'Not spam' })).toBeEnabled();
    await expect(sheet.queryByRole('button', { name: 'Convert to client' })).toBeNull();
  },
});

export const LeadWon = meta.story({
  args: { path: `/admin/leads?lead=${won?.id}` },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Devon Okafor' }));
    await expectShown(await sheet.findByText('Brightside Dental'));
    await expectShown(sheet.getByRole('link', { name: 'Open client' }));
  },
});

export const LeadChangedMeanwhile = meta.story({
  args: {
    path: `/admin/leads?lead=${rosa?.id}`,
    network: [
      ...(rosa ? [answer(adminEndpoints.getLead, rosa, { once: true })] : []),
      ...(rosa ? [answer(adminEndpoints.getLead, { ...rosa, state: 'lost', version: 2 })] : []),
      fail(adminEndpoints.updateLead, 409, 'Someone else changed this lead.'),
      ...leadsNetwork(),
    ],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Rosa Lindqvist' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Mark as contacted' }));
    await expectShown(await screen.findByText('Its status is now “Lost”. Choose again to change it.'));
    await expectShown(await sheet.findByRole('button', { name: 'Mark as new' }));
  },
});

/** Without its choices, the form couldn't be sent. */
export const LeadBecomesClientLoading = meta.story({
  args: {
    path: `/admin/leads?lead=${rosa?.id}`,
    network: [pending(adminEndpoints.listProjectTemplates), ...leadsNetwork()],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Rosa Lindqvist' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Convert to client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Convert Harbor HVAC to a client' }));
    await expectShown(await dialog.findByRole('status', { name: 'Loading the form' }));
    await expect(dialog.queryByRole('button', { name: 'Convert to client' })).toBeNull();
  },
});

export const LeadBecomesClient = meta.story({
  args: { path: `/admin/leads?lead=${rosa?.id}` },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Rosa Lindqvist' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Convert to client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Convert Harbor HVAC to a client' }));
    await expect(await dialog.findByLabelText('Company')).toHaveValue('Harbor HVAC');
    // The button is in view, however long the form is.
    const { bottom } = dialog.getByRole('button', { name: 'Convert to client' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(dialog.getByRole('button', { name: 'Convert to client' }));
    await expectShown(await dialog.findByText('Choose a manager.'));
  },
});
