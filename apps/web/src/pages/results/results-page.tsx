import { Container } from '@uplift/ui/container';
import { Section } from '@uplift/ui/section';
import type { ReactElement } from 'react';
import { PageHead } from '../../app/page-head.tsx';
import { PageHeader } from '../../components/page-header/page-header.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { StatRow } from '../../components/stat-row/stat-row.tsx';
import { claims } from '../../content/claims.ts';
import { lazySection } from '../../hydration/lazy-section.tsx';
import { StoryResults } from './story-results.tsx';

const ResultsEnding = lazySection(() => import('./results-ending.tsx'));

/** Client results, how they were measured, and their limits. */
export default function ResultsPage(): ReactElement {
  return (
    <>
      <PageHead
        title="Results"
        description="Hours, savings and growth of our clients, measured against a signed baseline, with the method and its limits."
        facts={
          import.meta.env.SSR && {
            card: {
              kicker: 'Results',
              title: 'Measured against the week before we came',
              figures: claims.slice(1).map(({ value, label }) => ({ value, label })),
            },
          }
        }
      />
      <PageHeader
        eyebrow="Results"
        title="Measured against the week before we came"
        lead="Every client signs a baseline in the audit. What you read here is the difference, counted in the same way."
      >
        <StatRow figures={claims} />
      </PageHeader>
      <Section tone="subtle" aria-labelledby="stories-title">
        <Container>
          <SectionHeading
            id="stories-title"
            title="Story by story"
            lead="The stories that clients let us publish, with every figure they agreed to. The averages are computed from them."
          />
          <StoryResults />
        </Container>
      </Section>
      <ResultsEnding />
    </>
  );
}
