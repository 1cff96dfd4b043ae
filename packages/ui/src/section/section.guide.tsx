import type { Guide } from '@uplift/storybook/guide';
import { Container } from '../container/index.ts';
import { Heading } from '../heading/index.ts';
import { Text } from '../text/index.ts';
import { Section } from './index.ts';

export default {
  use: [
    'A part of a marketing page, from one edge of the screen to the other, with its own heading.',
    'Alternate `tone` to separate neighbors: `ground`, then `subtle`.',
    'Use `spacing="compact"` for bands with little content, such as a row of logos.',
  ],
  avoid: [
    'For one subject among others, use `Card`.',
    'For a group of form controls, use `Fieldset`.',
    'For a gap between blocks inside a section, use `Stack`.',
  ],
  anatomy: `<Section tone="subtle" aria-labelledby="how-it-works">
  <Container>
    <Heading level={2} id="how-it-works">How it works</Heading>
  </Container>
</Section>`,
  examples: [
    {
      do: {
        text: 'Put a `Container` inside, and name the section by its heading.',
        content: (
          <Section
            tone="subtle"
            spacing="compact"
            aria-labelledby="section-guide-named"
            style={{ inlineSize: '100%' }}
          >
            <Container>
              <Heading level={4} id="section-guide-named">
                Three steps, four weeks
              </Heading>
              <Text tone="muted">Audit, build, hand over.</Text>
            </Container>
          </Section>
        ),
      },
      dont: {
        text: 'Without a container, text touches the edges of the screen.',
        content: (
          <Section tone="subtle" spacing="compact" style={{ inlineSize: '100%' }}>
            <Heading level={4}>Three steps, four weeks</Heading>
            <Text tone="muted">Audit, build, hand over.</Text>
          </Section>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'With a name, it is a landmark of the role region, which users can jump to. Point `aria-labelledby` to its heading.',
    'Without a name, it isn’t announced. Too many named sections make the list of landmarks useless, so leave the name out where there is no heading.',
    'The background says nothing to screen readers: the heading has to name the section.',
  ],
} satisfies Guide;
