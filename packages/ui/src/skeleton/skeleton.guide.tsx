import type { Guide } from '@uplift/storybook/guide';
import { Card } from '../card/index.ts';
import { Stack } from '../stack/index.ts';
import { Skeleton } from './index.ts';

export default {
  use: [
    'Content whose shape is known while it loads: cards, rows, a profile.',
    'The first load of a page, so that nothing jumps when the content arrives.',
  ],
  avoid: [
    'If the shape is unknown, use `Spinner`.',
    'For work that users started, such as an upload, use `Progress`.',
    'If older content can stay until the new one arrives, keep it. `DataTable` does.',
    'If there is nothing to show, use `EmptyState`.',
  ],
  anatomy: `<Card aria-busy>
  <Skeleton shape="circle" />
  <Skeleton shape="block" />
  <Skeleton width="60%" />
</Card>`,
  examples: [
    {
      do: {
        text: 'Give the placeholders the shape and number of what loads.',
        content: (
          <Card aria-busy style={{ inlineSize: '100%' }}>
            <Stack gap={3}>
              <Skeleton shape="block" height="5rem" />
              <div>
                <Skeleton width="40%" />
                <Skeleton width="90%" />
                <Skeleton width="70%" />
              </div>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: 'One block for a whole page doesn’t show what to expect, and the page jumps.',
        content: <Skeleton shape="block" height="9rem" width="100%" />,
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Hidden from screen readers. Set `aria-busy` on the region that loads, and remove it with the placeholders.',
    'Announce once that content is loading, for example with a `Spinner` that has a `label`, not per placeholder.',
  ],
} satisfies Guide;
