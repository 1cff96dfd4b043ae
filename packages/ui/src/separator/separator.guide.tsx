import type { Guide } from '@uplift/storybook/guide';
import { Cluster } from '../cluster/index.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Separator } from './index.ts';

export default {
  use: [
    'The subject changes, and space alone doesn’t show it: before the total of an invoice, between groups of actions.',
    'Use `orientation="vertical"` between items in a row, such as the groups of a toolbar.',
  ],
  avoid: [
    'Between all items of a list: a larger `gap` in a `Stack` is calmer.',
    'Around a subject: use `Card`, which has a border.',
    'Between parts of a page: use a `Section` with another `tone`.',
    'In menus: `DropdownMenu` and `ContextMenu` have a part for it.',
  ],
  anatomy: `<Stack>
  <Text>Audit, $4,800</Text>
  <Separator />
  <Text>Total, $4,800</Text>
</Stack>`,
  examples: [
    {
      do: {
        text: 'Mark the one place where the subject changes.',
        content: (
          <Stack gap={2} style={{ inlineSize: '100%' }}>
            <Cluster justify="between">
              <Text>Audit</Text>
              <Text tabular>$4,800</Text>
            </Cluster>
            <Cluster justify="between">
              <Text>Invoice reminders</Text>
              <Text tabular>$2,200</Text>
            </Cluster>
            <Separator />
            <Cluster justify="between">
              <Text weight="semibold">Total</Text>
              <Text weight="semibold" tabular>
                $7,000
              </Text>
            </Cluster>
          </Stack>
        ),
      },
      dont: {
        text: 'A line after every item makes all of them equally important.',
        content: (
          <Stack gap={2} style={{ inlineSize: '100%' }}>
            <Cluster justify="between">
              <Text>Audit</Text>
              <Text tabular>$4,800</Text>
            </Cluster>
            <Separator />
            <Cluster justify="between">
              <Text>Invoice reminders</Text>
              <Text tabular>$2,200</Text>
            </Cluster>
            <Separator />
            <Cluster justify="between">
              <Text>Total</Text>
              <Text tabular>$7,000</Text>
            </Cluster>
            <Separator />
          </Stack>
        ),
      },
    },
    {
      do: {
        text: 'Separate groups of links in a row.',
        content: (
          <Cluster>
            <Link href="#privacy">Privacy</Link>
            <Separator orientation="vertical" />
            <Link href="#terms">Terms</Link>
          </Cluster>
        ),
      },
      dont: {
        text: 'A typed line is read aloud as “vertical bar”.',
        content: (
          <Cluster>
            <Link href="#privacy">Privacy</Link>
            <span>|</span>
            <Link href="#terms">Terms</Link>
          </Cluster>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Announced as a separator, with its orientation in some screen readers.',
    'If the line only decorates, pass `aria-hidden`, so that it doesn’t interrupt reading.',
  ],
} satisfies Guide;
