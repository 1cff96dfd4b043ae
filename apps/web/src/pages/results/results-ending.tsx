import { Container } from '@uplift/ui/container';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import type { ReactElement } from 'react';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { ClosingCall } from '../../components/closing-call/closing-call.tsx';
import { GuaranteePanel } from '../../components/guarantee-panel/guarantee-panel.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { titleColumn } from '../../components/title-column/title-column.styles.ts';
import { TitledPoints } from '../../components/titled-points/titled-points.tsx';
import { caveats, method } from '../../content/results.ts';
import * as styles from './results-page.styles.ts';

/** Below the figures: the method, its limits and the next step. */
export default function ResultsEnding(): ReactElement {
  return (
    <>
      <Section aria-labelledby="method-title">
        <Container>
          <SectionHeading id="method-title" title="How we measure" />
          <TitledPoints points={method} minColumn="15rem" gap={10} />
        </Container>
      </Section>
      <Section tone="subtle" aria-labelledby="caveats-title">
        <Container css={titleColumn}>
          <Heading level={2} id="caveats-title">
            What the figures do not say
          </Heading>
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
        text="The calculator gives you a first figure in a minute. The audit gives you a figure that we sign."
      >
        <ArrowLink to="/calculator">Calculate your ROI</ArrowLink>
      </ClosingCall>
    </>
  );
}
