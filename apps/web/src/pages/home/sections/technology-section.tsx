import { TechShowcase } from '@uplift/tech-showcase';
import { Eyebrow } from '@uplift/ui/eyebrow';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import { Theme } from '@uplift/ui/theme';
import type { ReactElement } from 'react';
import { techStack } from '../../../content/home.ts';
import { useTechnologies } from '../../../features/technologies/technologies.ts';
import { band, heading } from './technology-section.styles.ts';

/** A dark stage in both themes, from one edge of the screen to the other. */
export default function TechnologySection(): ReactElement {
  return (
    <Theme mode="dark" asChild>
      <Section spacing="none" css={band} aria-labelledby="technology-title">
        <TechShowcase
          technologies={useTechnologies()}
          heading={
            <div css={heading}>
              <Eyebrow>{techStack.eyebrow}</Eyebrow>
              <Heading level={2} id="technology-title">
                {techStack.title}
              </Heading>
              <Text size="lg" tone="muted">
                {techStack.lead}
              </Text>
            </div>
          }
        />
      </Section>
    </Theme>
  );
}
