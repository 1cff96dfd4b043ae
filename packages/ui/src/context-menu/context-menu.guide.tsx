import { css } from '@emotion/react';
import type { Guide } from '@uplift/storybook/guide';
import { Button } from '../button/index.ts';
import { DropdownMenu } from '../dropdown-menu/index.ts';
import { color, radius, space } from '../foundations/tokens/index.ts';
import { Stack } from '../stack/index.ts';
import { ContextMenu } from './index.ts';

const file = css({
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.text,
});

function items(Menu: typeof ContextMenu | typeof DropdownMenu) {
  return (
    <>
      <Menu.Item>Open</Menu.Item>
      <Menu.Item>Rename</Menu.Item>
      <Menu.Separator />
      <Menu.Item danger>Delete</Menu.Item>
    </>
  );
}

export default {
  use: [
    'Shortcuts for experienced users on a file, a row or a part of a canvas.',
    'Actions that are also available elsewhere, for example in the menu of the row.',
  ],
  avoid: [
    'As the only place for an action: use `DropdownMenu` with a visible button.',
    'For commands of the whole app, use `CommandMenu`.',
    'On text and links: the browser’s own menu copies text and opens links in a new tab.',
  ],
  anatomy: `<ContextMenu.Root>
  <ContextMenu.Trigger />
  <ContextMenu.Content>
    <ContextMenu.Label />
    <ContextMenu.Item>
      <ContextMenu.Shortcut />
    </ContextMenu.Item>
    <ContextMenu.Sub>
      <ContextMenu.SubTrigger />
      <ContextMenu.SubContent />
    </ContextMenu.Sub>
    <ContextMenu.Group>
      <ContextMenu.CheckboxItem />
    </ContextMenu.Group>
    <ContextMenu.RadioGroup>
      <ContextMenu.RadioItem />
    </ContextMenu.RadioGroup>
    <ContextMenu.Separator />
    <ContextMenu.Item danger />
  </ContextMenu.Content>
</ContextMenu.Root>`,
  examples: [
    {
      do: {
        text: 'Offer the same actions in a visible menu.',
        content: (
          <Stack gap={3}>
            <ContextMenu.Root>
              <ContextMenu.Trigger asChild>
                <button type="button" css={file}>
                  Kickoff notes.pdf
                </button>
              </ContextMenu.Trigger>
              <ContextMenu.Content>{items(ContextMenu)}</ContextMenu.Content>
            </ContextMenu.Root>
            <DropdownMenu.Root>
              <DropdownMenu.Trigger asChild>
                <Button variant="secondary" size="sm">
                  File actions
                </Button>
              </DropdownMenu.Trigger>
              <DropdownMenu.Content>{items(DropdownMenu)}</DropdownMenu.Content>
            </DropdownMenu.Root>
          </Stack>
        ),
      },
      dont: {
        text: 'Nothing shows that this file has a menu, so few users find “Delete”.',
        content: (
          <ContextMenu.Root>
            <ContextMenu.Trigger asChild>
              <button type="button" css={file}>
                Contract.pdf
              </button>
            </ContextMenu.Trigger>
            <ContextMenu.Content>{items(ContextMenu)}</ContextMenu.Content>
          </ContextMenu.Root>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Shift + F10', 'Menu'], action: 'Opens the menu of the focused trigger.' },
    { keys: ['ArrowDown', 'ArrowUp'], action: 'Moves to the next or previous item, and wraps around.' },
    { keys: ['Home', 'End'], action: 'Moves to the first or last item.' },
    { keys: ['A–Z'], action: 'Moves to the item that starts with the typed letters.' },
    { keys: ['Enter', 'Space'], action: 'Selects the item and closes the menu.' },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      action: 'Opens or closes a submenu. Mirrored in right-to-left text.',
    },
    { keys: ['Escape'], action: 'Closes the menu. Focus returns to the trigger.' },
  ],
  screenReader: [
    'Announced as a menu when it opens. Start it with a `ContextMenu.Label` that names what the actions are for.',
    'The trigger isn’t announced as having a menu. Render it as something focusable, such as a button, or keyboard users can’t open it.',
    '`ContextMenu.Shortcut` is only visual. Set `aria-keyshortcuts` on the item to announce the keys.',
  ],
} satisfies Guide;
