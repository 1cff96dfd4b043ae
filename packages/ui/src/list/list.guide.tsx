import type { Guide } from '@uplift/storybook/guide';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { List } from './index.ts';

export default {
  use: [
    'Several short points of equal weight.',
    'Steps or a ranking with `variant="ordered"`. A list can continue another with `start`.',
    'What is included and what isn’t, with icons and `variant="plain"`.',
  ],
  avoid: [
    'For terms and their values, use `DataList`.',
    'For several values per row, use `Table`.',
    'For events with dates, use `Timeline`. For the steps of a form, use `Stepper`.',
    'In articles and Markdown, use plain elements inside `Prose`.',
  ],
  anatomy: `<List.Root variant="plain">
  <List.Item icon={Check} tone="success">
    One workflow measurably better within 30 days
  </List.Item>
  <List.Item>A weekly call</List.Item>
</List.Root>`,
  examples: [
    {
      do: {
        text: 'Number the items only if their order matters.',
        content: (
          <List.Root variant="ordered">
            <List.Item>Choose whom we talk to</List.Item>
            <List.Item>Give us read access</List.Item>
            <List.Item>Approve the plan</List.Item>
          </List.Root>
        ),
      },
      dont: {
        text: 'Dashes typed into text aren’t a list for screen readers.',
        content: (
          <Stack gap={1}>
            <Text>- Choose whom we talk to</Text>
            <Text>- Give us read access</Text>
            <Text>- Approve the plan</Text>
          </Stack>
        ),
      },
    },
    {
      do: {
        text: 'Say in words what the icon shows.',
        content: (
          <List.Root variant="plain">
            <List.Item icon={Check} tone="success">
              Documentation is included
            </List.Item>
            <List.Item icon={Minus} tone="subtle">
              Training isn’t included
            </List.Item>
          </List.Root>
        ),
      },
      dont: {
        text: 'The icons are hidden from screen readers, so both items sound included.',
        content: (
          <List.Root variant="plain">
            <List.Item icon={Check} tone="success">
              Documentation
            </List.Item>
            <List.Item icon={Minus} tone="subtle">
              Training
            </List.Item>
          </List.Root>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Announced as a list with the number of its items. Ordered lists also announce the numbers.',
    'With `variant="plain"`, it remains a list in Safari too, which otherwise drops lists without markers.',
    'Icons are decorative: the text of the item must say the same.',
  ],
} satisfies Guide;
