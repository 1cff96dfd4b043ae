import type { Guide } from '@uplift/storybook/guide';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';

export default {
  use: [
    'A preview of what a link leads to: a person, a client, a project.',
    'Users scan many links and decide which one to open.',
  ],
  avoid: [
    'For links, buttons or fields in the panel, use `Popover`. Keys don’t reach the content of a hover card.',
    'For a few words about a button, use `Tooltip`. Screen readers announce it.',
    'For information that everyone needs, show it on the page. Touch doesn’t open the card.',
  ],
  anatomy: `<HoverCard.Root>
  <HoverCard.Trigger />
  <HoverCard.Content />
</HoverCard.Root>`,
  examples: [
    {
      do: {
        text: 'Show what helps to decide whether to open the link.',
        content: (
          <Card padding="sm">
            <Cluster>
              <Avatar.Root name="Maya Ortiz" decorative />
              <Stack gap={1}>
                <Text weight="semibold">Maya Ortiz</Text>
                <Text size="sm" tone="muted">
                  Manager of Harbor Dental
                </Text>
              </Stack>
            </Cluster>
          </Card>
        ),
      },
      dont: {
        text: 'Actions in the card are out of reach for keyboard, touch and screen readers.',
        content: (
          <Card padding="sm">
            <Stack gap={3}>
              <Text weight="semibold">Maya Ortiz</Text>
              <Cluster>
                <Button size="sm">Send message</Button>
                <Button size="sm" variant="secondary">
                  Reassign
                </Button>
              </Cluster>
            </Stack>
          </Card>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the link. The card opens after the delay, and closes when focus leaves.',
    },
    { keys: ['Escape'], action: 'Closes the card. Focus stays on the link.' },
    { keys: ['Enter'], action: 'Follows the link.' },
  ],
  screenReader: [
    'Only the link is announced. Everything in the card must also be on the page behind it.',
    'Give the link text that makes sense without the card: a name, not “Details”.',
  ],
} satisfies Guide;
