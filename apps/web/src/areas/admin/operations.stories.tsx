import { adminEndpoints } from '@uplift/data-client/contract/admin';
import {
  answer,
  fail,
  pending,
  sampleAuditEntries,
  sampleClientError,
  sampleClientErrors,
  sampleFailedJobs,
  sampleJobQueues,
  sampleOutboxMessage,
} from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, screen, within } from 'storybook/test';
import { expectShown } from '../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../app/testing/site-network.ts';
import { SitePage } from '../../app/testing/site-page.tsx';

const page = { page: 1, pageSize: 25 };
const none = { ...page, data: [], total: 0 };

const manyErrors = Array.from({ length: 25 }, (_, index) => ({
  ...sampleClientError,
  id: `error-${index}`,
  name: `${sampleClientError.name} ${index + 1}`,
}));

const errors = [
  answer(adminEndpoints.listClientErrors, { ...page, data: [...sampleClientErrors], total: 2 }),
  answer(adminEndpoints.getClientError, sampleClientError),
];
const log = [
  answer(adminEndpoints.listAuditLog, { ...page, data: [...sampleAuditEntries], total: 2 }),
  answer(adminEndpoints.getAuditChoices, {
    actors: [{ id: '00000000-0000-4000-8000-000000000101', name: 'Alex Morgan' }],
    subjects: ['user'],
  }),
];
const jobs = [
  answer(adminEndpoints.listJobQueues, { data: [...sampleJobQueues], outbox: true }),
  answer(adminEndpoints.listFailedJobs, { ...page, data: [...sampleFailedJobs], total: 2 }),
  answer(adminEndpoints.listOutbox, { ...page, data: [sampleOutboxMessage], total: 1 }),
  answer(adminEndpoints.getOutboxMessage, sampleOutboxMessage),
];

const meta = preview.meta({
  title: 'Pages/Admin/Operations',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/client-errors', asAdmin: true, network: [...errors, ...log, ...jobs] },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const ClientErrors = meta.story({
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('link', { name: sampleClientError.name }));
  },
});

export const ClientErrorsMany = meta.story({
  args: { network: [answer(adminEndpoints.listClientErrors, { ...page, data: manyErrors, total: 240 })] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('1–25 of 240'));
  },
});

export const ClientErrorsLoading = meta.story({
  args: { network: [pending(adminEndpoints.listClientErrors)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Client errors' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const ClientErrorsEmpty = meta.story({
  args: { network: [answer(adminEndpoints.listClientErrors, none)] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('No errors yet'));
  },
});

export const ClientErrorsFailing = meta.story({
  args: { network: [fail(adminEndpoints.listClientErrors, 403, 'Only admins may do this.')] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Only admins may do this.'));
  },
});

export const ClientErrorOpen = meta.story({
  args: { path: `/admin/client-errors?error=${sampleClientError.id}` },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: sampleClientError.name }));
    await expectShown(await sheet.findByRole('region', { name: 'Latest stack trace' }));
    await expect(sheet.getByRole('button', { name: 'Resolve' })).toBeEnabled();
  },
});

export const AuditLog = meta.story({
  args: { path: '/admin/audit-log' },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('link', { name: 'User updated' }));
    await expect(canvas.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/admin/audit-log/export',
    );
  },
});

export const AuditLogLoading = meta.story({
  args: { path: '/admin/audit-log', network: [pending(adminEndpoints.listAuditLog), ...log] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Audit log' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const AuditLogEmpty = meta.story({
  args: { path: '/admin/audit-log', network: [answer(adminEndpoints.listAuditLog, none), ...log] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('No changes yet'));
  },
});

export const AuditLogFailing = meta.story({
  args: {
    path: '/admin/audit-log',
    network: [fail(adminEndpoints.listAuditLog, 403, 'Only admins may do this.'), ...log],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Only admins may do this.'));
  },
});

export const AuditEntryOpen = meta.story({
  args: { path: '/admin/audit-log?entry=2' },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'User updated' }));
    await expectShown(await sheet.findByText('https://cal.example/maya'));
  },
});

export const Jobs = meta.story({
  args: { path: '/admin/jobs' },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('table', { name: 'Queues' }));
    await expectShown(await canvas.findByRole('row', { name: /^Password links 0 0 0/ }));
    await expect(await canvas.findAllByText('connect ECONNREFUSED 192.0.2.25:587')).toHaveLength(2);
  },
});

export const JobsLoading = meta.story({
  args: {
    path: '/admin/jobs',
    network: [pending(adminEndpoints.listJobQueues), pending(adminEndpoints.listFailedJobs)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Queues' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const JobsWithoutFailures = meta.story({
  args: { path: '/admin/jobs', network: [answer(adminEndpoints.listFailedJobs, none), ...jobs] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('No failed jobs'));
  },
});

export const JobsFailing = meta.story({
  args: {
    path: '/admin/jobs',
    network: [
      fail(adminEndpoints.listJobQueues, 403, 'Only admins may see queues.'),
      fail(adminEndpoints.listFailedJobs, 403, 'Only admins may see jobs.'),
    ],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Only admins may see queues.'));
    await expectShown(await canvas.findByText('Only admins may see jobs.'));
  },
});

/**
 * A text-only message: the frame of an HTML body has an opaque origin, whose requests no service worker answers.
 * `admin-operations.spec.ts` covers the frame.
 */
export const Outbox = meta.story({
  args: {
    path: `/admin/jobs?view=outbox&message=${sampleOutboxMessage.id}`,
    network: [answer(adminEndpoints.getOutboxMessage, { ...sampleOutboxMessage, html: null }), ...jobs],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: sampleOutboxMessage.subject }));
    await expectShown(await sheet.findByText(sampleOutboxMessage.text));
  },
});
