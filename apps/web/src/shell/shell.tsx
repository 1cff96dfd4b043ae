import { PageErrorBoundary } from '@uplift/ui/error-boundary';
import { SkipLink } from '@uplift/ui/skip-link';
import { type ReactElement, Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { pageAt, routes } from '../routes.tsx';
import { useErrorReport } from './error-report.ts';
import { Navigation } from './navigation.tsx';
import { useNavigationEffects } from './navigation-effects.ts';
import { main } from './shell.styles.ts';
import { SiteFooter } from './site-footer.tsx';

/** The frame around every page: navigation, the page itself, the footer of public pages. */
export function Shell(): ReactElement {
  const { pathname } = useLocation();
  const report = useErrorReport();
  const page = useRoutes(routes);
  const handle = pageAt(pathname);
  useNavigationEffects();
  return (
    <>
      <SkipLink />
      {handle?.navigation !== 'nobody' && <Navigation visitorsOnly={handle?.navigation === 'visitors'} />}
      <main id="main" tabIndex={-1} css={main}>
        <PageErrorBoundary resetKeys={[pathname]} onReport={report}>
          <Suspense fallback={null}>{page}</Suspense>
        </PageErrorBoundary>
      </main>
      {!handle?.area && <SiteFooter />}
    </>
  );
}
