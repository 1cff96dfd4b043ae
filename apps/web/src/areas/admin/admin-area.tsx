import { useAccountUser } from '@uplift/data-client/swr';
import type { ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { AreaFrame } from '../../shell/area-frame.tsx';
import { AreaSkeleton } from '../../shell/area-page.tsx';
import { NoAccess } from '../../shell/no-access.tsx';
import { isSessionEnded } from '../../shell/sign-in-page.tsx';
import { Unreachable } from '../../shell/unreachable.tsx';
import { adminSections } from './admin-sections.tsx';
import { Overview } from './overview.tsx';

const links = adminSections.map(({ label, path }) => ({ label, to: `/admin/${path}` }));

/** Lets admins through to the pages behind the sign-in; everybody else is shown their way. */
export default function AdminArea(): ReactElement {
  const { user, status, error, refetch } = useAccountUser();
  const { pathname, search } = useLocation();
  if (error && !isSessionEnded(error)) return <Unreachable onRetry={refetch} />;
  if (status === 'checking') return <AreaSkeleton area="admin" />;
  if (!user) return <Navigate to={`/admin?${new URLSearchParams({ next: pathname + search })}`} replace />;
  if (user.role !== 'admin')
    return <NoAccess needed="admin" home={{ label: 'To your portfolio', to: '/manager' }} />;
  return (
    <AreaFrame title="Admin" person={user.name} links={links}>
      <Routes>
        {adminSections.map(({ path, page }) => (
          <Route key={path} path={path} element={page} />
        ))}
        <Route path="*" element={<Overview />} />
      </Routes>
    </AreaFrame>
  );
}
