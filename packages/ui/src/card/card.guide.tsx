import type { Guide } from '@uplift/storybook/guide';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Heading } from '../heading/index.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Card } from './index.ts';

export default {
  use: [
    'One subject among others of its kind: a service, a client, a story.',
    'A group of facts and actions that belong together.',
    'A whole card as one link, with `asChild` and `interactive`.',
  ],
  avoid: [
    'For many items with the same fields, use `Table` or `DataTable`. They compare better.',
    'For facts about one subject, use `DataList`.',
    'To space content or divide a page, use `Stack`, `Separator` or `Section`. Not everything needs a border.',
    'For a message, use `Alert`.',
  ],
  anatomy: `<Card>
  …
</Card>

<Card asChild interactive>
  <a href="/services/audit">…</a>
</Card>`,
  examples: [
    {
      do: {
        text: 'Make the whole card the link if it leads to one place.',
        content: (
          <Card asChild interactive>
            <a href="#audit">
              <Stack gap={2}>
                <Heading level={3} size="sm">
                  Systems audit
                </Heading>
                <Text tone="muted">One week, every workflow on one page.</Text>
              </Stack>
            </a>
          </Card>
        ),
      },
      dont: {
        text: 'Don’t let a card react to hover when only small parts of it can be pressed.',
        content: (
          <Card interactive>
            <Stack gap={2}>
              <Heading level={3} size="sm">
                Systems audit
              </Heading>
              <Text tone="muted">One week, every workflow on one page.</Text>
              <Cluster>
                <Link href="#audit">Read more</Link>
                <Button size="sm">Book</Button>
              </Cluster>
            </Stack>
          </Card>
        ),
      },
    },
    {
      do: {
        text: 'One card per subject.',
        content: (
          <Card>
            <Stack gap={2} align="start">
              <Heading level={3} size="sm">
                Harbor Dental
              </Heading>
              <Badge tone="success">On track</Badge>
              <Text tone="muted">Next: insurance claims, April 2</Text>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: 'Cards in cards add borders, not meaning.',
        content: (
          <Card padding="sm">
            <Stack gap={3}>
              <Heading level={3} size="sm">
                Harbor Dental
              </Heading>
              <Card padding="sm">
                <Text>On track</Text>
              </Card>
              <Card padding="sm">
                <Text>Next: insurance claims, April 2</Text>
              </Card>
            </Stack>
          </Card>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the card if it’s a link, or to the controls inside.' },
    { keys: ['Enter'], action: 'Follows the link.' },
  ],
  screenReader: [
    'The card itself isn’t announced. With `asChild`, it’s what you render: an `article`, a list item or a link.',
    'A card that is a link is announced with all of its text. Keep it short, and put nothing else that can be pressed inside.',
    'Start with a `Heading`, so users can jump from card to card.',
  ],
} satisfies Guide;
