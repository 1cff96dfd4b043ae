import { PageErrorBoundary } from '@uplift/ui/error-boundary';
import { SkipLink } from '@uplift/ui/skip-link';
import { type ReactElement, Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { useErrorReport } from '../app/error-reporting/error-report.ts';
import { pageAt, routesAt } from '../app/find-page.ts';
import { LinkPreloading } from '../app/navigation/link-preloading.tsx';
import { useNavigationEffects } from '../app/navigation/navigation-effects.ts';
import { usePageViews } from '../app/page-views.ts';
import { isMarkedSignedIn } from '../auth/session/signed-in-marker.ts';
import { EventReplay } from '../hydration/event-replay.ts';
import { type HydrationTrigger, onInteraction } from '../hydration/hydration-trigger.ts';
import { lazySection } from '../hydration/lazy-section.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { main } from './shell.styles.ts';
import { VisitorToastRegion } from './toasts/visitor-toast-region.tsx';

/** The bar changes on scroll and when a user is signed in. */
const onNavigationChange: HydrationTrigger = (hydration, element, tokens) => {
  if (window.scrollY > 0 || isMarkedSignedIn()) hydration.request();
  window.addEventListener('scroll', hydration.request, { once: true, passive: true });
  const leaveTokens = tokens?.subscribe(hydration.request);
  const stop = onInteraction(hydration, element, tokens);
  return () => {
    window.removeEventListener('scroll', hydration.request);
    leaveTokens?.();
    stop();
  };
};

const Navigation = lazySection(() => import('./navigation/navigation.tsx'), onNavigationChange);
const SiteFooter = lazySection(() => import('./footer/site-footer.tsx'));

function Frame(): ReactElement {
  const { pathname } = useLocation();
  const report = useErrorReport();
  const page = useRoutes(routesAt(pathname));
  const handle = pageAt(pathname);
  useNavigationEffects();
  usePageViews(handle?.area ? null : pathname);
  return (
    <>
      <SkipLink />
      {handle?.navigation !== 'none' && <Navigation />}
      <PageErrorBoundary resetKeys={[pathname]} onReport={report}>
        <main id="main" tabIndex={-1} css={main}>
          <Suspense fallback={null}>
            {page}
            <EventReplay />
          </Suspense>
        </main>
      </PageErrorBoundary>
      {!handle?.area && <SiteFooter />}
      <LinkPreloading />
      <ConnectionNotice />
      <VisitorToastRegion />
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
