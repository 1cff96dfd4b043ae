import type { Guide } from '@uplift/storybook/guide';
import { Text } from '../text/index.ts';
import { Container } from './index.ts';

const story =
  'Harbor Dental answered every e-mail by hand. Two people spent their mornings on appointments that patients could have booked alone. Now a form offers the free times, and the calendar fills itself.';

export default {
  use: [
    'The content of a page or a `Section`: it is centered, at most 1,200 px wide, and has gutters at the sides.',
    'Use `width="text"` (720 px) for articles and forms, so that lines stay readable.',
  ],
  avoid: [
    'Inside another `Container`: the gutters would add up.',
    'For a background across the page, put a `Section` around it.',
    'For a bordered box, use `Card`.',
    'For a back office with a side menu, use `AppShell`.',
  ],
  anatomy: `<Section aria-labelledby="pricing">
  <Container>
    <Heading level={2} id="pricing">Pricing</Heading>
  </Container>
</Section>`,
  examples: [
    {
      do: {
        text: 'Content keeps a gutter to the edges of the screen.',
        content: (
          <Container width="text" style={{ paddingBlock: '1rem' }}>
            <Text size="sm">{story}</Text>
          </Container>
        ),
      },
      dont: {
        text: 'A container inside another wastes the width of a phone.',
        content: (
          <Container style={{ paddingBlock: '1rem' }}>
            <Container width="text">
              <Text size="sm">{story}</Text>
            </Container>
          </Container>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Has no role and isn’t announced.',
    'With `asChild`, it can be the landmark itself, for example a `<main>`.',
  ],
} satisfies Guide;
