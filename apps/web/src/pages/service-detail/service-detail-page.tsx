import { LinkButton } from '@uplift/ui/link-button';
import { type ReactElement, use } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { brand } from '../../content/brand.ts';
import { type ServiceSummary, serviceSummaries } from '../../content/services.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSiteUrl } from '../../shell/site-context.tsx';
import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import { ClosingCall } from '../closing-call/closing-call.tsx';
import { Facts } from '../facts/facts.tsx';
import { GuaranteePanel } from '../guarantee-panel/guarantee-panel.tsx';
import { IllustrationPanel } from '../illustration-panel/illustration-panel.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { Questions, questionsData } from '../questions/questions.tsx';
import { serviceIllustrations } from '../services/service-illustrations.ts';
import { Trail, trailData } from '../trail/trail.tsx';
import { loadService } from './load-service.ts';
import { RelatedStorySection } from './related-story-section.tsx';
import { ServiceBody } from './service-body.tsx';

const parent = { name: 'Services', to: '/services' };

function serviceData(siteUrl: string, { slug, name, summary }: ServiceSummary): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description: summary,
    url: `${siteUrl}/services/${slug}`,
    provider: { '@type': 'Organization', name: brand.name, url: siteUrl },
    areaServed: 'US',
  };
}

/** The service that follows in the list; the first after the last. */
function nextOf(summary: ServiceSummary): ServiceSummary {
  const index = serviceSummaries.indexOf(summary);
  return serviceSummaries[index + 1] ?? serviceSummaries[0] ?? summary;
}

function ServiceDetail({ summary }: { summary: ServiceSummary }): ReactElement {
  const service = use(loadService(summary.slug));
  const siteUrl = useSiteUrl();
  const trail = { parent, current: summary.name };
  const next = nextOf(summary);
  return (
    <>
      <PageHead
        title={summary.name}
        description={summary.summary}
        structuredData={[
          serviceData(siteUrl, summary),
          trailData(siteUrl, trail),
          questionsData(service.faq),
        ]}
      />
      <PageHeader
        breadcrumb={<Trail {...trail} />}
        title={service.headline}
        lead={service.lead}
        actions={
          <>
            <LinkButton asChild size="lg">
              <RouterLink to="/contact">Book an audit</RouterLink>
            </LinkButton>
            <LinkButton asChild size="lg" variant="secondary">
              <RouterLink to="/pricing">Compare plans</RouterLink>
            </LinkButton>
          </>
        }
        aside={<IllustrationPanel illustration={serviceIllustrations[summary.slug]} />}
      >
        <Facts
          items={[
            { term: 'Price', value: summary.price },
            { term: 'First result', value: summary.firstResult },
            { term: 'Your time', value: service.yourTime },
          ]}
        />
      </PageHeader>
      <ServiceBody service={service} />
      <RelatedStorySection industry={service.relatedIndustry} />
      <Questions items={service.faq} tone="subtle" />
      <GuaranteePanel />
      <ClosingCall
        title="Start with the hours, not with the software"
        text="A call of 25 minutes is enough to see whether an audit is worth it for you."
      >
        <ArrowLink to={`/services/${next.slug}`}>Next: {next.name}</ArrowLink>
      </ClosingCall>
    </>
  );
}

/** One service in full. */
export default function ServiceDetailPage(): ReactElement {
  const { slug } = useParams();
  const summary = serviceSummaries.find((service) => service.slug === slug);
  return summary ? <ServiceDetail summary={summary} /> : <NotFound />;
}
