import type { Guide } from '@uplift/storybook/guide';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Tag } from '../tag/index.ts';
import { Text } from '../text/index.ts';
import { Cluster } from './index.ts';

export default {
  use: [
    'Short items of different widths side by side: buttons, tags, badges, links.',
    'A row that has to work at every width: it wraps instead of overflowing.',
    'Use `justify="between"` for a title at one end and actions at the other.',
  ],
  avoid: [
    'For columns of equal width, such as cards, use `Grid`.',
    'For buttons that form one shape, use `ButtonGroup`.',
    'For blocks below each other, use `Stack`.',
  ],
  anatomy: `<Cluster gap={3}>
  <Button>Save changes</Button>
  <Button variant="secondary">Cancel</Button>
</Cluster>`,
  examples: [
    {
      do: {
        text: 'Let items wrap to the next line.',
        content: (
          <Cluster gap={2}>
            {['Invoicing', 'Scheduling', 'Payroll', 'Reporting', 'Quotes', 'Onboarding'].map((name) => (
              <Tag key={name}>{name}</Tag>
            ))}
          </Cluster>
        ),
      },
      dont: {
        text: 'Stacked, short items waste the width and push the content below out of view.',
        content: (
          <Stack gap={2} align="start">
            {['Invoicing', 'Scheduling', 'Payroll', 'Reporting', 'Quotes', 'Onboarding'].map((name) => (
              <Tag key={name}>{name}</Tag>
            ))}
          </Stack>
        ),
      },
    },
    {
      do: {
        text: 'Put the actions at the end of the line with `justify="between"`.',
        content: (
          <Cluster justify="between" style={{ inlineSize: '100%' }}>
            <Text weight="semibold">3 open requests</Text>
            <Button size="sm" variant="secondary">
              Export
            </Button>
          </Cluster>
        ),
      },
      dont: {
        text: 'Directly after a text, the button moves whenever the text changes.',
        content: (
          <Cluster style={{ inlineSize: '100%' }}>
            <Text weight="semibold">3 open requests</Text>
            <Button size="sm" variant="secondary">
              Export
            </Button>
          </Cluster>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Has no role and isn’t announced. Screen readers and the Tab key follow the order of the children.',
    'Don’t reorder the children with CSS: what users see would differ from what they hear.',
  ],
} satisfies Guide;
