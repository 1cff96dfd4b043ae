import { css } from '@emotion/react';
import preview from '@uplift/storybook/preview';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { color, radius, space } from '../foundations/tokens/index.ts';
import { ContextMenu } from './index.ts';

const onSelect = fn();

const area = css({
  display: 'grid',
  placeItems: 'center',
  blockSize: '8rem',
  padding: space[4],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.textMuted,
});

const meta = preview.meta({
  title: 'Components/Overlays/ContextMenu',
  tags: ['new'],
  component: ContextMenu.Content,
  args: {
    children: (
      <>
        <ContextMenu.Label>Kickoff notes.pdf</ContextMenu.Label>
        <ContextMenu.Item onSelect={() => onSelect('open')}>
          Open
          <ContextMenu.Shortcut>Enter</ContextMenu.Shortcut>
        </ContextMenu.Item>
        <ContextMenu.Item onSelect={() => onSelect('rename')}>Rename</ContextMenu.Item>
        <ContextMenu.Sub>
          <ContextMenu.SubTrigger>Move to</ContextMenu.SubTrigger>
          <ContextMenu.SubContent>
            <ContextMenu.Item onSelect={() => onSelect('contracts')}>Contracts</ContextMenu.Item>
            <ContextMenu.Item>Reports</ContextMenu.Item>
          </ContextMenu.SubContent>
        </ContextMenu.Sub>
        <ContextMenu.CheckboxItem checked onCheckedChange={(checked) => onSelect(checked)}>
          Pinned
        </ContextMenu.CheckboxItem>
        <ContextMenu.Separator />
        <ContextMenu.Item danger>Delete</ContextMenu.Item>
      </>
    ),
  },
  render: (args) => (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild>
        <button type="button" css={area}>
          Kickoff notes.pdf
        </button>
      </ContextMenu.Trigger>
      <ContextMenu.Content {...args} />
    </ContextMenu.Root>
  ),
  beforeEach: () => {
    onSelect.mockClear();
  },
  // Each story has its own iframe. On one docs page, the open menus would overlap.
  parameters: { docs: { story: { inline: false, height: '360px' } } },
});

const trigger = () => screen.getByRole('button', { name: 'Kickoff notes.pdf' });
const item = (name: string) => screen.getByRole('menuitem', { name });

async function openAt(clientX: number, clientY: number): Promise<HTMLElement> {
  await userEvent.pointer({ keys: '[MouseRight]', target: trigger(), coords: { clientX, clientY } });
  return screen.findByRole('menu');
}

export const Closed = meta.story();

export const Open = meta.story({
  tags: ['visual'],
  play: async () => {
    const styleElements = document.querySelectorAll('style:not([data-emotion])').length;
    const menu = await openAt(60, 60);
    await waitFor(() => expect(menu).toBeVisible());
    await waitFor(() => expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(60));
    await expect(menu.getBoundingClientRect().left).toBeLessThan(80);
    // A strict Content Security Policy blocks style elements added by scripts.
    await expect(document.querySelectorAll('style:not([data-emotion])')).toHaveLength(styleElements);
  },
});

// Radix sets it on the item that the pointer or the arrow keys are at.
const highlighted = { 'data-highlighted': '' };

export const States = meta.story({
  args: {
    children: (
      <>
        <ContextMenu.Item>Default</ContextMenu.Item>
        <ContextMenu.Item {...highlighted}>Highlighted</ContextMenu.Item>
        <ContextMenu.Item disabled>Disabled</ContextMenu.Item>
        <ContextMenu.Sub>
          <ContextMenu.SubTrigger>With submenu</ContextMenu.SubTrigger>
          <ContextMenu.SubContent />
        </ContextMenu.Sub>
        <ContextMenu.CheckboxItem checked>Checked</ContextMenu.CheckboxItem>
        <ContextMenu.CheckboxItem checked={false}>Not checked</ContextMenu.CheckboxItem>
        <ContextMenu.Separator />
        <ContextMenu.Item danger>Danger</ContextMenu.Item>
        <ContextMenu.Item danger {...highlighted}>
          Danger, highlighted
        </ContextMenu.Item>
      </>
    ),
  },
  play: async () => {
    await openAt(60, 60);
  },
});

export const KeysMoveAndChoose = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    trigger().focus();
    // What browsers send for Shift+F10 and the context menu key.
    fireEvent.contextMenu(trigger(), { clientX: 60, clientY: 60 });
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Open')).toHaveFocus());
    await userEvent.keyboard('m');
    await waitFor(() => expect(item('Move to')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(item('Contracts')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await expect(onSelect).toHaveBeenCalledWith('contracts');
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
});

export const EscapeAndAPressOutsideClose = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    await openAt(60, 60);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openAt(60, 60);
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(onSelect).not.toHaveBeenCalled();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async () => {
    await expect(await openAt(300, 60)).toHaveAttribute('dir', 'rtl');
  },
});
