import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Text } from '../text/index.ts';
import { Collapsible } from './index.ts';

const meta = preview.meta({
  title: 'Components/Data/Collapsible',
  tags: ['new'],
  component: Collapsible.Root,
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <Collapsible.Trigger>How health is calculated</Collapsible.Trigger>
        <Collapsible.Content>
          <Text tone="muted">Overdue milestones, unanswered messages and weeks without results count.</Text>
        </Collapsible.Content>
      </>
    ),
  },
});

export const Closed = meta.story({
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'How health is calculated' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText(/Overdue milestones/)).toBeNull();
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(/Overdue milestones/)).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/Overdue milestones/)).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
});

export const Open = meta.story({ tags: ['visual'], args: { defaultOpen: true } });

export const States = meta.story({
  render: ({ children }) => (
    <StatesSheet
      component={Collapsible.Root}
      rows={{ Closed: { children }, Open: { children, defaultOpen: true } }}
      states={{ Disabled: { disabled: true } }}
    />
  ),
});

export const Controlled = meta.story({
  args: { open: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByText(/Overdue milestones/)).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const OwnTrigger = meta.story({
  args: {
    children: (
      <>
        <Collapsible.Trigger asChild>
          <Button variant="secondary">Show details</Button>
        </Collapsible.Trigger>
        <Collapsible.Content>
          <Text>12 deliveries in the last 24 hours.</Text>
        </Collapsible.Content>
      </>
    ),
  },
});

export const RightToLeft = meta.story({ args: { defaultOpen: true }, globals: { direction: 'rtl' } });

export const Narrow = meta.story({ args: { defaultOpen: true }, decorators: [narrow] });
