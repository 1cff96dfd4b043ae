import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Tooltip, TooltipProvider } from './index.ts';

const meta = preview.meta({
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: 'Hours saved in the last four weeks',
    children: <Button variant="secondary">48 hrs</Button>,
  },
  decorators: [
    (Story) => (
      <TooltipProvider>
        <div style={{ padding: '4rem' }}>
          <Story />
        </div>
      </TooltipProvider>
    ),
  ],
});

export const Default = meta.story();

export const Open = meta.story({ tags: ['visual'], args: { open: true } });

export const OpenInitially = meta.story({
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(screen.getByRole('tooltip')).toBeInTheDocument();
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

export const OwnDelay = meta.story({
  args: { openDelay: 0 },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    // Without a delay, the tooltip doesn't count as delayed.
    await waitFor(() => expect(canvas.getByRole('button')).not.toHaveAttribute('data-state', 'closed'), {
      timeout: 500,
    });
    await expect(screen.getByRole('tooltip')).toBeInTheDocument();
  },
});

export const OpensAfterTheDelay = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'delayed-open'));
    await expect(screen.getByRole('tooltip')).toBeInTheDocument();
  },
});

export const NextOneOpensAtOnce = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => (
    <Cluster gap={10}>
      <Tooltip content="First">
        <Button variant="secondary">One</Button>
      </Tooltip>
      <Tooltip content="Second">
        <Button variant="secondary">Two</Button>
      </Tooltip>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'One' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('First'), { timeout: 15_000 });
    await userEvent.unhover(canvas.getByRole('button', { name: 'One' }));
    const next = canvas.getByRole('button', { name: 'Two' });
    // Moves the pointer repeatedly: the first move only shows that it isn't heading for the open tooltip.
    await waitFor(async () => {
      await userEvent.hover(next);
      return expect(screen.getByRole('tooltip')).toHaveTextContent('Second');
    });
    await expect(next).toHaveAttribute('data-state', 'instant-open');
  },
});

export const OpensOnFocus = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAccessibleDescription('Hours saved in the last four weeks'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});
