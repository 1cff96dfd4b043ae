import { toSearchParams } from '@uplift/roi-engine';
import { RoiCalculator } from '@uplift/roi-engine/react';
import { Container } from '@uplift/ui/container';
import { LinkButton } from '@uplift/ui/link-button';
import { Section } from '@uplift/ui/section';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../../../components/section-heading/section-heading.tsx';
import { calculator } from '../../../content/home.ts';
import { BOOK_AUDIT } from '../../../content/labels.ts';
import { NeedsScript } from '../../../hydration/needs-script.tsx';

export default function CalculatorSection(): ReactElement {
  return (
    <Section tone="subtle" aria-labelledby="calculator-title">
      <Container>
        <SectionHeading id="calculator-title" {...calculator} />
        <NeedsScript what="calculator" />
        <RoiCalculator shareUrl="/calculator">
          {(outcome) =>
            outcome && (
              <LinkButton asChild>
                <Link to={`/contact#${toSearchParams(outcome.input, outcome.assumptions)}`}>
                  {BOOK_AUDIT}
                </Link>
              </LinkButton>
            )
          }
        </RoiCalculator>
      </Container>
    </Section>
  );
}
