import { Container } from '@uplift/ui/container';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { PageHead } from '../../app/page-head.tsx';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { ClosingCall } from '../../components/closing-call/closing-call.tsx';
import { PageHeader } from '../../components/page-header/page-header.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { titleColumn } from '../../components/title-column/title-column.styles.ts';
import { TitledPoints } from '../../components/titled-points/titled-points.tsx';
import { hints, meanings } from '../../content/calculator.ts';
import { atOnceIf } from '../../hydration/hydration-trigger.ts';
import { lazySection } from '../../hydration/lazy-section.tsx';
import { onFilledIn } from '../../hydration/on-filled-in.ts';
import { freeApplication } from '../../ssr/metadata/structured-data.ts';
import * as styles from './calculator-page.styles.ts';

/** A result from the URL is shown before anyone touches the form. */
const onFiguresOrUse = atOnceIf(() => `${location.search}${location.hash}`.includes('='), onFilledIn);

const SharedCalculator = lazySection(() => import('./shared-calculator.tsx'), onFiguresOrUse);

/** The page of the calculator, with explanations of its figures. */
export default function CalculatorPage(): ReactElement {
  return (
    <>
      <PageHead
        title="ROI calculator"
        description="What does busy work cost you in a year, and after how many months does automating it pay for itself? Five figures, no e-mail address."
        facts={
          import.meta.env.SSR && {
            card: {
              kicker: 'ROI calculator',
              title: 'What does busy work cost you?',
              text: 'Five figures you know by heart. The answer takes a second and stays in your browser.',
            },
            structuredData: (page) => [freeApplication(page, 'ROI calculator')],
          }
        }
      />
      <PageHeader
        eyebrow="ROI calculator"
        title="What does busy work cost you?"
        lead="Five figures you know by heart. The answer takes a second, stays in your browser, and no one asks for your e-mail address."
      />
      <Section aria-label="Calculator" css={styles.calculator}>
        <Container>
          <SharedCalculator />
        </Container>
      </Section>
      <Section tone="subtle" aria-labelledby="hints-title">
        <Container css={titleColumn}>
          <div css={styles.text}>
            <Heading level={2} id="hints-title">
              If you are not sure what to enter
            </Heading>
            <Text tone="muted">
              A rough figure is good enough. If the result surprises you, count for a week and come back.
            </Text>
            <ArrowLink to="/resources#baseline-sheet">Get the baseline sheet</ArrowLink>
          </div>
          <dl css={styles.hints}>
            {hints.map(({ term, text }) => (
              <div key={term} css={styles.hint}>
                <dt css={styles.hintTerm}>{term}</dt>
                <dd css={styles.hintText}>{text}</dd>
              </div>
            ))}
          </dl>
        </Container>
      </Section>
      <Section aria-labelledby="meanings-title">
        <Container>
          <SectionHeading
            id="meanings-title"
            title="What the figures mean"
            lead="An estimate to plan with. An audit replaces it with figures that are measured in your own business."
          />
          <TitledPoints points={meanings} minColumn="15rem" gap={8} />
        </Container>
      </Section>
      <ClosingCall
        title="Have it measured"
        text="For $1,900 an audit tells you in one week which of these hours you can win back, and at what price."
      >
        <ArrowLink to="/pricing">Compare plans</ArrowLink>
      </ClosingCall>
    </>
  );
}
