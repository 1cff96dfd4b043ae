import { projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpoint } from '@uplift/data-client/swr';
import { Breadcrumb } from '@uplift/ui/breadcrumb';
import { LinkButton } from '@uplift/ui/link-button';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, Suspense } from 'react';
import { Link, Route, Routes, useParams } from 'react-router-dom';
import { ProjectContextProvider } from '../../../features/project/project-context.tsx';
import { AreaHeader } from '../../shared/frame/area-header.tsx';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { NothingHere } from '../../shared/frame/nothing-here.tsx';
import { PageSkeleton } from '../../shared/frame/page-skeleton.tsx';
import { isMissing, normalizeId } from '../../shared/lists/address-id.ts';
import { ClientNavigation } from './client-navigation.tsx';
import { clientSections } from './client-sections.ts';

const portfolio = { label: 'Go to your portfolio', to: '/manager' };

/** Page of a client. Each section has its own URL. */
export default function ClientPage(): ReactElement {
  const clientId = normalizeId(useParams().clientId ?? '');
  const { data, error, mutate } = useEndpoint(projectEndpoints.getProject, { params: { clientId } });
  if (error && isMissing(error)) return <NothingHere home={portfolio} />;
  if (error)
    return <LoadFailure title="Couldn’t load the client" error={error} onRetry={() => void mutate()} />;
  if (!data) return <PageSkeleton />;
  const { company, project } = data;
  return (
    <ProjectContextProvider value={{ clientId, company, side: 'team', readOnly: false }}>
      <Stack gap={6}>
        <AreaHeader
          title={company}
          lead={project.name}
          breadcrumb={
            <Breadcrumb.Root>
              <Breadcrumb.Link asChild>
                <Link to="/manager">Portfolio</Link>
              </Breadcrumb.Link>
              <Breadcrumb.Page>{company}</Breadcrumb.Page>
            </Breadcrumb.Root>
          }
        >
          <LinkButton asChild size="sm" variant="secondary">
            <Link to={`/client?as=${clientId}`}>View as client</Link>
          </LinkButton>
        </AreaHeader>
        <ClientNavigation clientId={clientId} company={company} />
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            {clientSections.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<NothingHere home={portfolio} />} />
          </Routes>
        </Suspense>
      </Stack>
    </ProjectContextProvider>
  );
}
