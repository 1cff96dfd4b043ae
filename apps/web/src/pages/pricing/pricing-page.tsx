import { Container } from '@uplift/ui/container';
import { Section } from '@uplift/ui/section';
import type { ReactElement } from 'react';
import { PageHead } from '../../app/page-head.tsx';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { ClosingCall } from '../../components/closing-call/closing-call.tsx';
import { PageHeader } from '../../components/page-header/page-header.tsx';
import { Questions } from '../../components/questions/questions.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { pricingFaq } from '../../content/pricing.ts';
import { questions } from '../../ssr/metadata/structured-data.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { GuaranteeSection } from './guarantee-section.tsx';
import { PlanCards } from './plan-cards.tsx';

/** Plans, what they include, and the guarantee. */
export default function PricingPage(): ReactElement {
  return (
    <>
      <PageHead
        title="Pricing"
        description="A systems audit for $1,900, automation builds from $9,000 and a partner plan for $1,400 a month, with a guarantee of up to $5,000."
        facts={
          import.meta.env.SSR && {
            card: {
              kicker: 'Pricing',
              title: 'A fixed price before every step',
              promise: 'Hours saved by day 90, or up to $5,000 back',
            },
            structuredData: (page) => [questions(page, pricingFaq)],
          }
        }
      />
      <PageHeader
        eyebrow="Pricing"
        title="A fixed price before every step"
        lead="You know the price before we start, and it does not go up. Each step ends with something that is yours, and with your decision whether to go on."
      />
      <Section spacing="none" aria-label="Plans">
        <Container>
          <PlanCards />
        </Container>
      </Section>
      <Section aria-labelledby="comparison-title">
        <Container>
          <SectionHeading id="comparison-title" title="Compare plans" />
          <ComparisonTable />
        </Container>
      </Section>
      <GuaranteeSection />
      <Questions items={pricingFaq} />
      <ClosingCall
        title="Will it pay for itself?"
        text="Five figures tell you what busy work costs you in a year, and after how many months a build has paid for itself."
      >
        <ArrowLink to="/calculator">Calculate your ROI</ArrowLink>
      </ClosingCall>
    </>
  );
}
