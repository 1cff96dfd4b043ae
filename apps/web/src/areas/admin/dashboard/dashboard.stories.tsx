import { adminEndpoints } from '@uplift/data-client/contract/admin';
import {
  answer,
  fail,
  pending,
  sampleJobQueues,
  sampleLeadSummaries,
  sampleOverview,
  samplePendingDeletions,
  sampleWebhooks,
} from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent } from 'storybook/test';
import { expectShown } from '../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../app/testing/site-network.ts';
import { SitePage } from '../../../app/testing/site-page.tsx';

const quiet = {
  ...sampleOverview,
  leads: { current: 0, previous: 0 },
  leadStates: { new: 0, contacted: 0, won: 0, lost: 0 },
  wonLeads: { current: 0, previous: 0 },
  lostLeads: { current: 0, previous: 0 },
  pageViews: { current: 0, previous: 0 },
  byDay: sampleOverview.byDay.map(({ day }) => ({ day, pageViews: 0, leads: 0 })),
  topPages: [],
  topReferrers: [],
  openErrors: { total: 0, recent: 0 },
  heldBackLeads: 0,
  failedJobs: 0,
};

const page = { page: 1, pageSize: 5 };
const newLeads = sampleLeadSummaries.filter(({ state }) => state === 'new');

const [rosa] = newLeads;

const lists = [
  answer(adminEndpoints.listLeads, { ...page, data: newLeads, total: newLeads.length }),
  answer(adminEndpoints.listPendingDeletions, { data: [...samplePendingDeletions] }),
  answer(adminEndpoints.listJobQueues, { data: [...sampleJobQueues], outbox: false }),
  answer(adminEndpoints.listWebhooks, { ...page, data: sampleWebhooks.slice(1, 2), total: 1 }),
];

const emptyLists = [
  answer(adminEndpoints.listLeads, { ...page, data: [], total: 0 }),
  answer(adminEndpoints.listPendingDeletions, { data: [] }),
  answer(adminEndpoints.listWebhooks, { ...page, data: [], total: 0 }),
];

const meta = preview.meta({
  title: 'Pages/Admin/Overview',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/admin/dashboard',
    asAdmin: true,
    network: [answer(adminEndpoints.getOverview, sampleOverview), ...lists],
  },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const Overview = meta.story({
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('4,260'));
    await expectShown(canvas.getByText('▲ 20% vs. previous 30 days'));
    await expectShown(canvas.getByText('6 · 33%'));
    await expectShown(canvas.getByText('of 10 decided, previously 57%'));
    await expectShown(canvas.getByRole('link', { name: '2 leads held as possible spam' }));
    await expectShown(await canvas.findByRole('link', { name: 'Rosa Lindqvist' }));
    await expect(await canvas.findByRole('link', { name: '1 webhook failing or disabled' })).toHaveAttribute(
      'href',
      '/admin/webhooks?state=failing&state=disabled',
    );
  },
});

export const OverviewLeadContacted = meta.story({
  args: {
    network: [
      answer(adminEndpoints.actOnLeads, { outcomes: [{ id: rosa?.id ?? '', problem: null }] }),
      answer(adminEndpoints.getOverview, sampleOverview),
      ...lists,
    ],
  },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Mark as contacted/ });
    await userEvent.click(button as HTMLElement);
    await expectShown(await screen.findByText('Marked as contacted: Rosa Lindqvist'));
    await expectShown(screen.getByRole('button', { name: 'Undo' }));
  },
});

export const OverviewLoading = meta.story({
  args: { network: [pending(adminEndpoints.getOverview)] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('status', { name: 'Loading the overview' }));
  },
});

export const OverviewEmpty = meta.story({
  args: { network: [answer(adminEndpoints.getOverview, quiet), ...emptyLists] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Nothing to decide.'));
    await expectShown(await canvas.findByText('All leads are contacted.'));
    await expectShown(canvas.getByRole('link', { name: 'No failed jobs' }));
    await expectShown(canvas.getByText('No visitors in this period.'));
  },
});

export const OverviewFailing = meta.story({
  args: { network: [fail(adminEndpoints.getOverview, 403, 'Only admins may do this.')] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Only admins may do this.'));
  },
});
