import type { Guide } from '@uplift/storybook/guide';
import { Cluster } from '../cluster/index.ts';
import { Text } from '../text/index.ts';
import { BackToTop } from './index.ts';

export default {
  use: [
    'The end of long pages, usually in the last line of the `Footer`.',
    'Long articles and lists on phones, where scrolling up takes many swipes.',
  ],
  avoid: [
    'On pages of one or two screens: users scroll faster than they find the button.',
    'To skip the navigation at the start of a page, use `SkipLink`.',
    'To go back to the previous page, use a `Link` to it.',
  ],
  anatomy: `<Footer.Bottom>
  <span>© 2026 Uplift</span>
  <BackToTop target="main" />
</Footer.Bottom>`,
  examples: [
    {
      do: {
        text: 'Put it where readers arrive at the end.',
        content: (
          <Cluster justify="between" style={{ inlineSize: '100%' }}>
            <Text size="sm" tone="muted">
              © 2026 Uplift
            </Text>
            <BackToTop />
          </Cluster>
        ),
      },
      dont: {
        text: 'As a primary button, it competes with the contact form above it.',
        content: (
          <Cluster justify="between" style={{ inlineSize: '100%' }}>
            <Text size="sm" tone="muted">
              © 2026 Uplift
            </Text>
            <BackToTop variant="primary" size="md" />
          </Cluster>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      action: 'Scrolls to the top and moves focus to the target. Tab continues from there.',
    },
  ],
  screenReader: [
    'Announced as a button, “Back to top”.',
    'Focus moves to the element with the id `target`, by default `main`, and screen readers continue from there. That element must exist.',
    'If the user prefers reduced motion, the page jumps instead of scrolling.',
  ],
} satisfies Guide;
