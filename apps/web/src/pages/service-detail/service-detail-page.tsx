import { LinkButton } from '@uplift/ui/link-button';
import { type ReactElement, use } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageHead } from '../../app/page-head.tsx';
import { Facts } from '../../components/facts/facts.tsx';
import { IllustrationPanel } from '../../components/illustration-panel/illustration-panel.tsx';
import { PageHeader } from '../../components/page-header/page-header.tsx';
import { Trail } from '../../components/trail/trail.tsx';
import { BOOK_YOUR_AUDIT } from '../../content/labels.ts';
import type { ServiceSummary } from '../../content/services.ts';
import { lazySection } from '../../hydration/lazy-section.tsx';
import { breadcrumbs, questions, service as serviceData } from '../../ssr/metadata/structured-data.ts';
import { NotFound } from '../not-found/not-found.tsx';
import { loadService } from './load-service.ts';
import { ServiceBody } from './service-body.tsx';
import { useServiceSummary } from './use-service-summary.ts';

const ServiceEnding = lazySection(() => import('./service-ending.tsx'));

const parent = { name: 'Services', to: '/services' };

function ServiceDetail({ summary }: { summary: ServiceSummary }): ReactElement {
  const { service, Illustration } = use(loadService(summary.slug));
  const trail = { parent, current: summary.name };
  return (
    <>
      <PageHead
        title={summary.name}
        description={summary.summary}
        facts={
          import.meta.env.SSR && {
            card: {
              kicker: summary.name,
              title: service.headline,
              figures: [{ value: summary.price, label: summary.firstResult }],
            },
            structuredData: (page) => [
              serviceData(page, summary),
              breadcrumbs(page, trail),
              questions(page, service.faq),
            ],
          }
        }
      />
      <PageHeader
        breadcrumb={<Trail {...trail} />}
        title={service.headline}
        lead={service.lead}
        actions={
          <>
            <LinkButton asChild size="lg">
              <RouterLink to="/contact">{BOOK_YOUR_AUDIT}</RouterLink>
            </LinkButton>
            <LinkButton asChild size="lg" variant="secondary">
              <RouterLink to="/pricing">Compare plans</RouterLink>
            </LinkButton>
          </>
        }
        aside={<IllustrationPanel illustration={Illustration} />}
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
      <ServiceEnding />
    </>
  );
}

/** The page of one service. */
export default function ServiceDetailPage(): ReactElement {
  const summary = useServiceSummary();
  return summary ? <ServiceDetail summary={summary} /> : <NotFound />;
}
