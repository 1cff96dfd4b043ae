import type { Guide } from '@uplift/storybook/guide';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Heading } from '../heading/index.ts';
import { Text } from '../text/index.ts';
import { Stack } from './index.ts';

export default {
  use: [
    'Blocks follow each other from top to bottom with the same gap: the fields of a form, the content of a card.',
    'Nest stacks for groups: a small `gap` inside a group, a larger one between groups.',
    'Use `align="start"` for buttons and badges, which would otherwise stretch to the full width.',
  ],
  avoid: [
    'For short items side by side, use `Cluster`.',
    'For equal columns, use `Grid`.',
    'For articles and Markdown, use `Prose`: headings need more space above than below.',
    'For bullets or numbers, use `List`.',
  ],
  anatomy: `<Stack gap={3}>
  <Heading level={3}>Invoice reminders</Heading>
  <Text>Saves six hours a week.</Text>
</Stack>`,
  examples: [
    {
      do: {
        text: 'Put what belongs together closer together.',
        content: (
          <Stack gap={5} align="start">
            <Stack gap={1}>
              <Heading level={4}>Invoice reminders</Heading>
              <Text tone="muted">Saves six hours a week.</Text>
            </Stack>
            <Button size="sm">Turn on</Button>
          </Stack>
        ),
      },
      dont: {
        text: 'The same gap everywhere hides which text belongs to which heading.',
        content: (
          <Stack gap={5} align="start">
            <Heading level={4}>Invoice reminders</Heading>
            <Text tone="muted">Saves six hours a week.</Text>
            <Button size="sm">Turn on</Button>
          </Stack>
        ),
      },
    },
    {
      do: {
        text: 'Align badges and buttons to the start, so that they keep their width.',
        content: (
          <Card style={{ inlineSize: '100%' }}>
            <Stack gap={3} align="start">
              <Badge tone="success">Running</Badge>
              <Text>Quotes to invoices</Text>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: 'Stretched, a badge looks like a banner.',
        content: (
          <Card style={{ inlineSize: '100%' }}>
            <Stack gap={3}>
              <Badge tone="success">Running</Badge>
              <Text>Quotes to invoices</Text>
            </Stack>
          </Card>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Has no role and isn’t announced. Its children are read from top to bottom.',
    'If the children are items of a list, render it as one with `asChild` and a `<ul>`.',
  ],
} satisfies Guide;
