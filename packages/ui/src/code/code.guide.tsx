import type { Guide } from '@uplift/storybook/guide';
import { Kbd } from '../kbd/index.ts';
import { Text } from '../text/index.ts';
import { Code, CodeBlock } from './index.ts';

export default {
  use: [
    '`Code` for names, values and commands within a sentence.',
    '`CodeBlock` for lines of code, configuration or output. Set `copyable` if users paste them elsewhere.',
    'Set `showLabel` if the file name helps, and always pass `label`: it names the block.',
  ],
  avoid: [
    'For keys to press, use `Kbd`.',
    'For a value whose main use is to copy it, such as a link or an API key, use `CopyButton` next to it.',
    'For numbers, use `Text` with `tabular`.',
  ],
  anatomy: `<Text>Install <Code>@uplift/ui</Code> first.</Text>

<CodeBlock label="save.tsx" showLabel copyable>
  {source}
</CodeBlock>`,
  examples: [
    {
      do: {
        text: 'Name the block by what it contains.',
        content: (
          <CodeBlock label="Webhook" showLabel copyable style={{ inlineSize: '100%' }}>
            {'curl -X POST \\\n  -d event=lead.created \\\n  https://uplift.example/hooks'}
          </CodeBlock>
        ),
      },
      dont: {
        text: 'Commands in running text break anywhere and are hard to copy.',
        content: (
          <Text>
            Run curl -X POST -d event=lead.created https://uplift.example/hooks to test your webhook.
          </Text>
        ),
      },
    },
    {
      do: {
        text: 'Use `Code` for what users type or read in a file, and `Kbd` for keys.',
        content: (
          <Text>
            Set <Code>timeout</Code> to <Code>30</Code>, and press <Kbd>Enter</Kbd>.
          </Text>
        ),
      },
      dont: {
        text: 'Code isn’t a way to emphasize words.',
        content: (
          <Text>
            Our <Code>fixed price</Code> has no <Code>hidden costs</Code>.
          </Text>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the copy button, if there is one, and then to the code.' },
    { keys: ['←', '→'], action: 'Scrolls long lines, while the code has focus.' },
    { keys: ['Enter', 'Space'], action: 'Copies the code, on the copy button.' },
  ],
  screenReader: [
    'A block is announced as a region with its `label`. Give each block of a page its own.',
    'After copying, “Copied” is announced politely.',
    'Code runs from left to right, also on right-to-left pages. Most screen readers skip punctuation, so explain the code in the text around it.',
  ],
} satisfies Guide;
