import type { Guide } from '@uplift/storybook/guide';
import { Button } from '../button/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Text } from '../text/index.ts';
import { Badge } from './index.ts';

export default {
  use: [
    'The state of a row, a card or a person: on track, overdue, new.',
    'A count next to what it counts: unread messages, open requests.',
    'A short fact that puts something in a group: the phase, the plan.',
  ],
  avoid: [
    'For something that users add and remove, use `Tag`.',
    'For an action, use `Button`. A badge can’t be pressed.',
    'For a message with a next step, use `Alert`.',
    'For a large number, use `Stat`.',
  ],
  anatomy: `<Badge tone="success">On track</Badge>`,
  examples: [
    {
      do: {
        text: 'Say the state in a word or two. The tone only supports it.',
        content: (
          <Cluster>
            <Badge tone="success">On track</Badge>
            <Badge tone="warning">At risk</Badge>
            <Badge tone="danger">Blocked</Badge>
          </Cluster>
        ),
      },
      dont: {
        text: 'Color alone doesn’t reach everyone, and a sentence doesn’t fit a badge.',
        content: (
          <Cluster>
            <Badge tone="success">Status</Badge>
            <Badge tone="danger">Status</Badge>
            <Badge tone="warning">Waiting for the client to approve the second draft</Badge>
          </Cluster>
        ),
      },
    },
    {
      do: {
        text: 'Keep gold for the commitment.',
        content: (
          <Cluster>
            <Text>Systems audit</Text>
            <Badge tone="gold">Guaranteed</Badge>
          </Cluster>
        ),
      },
      dont: {
        text: 'Don’t use a badge like a button, or gold as decoration.',
        content: (
          <Cluster>
            <Badge tone="gold">Premium</Badge>
            <Button size="sm" variant="secondary">
              Details
            </Button>
            <Badge tone="accent">Learn more</Badge>
          </Cluster>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Read as plain text, in its place. Put it after what it describes.',
    'A count needs its unit: add it with `VisuallyHidden`, for example “4 unread messages”.',
    'A change isn’t announced. If users wait for it, announce it in a live region.',
  ],
} satisfies Guide;
