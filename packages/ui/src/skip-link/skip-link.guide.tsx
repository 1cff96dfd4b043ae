import type { Guide } from '@uplift/storybook/guide';
import { Card } from '../card/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { SkipLink } from './index.ts';

/** Shows the link where it is, although it has no focus. */
const shown = { position: 'static', transform: 'none' } as const;

export default {
  use: [
    'Every page with a `NavigationBar` or a `SideNav`, as the first element of the page.',
    'A second one to the results of a search page whose filters come first.',
  ],
  avoid: [
    'For links that all users need, use `Link`: this one is out of view until it has focus.',
    'For text that only screen readers should read, use `VisuallyHidden`.',
    'To return to the top, use `BackToTop`.',
  ],
  anatomy: `<SkipLink target="main" />
<NavigationBar.Root>…</NavigationBar.Root>
<main id="main">…</main>`,
  examples: [
    {
      do: {
        text: 'Say where it leads. It looks like this while it has focus.',
        content: (
          <Card padding="sm" style={{ inlineSize: '100%' }}>
            <Stack gap={3} align="start">
              <SkipLink target="skip-link-guide-content" style={shown} />
              <Text id="skip-link-guide-content">Invoices of November</Text>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: '“Skip” doesn’t say what is skipped or where users end up.',
        content: (
          <Card padding="sm" style={{ inlineSize: '100%' }}>
            <Stack gap={3} align="start">
              <SkipLink target="skip-link-guide-other" style={shown}>
                Skip
              </SkipLink>
              <Text id="skip-link-guide-other">Invoices of November</Text>
            </Stack>
          </Card>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Shows the link, as the first stop of the page.' },
    { keys: ['Enter'], action: 'Moves focus to the target. The address of the page doesn’t change.' },
  ],
  screenReader: [
    'Announced as a link, “Skip to content”.',
    'The target gets focus and is read next. Give `<main>` the id, by default `main`.',
    'Render it before everything else, also before a banner with a message.',
  ],
} satisfies Guide;
