import type { Guide } from '@uplift/storybook/guide';
import { Cluster } from '../cluster/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { GoldenShield } from './index.ts';

export default {
  use: [
    'The commitment of the company, next to the words that it promises.',
    'Once on a page, as its most valuable mark.',
  ],
  avoid: [
    'For a success or an approval, use `Alert` or `Badge` with the tone `success`. Gold means a promise.',
    'For decoration or a bullet, use `Icon`.',
    'For a security note, use `Icon` with a lock.',
  ],
  anatomy: `<GoldenShield />

<GoldenShield label="Guaranteed" />`,
  examples: [
    {
      do: {
        text: 'Show it large, next to what is guaranteed.',
        content: (
          <Cluster justify="center" gap={5}>
            <GoldenShield style={{ inlineSize: '5rem' }} />
            <Stack gap={1}>
              <Text weight="semibold">Hours saved or money back</Text>
              <Text tone="muted">Within 30 days, in writing.</Text>
            </Stack>
          </Cluster>
        ),
      },
      dont: {
        text: 'Repeated as a bullet, it promises everything and nothing.',
        content: (
          <Stack gap={2}>
            {['Fast replies', 'Modern tools', 'Friendly team'].map((text) => (
              <Cluster key={text} gap={2}>
                <GoldenShield style={{ inlineSize: '1.5rem' }} />
                <Text>{text}</Text>
              </Cluster>
            ))}
          </Stack>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Decorative by default. Next to words that say the same, leave it so.',
    'Standing alone, it needs a `label`. Then it’s announced as an image with that name.',
  ],
} satisfies Guide;
