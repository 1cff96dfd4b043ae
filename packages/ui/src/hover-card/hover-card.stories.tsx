import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { HoverCard } from './index.ts';

const meta = preview.meta({
  title: 'Components/Overlays/HoverCard',
  tags: ['new'],
  component: HoverCard.Content,
  args: {
    children: (
      <div style={{ display: 'flex', gap: '0.75rem' }}>
        <Avatar.Root name="Maya Ortiz" decorative />
        <Stack gap={1}>
          <strong>Maya Ortiz</strong>
          <Text size="sm" tone="muted">
            Manager · maya@uplift.example
          </Text>
        </Stack>
      </div>
    ),
  },
  render: (args) => (
    <HoverCard.Root>
      <HoverCard.Trigger asChild>
        <Link href="#maya">Maya Ortiz</Link>
      </HoverCard.Trigger>
      <HoverCard.Content {...args} />
    </HoverCard.Root>
  ),
  // Each story has its own iframe. On one docs page, the open cards would overlap.
  parameters: { docs: { story: { inline: false, height: '220px' } } },
});

const trigger = () => screen.getByRole('link', { name: 'Maya Ortiz' });
const card = () => screen.queryByText(/maya@uplift.example/);

export const Closed = meta.story();

export const Open = meta.story({
  tags: ['visual'],
  render: (args) => (
    <HoverCard.Root defaultOpen>
      <HoverCard.Trigger asChild>
        <Link href="#maya">Maya Ortiz</Link>
      </HoverCard.Trigger>
      <HoverCard.Content {...args} />
    </HoverCard.Root>
  ),
});

export const OpensOnHover = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    await userEvent.hover(trigger());
    await waitFor(() => expect(card()).toBeVisible());
    await userEvent.unhover(trigger());
    await waitFor(() => expect(card()).toBeNull());
  },
});

export const OpensOnFocusAndClosesOnEscape = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    await userEvent.tab();
    await expect(trigger()).toHaveFocus();
    await waitFor(() => expect(card()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card()).toBeNull());
    await expect(trigger()).toHaveFocus();
  },
});
