import { useAccountUser } from '@uplift/data-client/swr';
import Building from 'lucide-react/icons/building';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import KeyRound from 'lucide-react/icons/key-round';
import Layers from 'lucide-react/icons/layers';
import PenLine from 'lucide-react/icons/pen-line';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Upload from 'lucide-react/icons/upload';
import UserPlus from 'lucide-react/icons/user-plus';
import Webhook from 'lucide-react/icons/webhook';
import { type ReactElement, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NoAccess } from '../../auth/session/no-access.tsx';
import { useHadSession } from '../../auth/session/use-had-session.ts';
import { isSessionEnded } from '../../auth/sign-in/sign-in-page.tsx';
import { SignInRedirect } from '../../auth/sign-in/sign-in-redirect.tsx';
import { AccountSettings } from '../shared/account/account-settings.tsx';
import { SecondFactorSection } from '../shared/account/second-factor-section.tsx';
import { AreaFrame } from '../shared/frame/area-frame.tsx';
import { AreaSkeleton } from '../shared/frame/area-page.tsx';
import { PageSkeleton } from '../shared/frame/page-skeleton.tsx';
import { Unreachable } from '../shared/frame/unreachable.tsx';
import { CREATE_PARAMETER } from '../shared/lists/use-create.ts';
import { AdminFindings } from './admin-findings.tsx';
import { adminSections, Overview } from './admin-sections.tsx';

const links = [
  ...adminSections.map(({ path, label, icon, shortcut, group }) => ({
    label,
    icon,
    shortcut,
    ...(group === undefined ? {} : { group }),
    to: `/admin/${path.replace(/\/\*$/, '')}`,
  })),
  { label: 'Security', to: '/admin/security', icon: ShieldCheck, group: 'Account', account: true },
];

const commands = [
  { label: 'Invite user', icon: UserPlus, to: `/admin/users?${CREATE_PARAMETER}` },
  { label: 'Add client', icon: Building, to: `/admin/users/clients?${CREATE_PARAMETER}` },
  { label: 'New success story', icon: PenLine, to: '/admin/success-stories/new' },
  { label: 'Upload files', icon: Upload, to: `/admin/assets?${CREATE_PARAMETER}` },
  { label: 'Add technology', icon: Layers, to: '/admin/tech-assets?technology=new' },
  { label: 'Create API key', icon: KeyRound, to: `/admin/api-keys?${CREATE_PARAMETER}` },
  { label: 'View all projects', icon: FolderKanban, to: '/manager' },
  { label: 'Add webhook', icon: Webhook, to: `/admin/webhooks?${CREATE_PARAMETER}` },
];

/** The admin area. Visitors are redirected to the sign-in page, and managers see that they have no access. */
export default function AdminArea(): ReactElement {
  const { user, status, error, refetch } = useAccountUser();
  const hadSession = useHadSession(user);
  if (error && !isSessionEnded(error)) return <Unreachable onRetry={refetch} />;
  if (status === 'checking') return <AreaSkeleton area="admin" />;
  if (!user) return <SignInRedirect to="/admin" sessionEnded={hadSession} />;
  if (user.role !== 'admin')
    return <NoAccess needed="admin" home={{ label: 'Go to your portfolio', to: '/manager' }} />;
  return (
    <AreaFrame
      title="Admin"
      person={user}
      links={links}
      commands={commands}
      renderFindings={(search) => <AdminFindings search={search} />}
      onSessionEnded={refetch}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {adminSections.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route
            path="security"
            element={
              <AccountSettings
                area="admin"
                title="Security"
                person={user}
                secondFactor={<SecondFactorSection person={user} />}
              />
            }
          />
          <Route path="*" element={<Overview />} />
        </Routes>
      </Suspense>
    </AreaFrame>
  );
}
