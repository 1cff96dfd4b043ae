import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Field } from '../field/index.ts';
import { Input } from '../input/index.ts';
import { Popover } from './index.ts';

const meta = preview.meta({
  title: 'Components/Overlays/Popover',
  component: Popover.Content,
  args: {
    children: (
      <>
        <Popover.Title>Share this result</Popover.Title>
        <Popover.Description>Anyone with the link sees your figures.</Popover.Description>
        <Field label="Link">
          <Input readOnly defaultValue="https://uplift.example/calculator?r=120000" />
        </Field>
        <Cluster>
          <Popover.Close asChild>
            <Button size="sm">Done</Button>
          </Popover.Close>
        </Cluster>
      </>
    ),
  },
  render: (args) => (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button variant="secondary">Share</Button>
      </Popover.Trigger>
      <Popover.Content {...args} />
    </Popover.Root>
  ),
  // Each story has its own iframe. On one docs page, they would overlap.
  parameters: { ownWords: ['Done'], docs: { story: { inline: false, height: '380px' } } },
});

const trigger = () => screen.getByRole('button', { name: 'Share' });

async function open(): Promise<HTMLElement> {
  await userEvent.click(trigger());
  return screen.findByRole('dialog', { name: 'Share this result' });
}

async function closed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const Closed = meta.story();

export const Open = meta.story({
  tags: ['visual'],
  play: async () => {
    const styleElements = document.querySelectorAll('style:not([data-emotion])').length;
    const panel = await open();
    await waitFor(() => expect(panel).toBeVisible());
    await expect(panel).toHaveAccessibleDescription('Anyone with the link sees your figures.');
    await expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    // Under a strict Content-Security-Policy, a script can't add one.
    await expect(document.querySelectorAll('style:not([data-emotion])')).toHaveLength(styleElements);
  },
});

export const TakesFocusAndGivesItBack = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Link' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(trigger()).toHaveFocus();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await closed();
    await expect(trigger()).toHaveFocus();
  },
});

export const ClosesByAPressOutside = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    await open();
    await userEvent.click(document.body);
    await closed();
  },
});

export const Anchored = meta.story({
  render: (args) => (
    <Popover.Root defaultOpen>
      <Popover.Anchor>Next to this line of text, which opens nothing itself.</Popover.Anchor>
      <Popover.Content {...args} />
    </Popover.Root>
  ),
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: '4rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const panel = await open();
    await waitFor(() => expect(panel.getAnimations()).toHaveLength(0));
    await expect(panel.getBoundingClientRect().right).toBeCloseTo(trigger().getBoundingClientRect().right, 0);
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const panel = await open();
    await waitFor(() => expect(panel.getAnimations()).toHaveLength(0));
    const { left, right } = panel.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(8);
    await expect(right).toBeLessThanOrEqual(window.innerWidth - 8);
  },
});
