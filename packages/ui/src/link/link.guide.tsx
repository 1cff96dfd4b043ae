import type { Guide } from '@uplift/storybook/guide';
import { Button } from '../button/index.ts';
import { Text } from '../text/index.ts';
import { Link } from './index.ts';

export default {
  use: [
    'Go to another page or another part of the page, from within a text or next to it.',
    'Links in lists, footers and captions with `tone="muted"` and `underline="hover"`.',
    'With `asChild`, the link of a router.',
  ],
  avoid: [
    'To start an action, use `Button`, with `variant="ghost"` if it should be quiet.',
    'For the main way forward on a page, use `LinkButton`.',
    'For the pages of a site or an app, use `NavigationBar`, `SideNav` or `Breadcrumb`.',
    'To make a whole card a link, use `Card`.',
  ],
  anatomy: `<Text>
  Before you book, <Link href="/calculator">calculate your savings</Link>.
</Text>`,
  examples: [
    {
      do: {
        text: 'Link the words that name the destination.',
        content: (
          <Text>
            See <Link href="#pricing">what an audit costs</Link> before you decide.
          </Text>
        ),
      },
      dont: {
        text: '“Here” means nothing in a list of links.',
        content: (
          <Text>
            To see what an audit costs, click <Link href="#pricing">here</Link>.
          </Text>
        ),
      },
    },
    {
      do: {
        text: 'Underline links within text.',
        content: (
          <Text>
            Read our <Link href="#privacy">privacy policy</Link>.
          </Text>
        ),
      },
      dont: {
        text: 'Without an underline, only color tells a link from the text around it.',
        content: (
          <Text>
            Read our{' '}
            <Link href="#privacy" underline="hover">
              privacy policy
            </Link>
            .
          </Text>
        ),
      },
    },
    {
      do: {
        text: 'Use a button for an action.',
        content: (
          <Button variant="ghost" size="sm">
            Delete draft
          </Button>
        ),
      },
      dont: {
        text: 'A link that deletes something surprises users, who expect a page.',
        content: <Link href="#delete">Delete draft</Link>,
      },
    },
  ],
  keyboard: [{ keys: ['Enter'], action: 'Follows the link.' }],
  screenReader: [
    'Announced as a link with its text. Screen readers can list all links of a page, so the text must make sense alone.',
    'If it opens a new tab, say so in the text: “Terms (opens in a new tab)”.',
    'A link without `href` takes no focus and isn’t announced as a link.',
  ],
} satisfies Guide;
