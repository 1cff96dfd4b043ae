import { PageErrorBoundary } from '@uplift/ui/error-boundary';
import { SkipLink } from '@uplift/ui/skip-link';
import { type ReactElement, Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { useErrorReport } from '../app/error-reporting/error-report.ts';
import { pageAt, routesAt } from '../app/find-page.ts';
import { useNavigationEffects } from '../app/navigation/navigation-effects.ts';
import { usePageCount } from '../app/page-count.ts';
import { routes } from '../app/routes.ts';
import { isMarkedSignedIn } from '../auth/session/signed-in-marker.ts';
import { openWhenApproached, type Watch } from '../hydration/deferred-gate.ts';
import { deferredSection } from '../hydration/deferred-section.tsx';
import { EarlyPress } from '../hydration/early-press.ts';
import { PageInUse } from '../hydration/page-in-use.tsx';
import { main } from './shell.styles.ts';

/** The bar changes on scroll and when a user is signed in. */
const openWhenNavigationChanges: Watch = (gate, element, tokens) => {
  if (window.scrollY > 0 || isMarkedSignedIn()) gate.open();
  window.addEventListener('scroll', gate.open, { once: true, passive: true });
  const leaveTokens = tokens?.subscribe(gate.open);
  const stop = openWhenApproached(gate, element, tokens);
  return () => {
    window.removeEventListener('scroll', gate.open);
    leaveTokens?.();
    stop();
  };
};

const Navigation = deferredSection(() => import('./navigation/navigation.tsx'), openWhenNavigationChanges);
const SiteFooter = deferredSection(() => import('./footer/site-footer.tsx'));

function Frame(): ReactElement {
  const { pathname } = useLocation();
  const report = useErrorReport();
  const page = useRoutes(import.meta.env.SSR ? routesAt(pathname) : routes);
  const handle = pageAt(pathname);
  useNavigationEffects();
  usePageCount(handle?.area ? null : pathname);
  return (
    <>
      <SkipLink />
      {handle?.navigation !== 'none' && <Navigation />}
      <PageErrorBoundary resetKeys={[pathname]} onReport={report}>
        <main id="main" tabIndex={-1} css={main}>
          <Suspense fallback={null}>
            {page}
            <EarlyPress />
          </Suspense>
        </main>
      </PageErrorBoundary>
      {!handle?.area && <SiteFooter />}
      <PageInUse />
    </>
  );
}

/** Layout of every page: navigation, the page itself and, on public pages, the footer. */
export function Shell(): ReactElement {
  const report = useErrorReport();
  return (
    <PageErrorBoundary onReport={report}>
      <Frame />
    </PageErrorBoundary>
  );
}
