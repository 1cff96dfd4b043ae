import type { Guide } from '@uplift/storybook/guide';
import { Card } from '../card/index.ts';
import { List } from '../list/index.ts';

export default {
  use: [
    'Signed-in areas with many pages and actions, where regular users save time with the keyboard.',
    'One place to search for clients, pages and commands.',
  ],
  avoid: [
    'As the only way to a page or an action: keep `SideNav` or `NavigationBar` and visible buttons.',
    'For the actions of one row or file, use `DropdownMenu`.',
    'To choose a value in a form, use `Combobox`.',
  ],
  anatomy: `<CommandMenu.Root>
  <CommandMenu.Trigger />
  <CommandMenu.Content>
    <CommandMenu.Group heading="Go to">
      <CommandMenu.Item />
    </CommandMenu.Group>
  </CommandMenu.Content>
</CommandMenu.Root>`,
  examples: [
    {
      do: {
        text: 'Call actions by a verb and pages by their name. Add `keywords` for other words that users type.',
        content: (
          <Card padding="sm">
            <List.Root variant="plain">
              <List.Item>Clients</List.Item>
              <List.Item>Invite a colleague</List.Item>
              <List.Item>Switch to the dark theme</List.Item>
            </List.Root>
          </Card>
        ),
      },
      dont: {
        text: 'Internal names and single nouns don’t match what users type.',
        content: (
          <Card padding="sm">
            <List.Root variant="plain">
              <List.Item>Entity list</List.Item>
              <List.Item>Invitation</List.Item>
              <List.Item>Theme</List.Item>
            </List.Root>
          </Card>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Ctrl + K', '⌘ + K'],
      action: 'Opens or closes the menu from anywhere. The `shortcut` of the root changes the letter.',
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      action: 'Moves through the items, skips disabled ones and wraps around.',
    },
    { keys: ['Alt + ArrowDown', 'Alt + ArrowUp'], action: 'Moves to the next or previous group.' },
    { keys: ['Home', 'End'], action: 'Moves to the first or last item.' },
    { keys: ['Enter'], action: 'Runs the item and closes the menu, unless the item has `keepOpen`.' },
    { keys: ['Tab'], action: 'Moves to the close button and back to the search.' },
    { keys: ['Escape'], action: 'Closes the menu. Focus returns to where it was.' },
  ],
  screenReader: [
    'Announced as a dialog with a combobox. Focus stays in the search, and the active item is announced as it changes.',
    'An empty result and the loading state are announced politely. Say in the text what to try next.',
    'The keys of an item’s `shortcut` and those at the foot are only visual. Your app handles the shortcuts. Give the `label` another name if the menu searches only one kind of thing.',
  ],
} satisfies Guide;
