import type { Guide } from '@uplift/storybook/guide';
import { Button } from '../button/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Link } from '../link/index.ts';
import { Text } from '../text/index.ts';
import { LinkButton } from './index.ts';

export default {
  use: [
    'The main way forward on a page: “Book a systems audit” leads to a form.',
    'A second destination next to it, with `variant="secondary"`.',
    'With `asChild`, the link of a router.',
  ],
  avoid: [
    'To save, send, open or delete something, use `Button`.',
    'Within a text or a list of links, use `Link`.',
    'For the next page of a list, use `Pagination`.',
  ],
  anatomy: `<LinkButton href="/contact" variant="primary">
  Book a systems audit
</LinkButton>`,
  examples: [
    {
      do: {
        text: 'One primary destination, and a quiet alternative.',
        content: (
          <Cluster>
            <LinkButton href="#audit">Book an audit</LinkButton>
            <LinkButton href="#pricing" variant="ghost">
              See pricing
            </LinkButton>
          </Cluster>
        ),
      },
      dont: {
        text: 'Two primary links leave the choice to chance.',
        content: (
          <Cluster>
            <LinkButton href="#audit">Book an audit</LinkButton>
            <LinkButton href="#pricing">See pricing</LinkButton>
          </Cluster>
        ),
      },
    },
    {
      do: {
        text: 'Use a button for an action of the page itself.',
        content: <Button>Send request</Button>,
      },
      dont: {
        text: 'A link offers “Open in new tab”, which makes no sense for sending. The space key doesn’t work either.',
        content: <LinkButton href="#send">Send request</LinkButton>,
      },
    },
    {
      do: {
        text: 'Keep links within a sentence inline.',
        content: (
          <Text>
            Not sure yet? <Link href="#calculator">Calculate your savings</Link> first.
          </Text>
        ),
      },
      dont: {
        text: 'A button tears the sentence apart.',
        content: (
          <Text>
            Not sure yet?{' '}
            <LinkButton href="#calculator" size="sm">
              Calculate your savings
            </LinkButton>{' '}
            first.
          </Text>
        ),
      },
    },
  ],
  keyboard: [{ keys: ['Enter'], action: 'Follows the link.' }],
  screenReader: [
    'Announced as a link, not as a button. So don’t write “Press the button” in help texts.',
    'Links can’t be disabled. Leave the link out, or explain on the next page what is missing.',
    'Name the destination or what users get there. If it opens a new tab, say so in the text.',
  ],
} satisfies Guide;
