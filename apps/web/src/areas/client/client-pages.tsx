import { type ReactElement, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { retriableLazy } from '../../app/retriable-lazy.ts';
import { type ProjectContext, ProjectContextProvider } from '../../features/project/project-context.tsx';
import { PageSkeleton } from '../shared/frame/page-skeleton.tsx';
import { clientSections } from './client-sections.ts';

/** Rendered at paths that match no section. */
const OverviewPage = retriableLazy(() => import('./overview/overview-page.tsx'));

export interface ClientPagesProps {
  client: ProjectContext;
  /** Name in the greeting. None when a team member views the portal as the client. */
  name?: string;
  /** Additional pages, as `Route` elements. */
  children?: ReactNode;
}

/** Pages of the client portal, for the client's people and for team members who view it as the client. */
export function ClientPages({ client, name, children }: ClientPagesProps): ReactElement {
  return (
    <ProjectContextProvider value={client}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {clientSections.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          {children}
          <Route path="*" element={<OverviewPage name={name} />} />
        </Routes>
      </Suspense>
    </ProjectContextProvider>
  );
}
