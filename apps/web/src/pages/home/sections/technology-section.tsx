import { TechShowcase } from '@uplift/tech-showcase';
import { Container } from '@uplift/ui/container';
import { Section } from '@uplift/ui/section';
import type { ReactElement } from 'react';
import { SectionHeading } from '../../../components/section-heading/section-heading.tsx';
import { techStack } from '../../../content/home.ts';
import { useTechnologies } from '../../../features/technologies/technologies.ts';

export default function TechnologySection(): ReactElement {
  return (
    <Section tone="subtle" aria-labelledby="technology-title">
      <Container>
        <SectionHeading id="technology-title" {...techStack} />
        <TechShowcase technologies={useTechnologies()} />
      </Container>
    </Section>
  );
}
