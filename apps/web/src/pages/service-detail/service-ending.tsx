import { type ReactElement, use } from 'react';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { ClosingCall } from '../../components/closing-call/closing-call.tsx';
import { GuaranteePanel } from '../../components/guarantee-panel/guarantee-panel.tsx';
import { Questions } from '../../components/questions/questions.tsx';
import { type ServiceSummary, serviceSummaries } from '../../content/services.ts';
import { loadService } from './load-service.ts';
import { RelatedStorySection } from './related-story-section.tsx';
import { useServiceSummary } from './use-service-summary.ts';

/** The next service in the list. Wraps around after the last. */
function nextOf(summary: ServiceSummary): ServiceSummary {
  const index = serviceSummaries.indexOf(summary);
  return serviceSummaries[index + 1] ?? serviceSummaries[0] ?? summary;
}

function Ending({ summary }: { summary: ServiceSummary }): ReactElement {
  const { service } = use(loadService(summary.slug));
  const next = nextOf(summary);
  return (
    <>
      <RelatedStorySection industry={service.relatedIndustry} />
      <Questions items={service.faq} tone="subtle" />
      {service.guaranteed && <GuaranteePanel />}
      <ClosingCall
        title="Start with the hours, not with the software"
        text="A 25-minute call is enough to see whether an audit is worth it for you."
      >
        <ArrowLink to={`/services/${next.slug}`}>Next: {next.name}</ArrowLink>
      </ClosingCall>
    </>
  );
}

/** Below the service: a success story, questions, the guarantee and the next step. */
export default function ServiceEnding(): ReactElement | null {
  const summary = useServiceSummary();
  return summary ? <Ending summary={summary} /> : null;
}
