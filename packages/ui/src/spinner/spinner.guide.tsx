import type { Guide } from '@uplift/storybook/guide';
import { Button } from '../button/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Spinner } from './index.ts';

export default {
  use: [
    'Work of unknown length that usually takes a few seconds.',
    'A small place that waits: a search box, a row, a panel.',
  ],
  avoid: [
    'For content whose shape is known, use `Skeleton`. The page doesn’t jump.',
    'For work of a known or long duration, use `Progress`.',
    'In a button, set `loading` of `Button`. It contains a spinner and stays focusable.',
  ],
  anatomy: `<Spinner label="Loading messages" />`,
  examples: [
    {
      do: {
        text: 'Put it next to words that say what is loading.',
        content: (
          <Cluster gap={2}>
            <Spinner size="sm" />
            <Text>Searching clients</Text>
          </Cluster>
        ),
      },
      dont: {
        text: 'A lone spinner says neither what is loading nor where it will appear.',
        content: <Spinner size="lg" label="Loading" />,
      },
    },
    {
      do: {
        text: 'Use skeletons for a list that loads.',
        content: (
          <Stack gap={2} style={{ inlineSize: '100%' }}>
            <Skeleton width="80%" />
            <Skeleton width="60%" />
            <Skeleton width="70%" />
          </Stack>
        ),
      },
      dont: {
        text: 'Several spinners in one view compete for attention.',
        content: (
          <Stack gap={3}>
            {['Invoices', 'Reports', 'Contracts'].map((name) => (
              <Cluster key={name} gap={2}>
                <Spinner size="sm" />
                <Text>{name}</Text>
              </Cluster>
            ))}
          </Stack>
        ),
      },
    },
    {
      do: {
        text: 'Show work that a button started in the button.',
        content: <Button loading>Send report</Button>,
      },
      dont: {
        text: 'Next to the button, it moves the layout, and the button can be pressed again.',
        content: (
          <Cluster>
            <Button>Send report</Button>
            <Spinner />
          </Cluster>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'With a `label`, it has the role `status` and is announced politely.',
    'Without a `label`, it’s hidden from screen readers. Visible text next to it must say the same.',
    'It keeps turning with reduced motion, more slowly, because it has no other way to show that work goes on.',
  ],
} satisfies Guide;
