import { Container } from '@uplift/ui/container';
import { Grid } from '@uplift/ui/grid';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Stat } from '@uplift/ui/stat';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { caveats, claims, method } from '../../content/results.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import { ClosingCall } from '../closing-call/closing-call.tsx';
import { GuaranteePanel } from '../guarantee-panel/guarantee-panel.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import * as styles from './results-page.styles.ts';
import { StoryResults } from './story-results.tsx';

/** What it came to, how that was measured, and what the figures do not say. */
export default function ResultsPage(): ReactElement {
  return (
    <>
      <PageHead
        title="Results"
        description="Hours, savings and growth of our clients, measured against a signed baseline, with the method and its limits."
      />
      <PageHeader
        eyebrow="Results"
        title="Measured against the week before we came"
        lead="Every client signs a baseline in the audit. What you read here is the difference, counted in the same way."
      >
        <Grid asChild minColumn="8.5rem" gap={8}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
          <ul role="list" css={styles.claims}>
            {claims.map((claim) => (
              <li key={claim.label} css={styles.claim}>
                <Stat {...claim} />
              </li>
            ))}
          </ul>
        </Grid>
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
      <Section aria-labelledby="method-title">
        <Container>
          <SectionHeading id="method-title" title="How we measure" />
          <Grid asChild minColumn="15rem" gap={10}>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
            <ul role="list" css={styles.methodList}>
              {method.map(({ title, text }) => (
                <li key={title} css={styles.method}>
                  <Heading level={3} size="sm">
                    {title}
                  </Heading>
                  <Text tone="muted">{text}</Text>
                </li>
              ))}
            </ul>
          </Grid>
        </Container>
      </Section>
      <Section tone="subtle" aria-labelledby="caveats-title">
        <Container width="text">
          <SectionHeading id="caveats-title" title="What the figures do not say" />
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
          <ul role="list" css={styles.caveats}>
            {caveats.map((caveat) => (
              <li key={caveat} css={styles.caveat}>
                {caveat}
              </li>
            ))}
          </ul>
        </Container>
      </Section>
      <GuaranteePanel />
      <ClosingCall
        title="What would it come to for you?"
        text="The calculator gives you a first figure in a minute. The audit gives you the one that we sign."
      >
        <ArrowLink to="/calculator">Calculate your ROI</ArrowLink>
      </ClosingCall>
    </>
  );
}
