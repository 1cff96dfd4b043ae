import { Container } from '@uplift/ui/container';
import { EmptyState } from '@uplift/ui/empty-state';
import { SectionErrorBoundary } from '@uplift/ui/error-boundary';
import { LinkButton } from '@uplift/ui/link-button';
import { Section } from '@uplift/ui/section';
import { type ReactElement, Suspense, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useErrorReport } from '../../app/error-reporting/error-report.ts';
import { PageHead } from '../../app/page-head.tsx';
import { retriableLazy } from '../../app/retriable-lazy.ts';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { ClosingCall } from '../../components/closing-call/closing-call.tsx';
import { NothingFound } from '../../components/illustrations/nothing-found.tsx';
import { PageHeader } from '../../components/page-header/page-header.tsx';
import { resourceKinds, resourceSummaries } from '../../content/resources.ts';
import { useInBrowser } from '../../hydration/hydration.ts';
import { lazySection } from '../../hydration/lazy-section.tsx';
import { onFilledIn } from '../../hydration/on-filled-in.ts';
import { Library } from './library.tsx';
import { loadReadingSheet } from './reading/load-reading-sheet.ts';
import { isOpenedFromList, slugIn } from './reading/reading-address.ts';
import { ResourceCards } from './resource-cards.tsx';
import * as styles from './resources-page.styles.ts';
import { type ResourceQuery, readQuery } from './search/resource-search.ts';
import { useFoundResources } from './search/use-found-resources.ts';

const ResourceFilter = lazySection(() => import('./search/resource-filter.tsx'), onFilledIn);
const ReadingSheet = retriableLazy(loadReadingSheet);

function countOf(shown: number): string {
  const all = resourceSummaries.length;
  return shown === all ? `${all} resources` : `${shown} of ${all} resources`;
}

/** The number of resources of each kind, for the social card. */
function countsOfKinds(): { value: string; label: string }[] {
  return resourceKinds.map((kind) => ({
    value: String(resourceSummaries.filter((resource) => resource.kind === kind).length),
    label: `${kind.toLowerCase()}s`,
  }));
}

function NoResources({ query: { kind, words } }: { query: ResourceQuery }): ReactElement {
  const among = kind ? ` among the ${kind.toLowerCase()}s` : '';
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={`Nothing about “${words}”${among}`}
      description="Try one word instead of several, such as “invoice”, “handover” or “insurance”. If it is about your own business, ask us: a short answer costs nothing."
      actions={
        <>
          <LinkButton asChild>
            <RouterLink to={{ search: kind ? `?q=${encodeURIComponent(words)}` : '' }} replace>
              {kind ? 'Search all kinds' : 'Show all resources'}
            </RouterLink>
          </LinkButton>
          <LinkButton asChild variant="secondary">
            <RouterLink to="/contact">Ask us</RouterLink>
          </LinkButton>
        </>
      }
    />
  );
}

function ResourceList(): ReactElement {
  const [parameters] = useSearchParams();
  const query = readQuery(parameters);
  const found = useFoundResources(query);
  return (
    <>
      <ResourceFilter />
      <p role="status" css={styles.count}>
        {countOf(found.length)}
      </p>
      {found.length > 0 ? <ResourceCards resources={found} /> : <NoResources query={query} />}
    </>
  );
}

/** Opens the resource in the URL's fragment. Browser only, because fragments never reach the server. */
function Reading(): ReactElement | null {
  const location = useLocation();
  const navigate = useNavigate();
  const report = useErrorReport();
  const inBrowser = useInBrowser();
  const slug = inBrowser ? slugIn(location.hash) : null;
  // Stays mounted after it was first opened, so that it can slide out.
  const [wanted, setWanted] = useState(false);
  if (slug && !wanted) setWanted(true);
  if (!wanted) return null;
  const close = () => {
    if (isOpenedFromList(location.state)) navigate(-1);
    else navigate({ search: location.search }, { replace: true });
  };
  return (
    <SectionErrorBoundary onReport={report} resetKeys={[slug]}>
      <Suspense fallback={null}>
        <ReadingSheet slug={slug} onClose={close} />
      </Suspense>
    </SectionErrorBoundary>
  );
}

/** Guides, checklists and templates for owners. */
export default function ResourcesPage(): ReactElement {
  return (
    <>
      <PageHead
        title="Resources"
        description="Guides, checklists and templates for owners who want to find lost hours on their own. Free, as files, without an e-mail address."
        facts={
          import.meta.env.SSR && {
            card: {
              kicker: 'Resources',
              title: 'Find the first hours without us',
              figures: countsOfKinds(),
            },
          }
        }
      />
      <PageHeader
        eyebrow="Resources"
        title="Find the first hours without us"
        lead="What we use ourselves, in a form that you can use alone. Free to read and to keep, and no one asks who you are."
      />
      <Section aria-label="All resources" css={styles.listSection}>
        <Container>
          <ResourceList />
        </Container>
      </Section>
      <Library />
      <Reading />
      <ClosingCall
        title="Found more than you can fix?"
        text="That is what audits are for: a ranked list in a week, with a price and a date on every line."
      >
        <ArrowLink to="/services/systems-audit">What an audit covers</ArrowLink>
      </ClosingCall>
    </>
  );
}
