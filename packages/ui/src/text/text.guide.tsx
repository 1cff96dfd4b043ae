import type { Guide } from '@uplift/storybook/guide';
import { Stack } from '../stack/index.ts';
import { Text } from './index.ts';

export default {
  use: [
    'A paragraph in a card, a section or a dialog.',
    'Secondary text with `tone="muted"`, and notes with `tone="subtle"` and a small size.',
    'Numbers below each other with `tabular`, so that their digits align.',
    'With `asChild`, another element in the same type, such as a `<span>` or a `<time>`.',
  ],
  avoid: [
    'For titles, use `Heading`.',
    'For articles and Markdown, use `Prose`, which styles plain elements.',
    'For messages about a result or a problem, use `Alert`.',
    'For a key figure, use `Stat`.',
  ],
  anatomy: `<Text size="sm" tone="muted">
  We answer within one working day.
</Text>`,
  examples: [
    {
      do: {
        text: 'Use one tone for the message and a quieter one for the details.',
        content: (
          <Stack gap={1}>
            <Text>Your audit starts on Monday, December 7.</Text>
            <Text size="sm" tone="muted">
              We send the questions two days before.
            </Text>
          </Stack>
        ),
      },
      dont: {
        text: 'With several colors, users look for a meaning that isn’t there. Gold is reserved for the commitment.',
        content: (
          <Stack gap={1}>
            <Text tone="accent">Your audit starts on Monday, December 7.</Text>
            <Text size="sm" tone="gold">
              We send the questions two days before.
            </Text>
          </Stack>
        ),
      },
    },
    {
      do: {
        text: 'Say in words what a color means.',
        content: <Text tone="danger">Payment overdue since November 3</Text>,
      },
      dont: {
        text: 'Color alone is invisible to some users.',
        content: <Text tone="danger">November 3</Text>,
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Announced as a paragraph. Size, weight and color aren’t announced.',
    'Inside another paragraph, use `asChild` with a `<span>`: paragraphs can’t be nested.',
    'For emphasis that should be part of the meaning, use `<strong>` or `<em>`.',
  ],
} satisfies Guide;
