import type { Guide } from '@uplift/storybook/guide';
import { Button } from '../button/index.ts';
import { DropdownMenu } from './index.ts';

export default {
  use: [
    'A list of actions for one thing, when there are too many for buttons.',
    'Rarely used or destructive actions that would crowd the page.',
    'View options that are on or off, or one of a few: columns, sort order.',
  ],
  avoid: [
    'To choose a value in a form, use `Select` or `RichSelect`. They have a label and are submitted.',
    'For one action or two, show buttons, for example in a `ButtonGroup`.',
    'For fields or text, use `Popover`. A menu contains only items.',
    'For commands of the whole app, use `CommandMenu`.',
  ],
  anatomy: `<DropdownMenu.Root>
  <DropdownMenu.Trigger />
  <DropdownMenu.Content>
    <DropdownMenu.Label />
    <DropdownMenu.Item>
      <DropdownMenu.Shortcut />
    </DropdownMenu.Item>
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger />
      <DropdownMenu.SubContent />
    </DropdownMenu.Sub>
    <DropdownMenu.Group>
      <DropdownMenu.CheckboxItem />
    </DropdownMenu.Group>
    <DropdownMenu.RadioGroup>
      <DropdownMenu.RadioItem />
    </DropdownMenu.RadioGroup>
    <DropdownMenu.Separator />
    <DropdownMenu.Item danger />
  </DropdownMenu.Content>
</DropdownMenu.Root>`,
  examples: [
    {
      do: {
        text: 'Start items with a verb, and put the destructive one last, after a separator.',
        content: (
          <DropdownMenu.Root>
            <DropdownMenu.Trigger asChild>
              <Button variant="secondary">Project actions</Button>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content>
              <DropdownMenu.Item>Edit</DropdownMenu.Item>
              <DropdownMenu.Item>Duplicate</DropdownMenu.Item>
              <DropdownMenu.Item>Export as PDF</DropdownMenu.Item>
              <DropdownMenu.Separator />
              <DropdownMenu.Item danger>Delete</DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Root>
        ),
      },
      dont: {
        text: 'A menu with a single item costs a press. Show a button “Export as PDF”.',
        content: (
          <DropdownMenu.Root>
            <DropdownMenu.Trigger asChild>
              <Button variant="secondary">More</Button>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content>
              <DropdownMenu.Item>Export as PDF</DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Root>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'ArrowDown'],
      action: 'On the trigger: opens the menu and moves focus to the first item.',
    },
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
    'The trigger is announced as a button with a menu, expanded or collapsed. The menu has its name.',
    'Items with a state are announced as checked or not. Give `DropdownMenu.Group` and `DropdownMenu.RadioGroup` a `label`.',
    '`DropdownMenu.Shortcut` is only visual. Set `aria-keyshortcuts` on the item, and handle the keys in your app.',
  ],
} satisfies Guide;
