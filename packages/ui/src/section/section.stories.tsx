import preview from '@uplift/storybook/preview';
import { Container } from '../container/index.ts';
import { Heading } from '../heading/index.ts';
import { Section } from './index.ts';

const meta = preview.meta({
  title: 'Components/Layout and type/Section',
  component: Section,
  args: {
    'aria-labelledby': 'section-title',
    children: (
      <Container>
        <Heading level={2} id="section-title">
          Three steps, four weeks
        </Heading>
      </Container>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

export const Ground = meta.story();

export const Subtle = meta.story({ args: { tone: 'subtle' } });

export const Compact = meta.story({ args: { tone: 'subtle', spacing: 'compact' } });

export const WithoutSpacing = meta.story({ args: { tone: 'subtle', spacing: 'none' } });
