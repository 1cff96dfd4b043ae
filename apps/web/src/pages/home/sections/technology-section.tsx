import { TechShowcase } from '@uplift/tech-showcase';
import { Section } from '@uplift/ui/section';
import { Theme } from '@uplift/ui/theme';
import type { ReactElement } from 'react';
import { SectionHeading } from '../../../components/section-heading/section-heading.tsx';
import { techStack } from '../../../content/home.ts';
import { useTechnologies } from '../../../features/technologies/technologies.ts';
import { band } from './technology-section.styles.ts';

/** A dark stage in both themes, from one edge of the screen to the other. */
export default function TechnologySection(): ReactElement {
  return (
    <Theme mode="dark" asChild>
      <Section spacing="none" css={band} aria-labelledby="technology-title">
        <TechShowcase
          technologies={useTechnologies()}
          heading={<SectionHeading id="technology-title" {...techStack} />}
        />
      </Section>
    </Theme>
  );
}
