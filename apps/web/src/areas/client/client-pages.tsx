import { type ReactElement, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { type ClientInView, ClientInViewProvider } from '../../project-parts/client-in-view.tsx';
import { NothingHere } from '../../shell/nothing-here.tsx';
import { PageSkeleton } from '../../shell/page-skeleton.tsx';
import { clientSections } from './client-sections.ts';
import { Overview, type OverviewProps } from './overview.tsx';

export interface ClientPagesProps {
  client: ClientInView;
  /** What the overview shows besides. */
  overview: OverviewProps;
  /** Further pages: instances of `Route`. */
  children?: ReactNode;
}

/** The pages of the client's area, for its people and for whoever looks with their eyes. */
export function ClientPages({ client, overview, children }: ClientPagesProps): ReactElement {
  return (
    <ClientInViewProvider value={client}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          <Route index element={<Overview {...overview} />} />
          {clientSections.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          {children}
          <Route path="*" element={<NothingHere home={{ label: 'To your overview', to: '/client' }} />} />
        </Routes>
      </Suspense>
    </ClientInViewProvider>
  );
}
