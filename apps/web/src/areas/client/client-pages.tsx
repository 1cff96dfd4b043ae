import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { type ClientInView, ClientInViewProvider } from '../../project-parts/client-in-view.tsx';
import { PageSkeleton } from '../../shell/page-skeleton.tsx';
import { clientSections } from './client-sections.ts';

/** What stands at every address of the area that is no section's. */
const OverviewPage = lazy(() => import('./overview/overview-page.tsx'));

export interface ClientPagesProps {
  client: ClientInView;
  /** Who is greeted. */
  name: string;
  /** Further pages: instances of `Route`. */
  children?: ReactNode;
}

/** The pages of the client's area, for its people and for whoever looks with their eyes. */
export function ClientPages({ client, name, children }: ClientPagesProps): ReactElement {
  return (
    <ClientInViewProvider value={client}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {clientSections.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          {children}
          <Route path="*" element={<OverviewPage name={name} />} />
        </Routes>
      </Suspense>
    </ClientInViewProvider>
  );
}
