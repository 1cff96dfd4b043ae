import type { Guide } from '@uplift/storybook/guide';
import { Code } from '../code/index.ts';
import { Text } from '../text/index.ts';
import { Kbd } from './index.ts';

export default {
  use: ['Keys that users press, in help texts and tooltips.', 'Shortcuts: one `Kbd` per key, side by side.'],
  avoid: [
    'For text that users type, use `Code`.',
    'For the shortcut of a menu item, use `DropdownMenu.Shortcut`.',
    'For buttons of the interface, write their label in the text: “Select Save changes”.',
  ],
  anatomy: `<Text>
  Press <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> to search.
</Text>`,
  examples: [
    {
      do: {
        text: 'Put each key into its own element.',
        content: (
          <Text>
            Press <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> to find a client.
          </Text>
        ),
      },
      dont: {
        text: 'One element for all keys looks like a single key.',
        content: (
          <Text>
            Press <Kbd>Ctrl+K</Kbd> to find a client.
          </Text>
        ),
      },
    },
    {
      do: {
        text: 'Show text to type as code.',
        content: (
          <Text>
            Type <Code>Harbor</Code> and press <Kbd>Enter</Kbd>.
          </Text>
        ),
      },
      dont: {
        text: '“Harbor” isn’t on any keyboard.',
        content: (
          <Text>
            Type <Kbd>Harbor</Kbd> and press <Kbd>Enter</Kbd>.
          </Text>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Read as part of the sentence. Few screen readers announce that it is a key, so write “Press” before it.',
    'Symbols such as ⌘ and ⇧ are read differently or not at all. Write Shift, or say what to press in words as well.',
    'It only shows a shortcut. Set `aria-keyshortcuts` on the control that has it.',
  ],
} satisfies Guide;
