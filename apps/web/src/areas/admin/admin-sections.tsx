import type { IconComponent } from '@uplift/ui/icon';
import FileImage from 'lucide-react/icons/file-image';
import KeyRound from 'lucide-react/icons/key-round';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Trophy from 'lucide-react/icons/trophy';
import Users from 'lucide-react/icons/users';
import Webhook from 'lucide-react/icons/webhook';
import { type ComponentType, lazy } from 'react';

export interface AdminSection {
  /** Below /admin; it ends in `/*` where the section has pages of its own. */
  path: string;
  label: string;
  icon: IconComponent;
  Page: ComponentType;
}

/** What stands at every address of the area that is no section's. */
export const Overview = lazy(() => import('./dashboard/dashboard-page.tsx'));

/** The pages behind the admin sign-in, in the order of their menu. Each is code of its own. */
export const adminSections: readonly AdminSection[] = [
  {
    path: 'dashboard',
    label: 'Overview',
    icon: LayoutDashboard,
    Page: Overview,
  },
  { path: 'users', label: 'Users', icon: Users, Page: lazy(() => import('./users/users-page.tsx')) },
  { path: 'assets', label: 'Assets', icon: FileImage, Page: lazy(() => import('./assets/assets-page.tsx')) },
  {
    path: 'tech-assets',
    label: 'Tech assets',
    icon: Layers,
    Page: lazy(() => import('./tech-assets/tech-assets-page.tsx')),
  },
  {
    path: 'api-keys',
    label: 'API keys',
    icon: KeyRound,
    Page: lazy(() => import('./api-keys/api-keys-page.tsx')),
  },
  {
    path: 'webhooks',
    label: 'Webhooks',
    icon: Webhook,
    Page: lazy(() => import('./webhooks/webhooks-page.tsx')),
  },
  {
    path: 'success-stories/*',
    label: 'Success stories',
    icon: Trophy,
    Page: lazy(() => import('./success-stories/success-stories-page.tsx')),
  },
];
