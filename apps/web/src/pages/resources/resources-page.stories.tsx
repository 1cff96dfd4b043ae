import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { siteHandlers } from '../../app/testing/site-network.ts';
import { SitePage } from '../../app/testing/site-page.tsx';

const meta = preview.meta({
  title: 'Pages/Resources',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/resources' },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const ReadingAGuide = meta.story({
  args: { path: '/resources#what-to-automate-first' },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'What to automate first' });
    await waitFor(() => expect(sheet).toHaveTextContent('Annoyance is a poor guide.'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('link', { name: 'What to automate first' })).toHaveFocus();
  },
});

export const TickingOffAChecklist = meta.story({
  tags: ['behavior'],
  args: { path: '/resources#before-you-switch' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Before you switch over' });
    const [box] = await screen.findAllByRole('checkbox');
    if (!box) throw new Error('The checklist has boxes.');
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
});

export const ATemplateAndItsFile = meta.story({
  args: { path: '/resources#business-case' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'One-page business case' });
    const link = screen.getByRole('link', { name: 'Download sheet (.csv)' });
    await expect(link).toHaveAttribute('download', 'business-case.csv');
  },
});

export const OneKind = meta.story({
  args: { path: '/resources?kind=checklist' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 of 12 resources')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(await canvas.findByText('12 resources')).toBeVisible();
  },
});

export const FoundInTheText = meta.story({
  args: { path: '/resources?q=freight%20broker' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 of 12 resources')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: { path: '/resources?kind=template&q=submarine' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nothing about “submarine” among the templates' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Search all kinds' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Show all resources' }));
    await expect(await canvas.findByText('12 resources')).toBeVisible();
  },
});
