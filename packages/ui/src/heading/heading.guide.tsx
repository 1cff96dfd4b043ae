import type { Guide } from '@uplift/storybook/guide';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Heading } from './index.ts';

export default {
  use: [
    'The title of a page (`level={1}`, once) and of each part below it.',
    'Choose `level` by the outline and `size` by the design: a card in the third level can have a small heading.',
    'Use `size="display"` only for the headline of a landing page.',
  ],
  avoid: [
    'For large or bold text that starts no part of the page, use `Text`.',
    'For the short line above a heading, use `Eyebrow`.',
    'For a figure with its label, use `Stat`.',
    'For the question above a group of controls, use `Fieldset`.',
  ],
  anatomy: `<Heading level={2} size="lg">
  What we automate
</Heading>`,
  examples: [
    {
      do: {
        text: 'Levels follow the outline, without gaps. Sizes follow the design.',
        content: (
          <Stack gap={3}>
            <Heading level={3} size="md">
              What we automate
            </Heading>
            <Heading level={4} size="sm">
              Invoicing
            </Heading>
            <Text>Reminders go out on their own.</Text>
          </Stack>
        ),
      },
      dont: {
        text: 'Bold text looks like a heading, but screen readers can’t jump to it.',
        content: (
          <Stack gap={3}>
            <Text size="xl" weight="semibold">
              What we automate
            </Text>
            <Text size="lg" weight="semibold">
              Invoicing
            </Text>
            <Text>Reminders go out on their own.</Text>
          </Stack>
        ),
      },
    },
    {
      do: {
        text: 'Say what the part is about, in a few words.',
        content: (
          <Heading level={3} size="md">
            Four weeks from audit to first result
          </Heading>
        ),
      },
      dont: {
        text: '“Overview” and “Details” fit everything, so they say nothing.',
        content: (
          <Heading level={3} size="md">
            Overview
          </Heading>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Announced as a heading with its level. Many users move through a page by its headings first.',
    'Don’t skip levels on the way down: after `h2` comes `h3`. `size` has no effect on the level.',
    'Give it an `id` and point the `aria-labelledby` of its `Section` or `Card` to it.',
  ],
} satisfies Guide;
