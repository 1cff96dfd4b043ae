import { managerEndpoints } from '@uplift/data-client/contract/manager';
import { answer, fail, pending, sampleAgenda } from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, within } from 'storybook/test';
import { expectShown } from '../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../app/testing/site-network.ts';
import { SitePage } from '../../../app/testing/site-page.tsx';

const meta = preview.meta({
  title: 'Pages/Manager/Agenda',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/manager/agenda',
    asManager: true,
    network: [answer(managerEndpoints.getAgenda, sampleAgenda)],
  },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const ThisWeek = meta.story({
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Jun 15 to Jun 21, 2026'));
    const late = canvas.getByRole('region', { name: 'Overdue' });
    await expect(
      within(late).getByRole('link', { name: 'First workflow live and measured' }),
    ).toHaveAttribute('href', '/manager/clients/6512bd43-d9ca-4e6e-9c99-0b0a82652dca');
    await expectShown(within(late).getByText('6 days overdue'));
    const turn = canvas.getByRole('region', { name: 'Needs your attention' });
    await expect(within(turn).getByRole('link', { name: 'Week of Jun 8 to Jun 14, 2026' })).toHaveAttribute(
      'href',
      '/manager/clients/6512bd43-d9ca-4e6e-9c99-0b0a82652dca/results',
    );
    await expect(canvas.getByRole('link', { name: 'This week' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Next week' })).toHaveAttribute(
      'href',
      '/manager/agenda?week=2026-06-22',
    );
  },
});

export const MoreThanFits = meta.story({
  args: { network: [answer(managerEndpoints.getAgenda, { ...sampleAgenda, more: true })] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Too many items to show'));
  },
});

export const Loading = meta.story({
  args: { network: [pending(managerEndpoints.getAgenda)] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('status', { name: 'Loading the agenda' }));
  },
});

export const Empty = meta.story({
  args: { network: [answer(managerEndpoints.getAgenda, { ...sampleAgenda, items: [] })] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Nothing due this week'));
  },
});

export const Failing = meta.story({
  args: { network: [fail(managerEndpoints.getAgenda, 403, 'Only managers and admins may do this.')] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Only managers and admins may do this.'));
  },
});
