import { Container } from '@uplift/ui/container';
import { Grid } from '@uplift/ui/grid';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { IllustrationPanel } from '../../components/illustration-panel/illustration-panel.tsx';
import { AuditStep } from '../../components/illustrations/audit-step.tsx';
import { ImplementStep } from '../../components/illustrations/implement-step.tsx';
import type { Illustration } from '../../components/illustrations/ink.tsx';
import { ScaleStep } from '../../components/illustrations/scale-step.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { process } from '../../content/home.ts';
import * as styles from './process-strip.styles.ts';

const illustrations = {
  '01': AuditStep,
  '02': ImplementStep,
  '03': ScaleStep,
} satisfies Record<(typeof process.steps)[number]['number'], Illustration>;

/** The three process steps in short. The home page has the full version. */
export function ProcessStrip(): ReactElement {
  return (
    <Section tone="subtle" aria-labelledby="process-title">
      <Container>
        <SectionHeading id="process-title" title={process.title} lead={process.lead} />
        <Grid asChild minColumn="13rem" gap={8}>
          <ol css={styles.list}>
            {process.steps.map(({ number, title, period, summary }) => (
              <li key={number} css={styles.step}>
                <IllustrationPanel illustration={illustrations[number]} />
                <p css={styles.marker}>
                  <span css={styles.number}>{number}</span>
                  <span css={styles.period}>{period}</span>
                </p>
                <Heading level={3} size="sm">
                  {title}
                </Heading>
                <Text tone="muted">{summary}</Text>
              </li>
            ))}
          </ol>
        </Grid>
      </Container>
    </Section>
  );
}
