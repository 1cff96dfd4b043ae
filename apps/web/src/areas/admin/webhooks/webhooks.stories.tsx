import { adminEndpoints, type Webhook } from '@uplift/data-client/contract/admin';
import {
  answer,
  answerWith,
  fail,
  pending,
  sampleAuditEntries,
  sampleUsers,
  sampleWebhookDeliveries,
  sampleWebhookDelivery,
  sampleWebhooks,
} from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectShown } from '../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../app/testing/site-network.ts';
import { SitePage } from '../../../app/testing/site-page.tsx';

/** A page of a list, as the server returns it. */
function pageOf<Row>(rows: readonly Row[], page = 1, pageSize = 25) {
  return { data: rows.slice((page - 1) * pageSize, page * pageSize), page, pageSize, total: rows.length };
}

/** Mocks the API for these webhooks. */
function webhooksNetwork(webhooks: readonly Webhook[] = sampleWebhooks) {
  return [
    answerWith(adminEndpoints.listWebhooks, ({ query: { page, pageSize, q = '' } }) =>
      pageOf(
        webhooks.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase())),
        page,
        pageSize,
      ),
    ),
    answerWith(adminEndpoints.getWebhook, ({ params: { id } }) => {
      const webhook = webhooks.find((each) => each.id === id);
      if (!webhook) throw new Error(`There is no sample webhook ${id}.`);
      return webhook;
    }),
    answer(adminEndpoints.listWebhookDeliveries, pageOf(sampleWebhookDeliveries)),
    answer(adminEndpoints.getWebhookDelivery, sampleWebhookDelivery),
    answer(adminEndpoints.listAuditLog, pageOf(sampleAuditEntries)),
    answer(adminEndpoints.listUsers, pageOf(sampleUsers.slice(0, 1))),
  ];
}

const many: readonly Webhook[] = Array.from({ length: 120 }, (_, index) => {
  const webhook = sampleWebhooks[index % sampleWebhooks.length];
  if (!webhook) throw new Error('There is no sample webhook.');
  return { ...webhook, id: `webhook-${index}`, name: `${webhook.name} ${index + 1}` };
});

const [crm, chat, , old] = sampleWebhooks;

const meta = preview.meta({
  title: 'Pages/Admin/Webhooks',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/webhooks', asAdmin: true, network: webhooksNetwork() },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const Webhooks = meta.story({
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('link', { name: 'CRM' }));
    await expectShown(canvas.getByText('Failing'));
    await expectShown(canvas.getByText('96% of 91'));
  },
});

export const WebhooksLoading = meta.story({
  args: { network: [pending(adminEndpoints.listWebhooks)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Webhooks' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const WebhooksEmpty = meta.story({
  args: { network: webhooksNetwork([]) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { name: 'No webhooks yet' }));
    const add = canvas.getByRole('button', { name: 'Add webhook' });
    await userEvent.click(add);
    await expectShown(await screen.findByRole('dialog', { name: 'Add a webhook' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(add).toHaveFocus());
  },
});

export const WebhooksNotFound = meta.story({
  args: { path: '/admin/webhooks?q=nothing' },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { name: 'Nothing matches' }));
  },
});

export const WebhooksFailing = meta.story({
  args: { network: [fail(adminEndpoints.listWebhooks, 403, 'Only admins may do this.')] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Only admins may do this.'));
  },
});

export const WebhooksMany = meta.story({
  args: { network: webhooksNetwork(many) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('1–25 of 120'));
  },
});

export const AddWebhook = meta.story({
  args: {
    network: [
      ...(crm ? [answer(adminEndpoints.createWebhook, { webhook: crm, secret: 'whsec_c2VjcmV0' })] : []),
      ...webhooksNetwork(),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add webhook' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'All events' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
    await expectShown(await dialog.findByText('Enter a name.'));
    await expectShown(dialog.getByText('Choose at least one event type.'));
    // The button is in view, however long the form is.
    const { bottom } = dialog.getByRole('button', { name: 'Add webhook' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog.getByLabelText('Name')).toHaveFocus();
    await userEvent.type(dialog.getByLabelText('Name'), 'CRM');
    await userEvent.type(dialog.getByLabelText('URL'), 'https://crm.example/hooks');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'lead.created' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
    await expectShown(await dialog.findByText('whsec_c2VjcmV0'));
    await expectShown(dialog.getByRole('button', { name: 'Copy secret' }));
  },
});

export const WebhookFailing = meta.story({
  args: { path: `/admin/webhooks/${chat?.id}` },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { level: 1, name: 'Team chat' }));
    await expectShown(canvas.getByText('Deliveries are failing'));
    await expectShown(await canvas.findByRole('link', { name: 'lead.created (test)' }));
  },
});

export const WebhookDisabled = meta.story({
  args: { path: `/admin/webhooks/${old?.id}` },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Deliveries stopped'));
    await expectShown(canvas.getByRole('button', { name: 'Resume' }));
  },
});

export const WebhookWithoutDeliveries = meta.story({
  args: {
    path: `/admin/webhooks/${crm?.id}`,
    network: [answer(adminEndpoints.listWebhookDeliveries, pageOf([])), ...webhooksNetwork()],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Send a test to see one.'));
    const [, inTable] = canvas.getAllByRole('button', { name: 'Send test event' });
    await userEvent.click(inTable as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Send a test event' });
    await expectShown(within(dialog).getByRole('button', { name: 'Send' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(inTable).toHaveFocus());
  },
});

export const DeliveryOpen = meta.story({
  args: { path: `/admin/webhooks/${chat?.id}?delivery=${sampleWebhookDelivery.id}` },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'lead.created' }));
    await expectShown(await sheet.findByText('Attempt 2: 500'));
    await expect(sheet.getByText('Nothing is listening at this address.')).toBeInTheDocument();
    await expect(sheet.getByRole('button', { name: 'Resend' })).toBeEnabled();
  },
});

export const WebhookNotSaved = meta.story({
  args: {
    path: `/admin/webhooks/${crm?.id}`,
    network: [
      fail(adminEndpoints.updateWebhook, 409, 'Someone else changed this webhook.', {
        once: true,
      }),
      pending(adminEndpoints.listUsers),
      ...webhooksNetwork(),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Settings for CRM' }));
    const name = await sheet.findByLabelText('Name');
    // Known before the admins have loaded, so that saving early keeps the owner.
    await expect(sheet.getByLabelText('Owner')).toHaveValue(crm?.ownerId);
    await userEvent.clear(name);
    await userEvent.type(name, 'Deals');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expectShown(await sheet.findByText('Couldn’t save your changes'));
    await expect(name).toHaveValue('Deals');
  },
});

export const Catalog = meta.story({
  args: { path: '/admin/webhooks/catalog' },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { name: 'lead.created' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Python' }));
    await expectShown(canvas.getByRole('region', { name: 'verify.py' }));
  },
});
