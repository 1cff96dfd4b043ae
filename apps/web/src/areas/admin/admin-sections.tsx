import type { IconComponent } from '@uplift/ui/icon';
import Bug from 'lucide-react/icons/bug';
import CodeXml from 'lucide-react/icons/code-xml';
import FileImage from 'lucide-react/icons/file-image';
import History from 'lucide-react/icons/history';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import Trophy from 'lucide-react/icons/trophy';
import Users from 'lucide-react/icons/users';
import Webhook from 'lucide-react/icons/webhook';
import { type ComponentType, lazy } from 'react';

export interface AdminSection {
  /** Path below /admin. A trailing `/*` means that the section has subpages. */
  path: string;
  label: string;
  icon: IconComponent;
  /** Keys that lead there, pressed in sequence. */
  shortcut: string;
  /** Menu group of the section. @default no group title, for the first sections */
  group?: string;
  Page: ComponentType;
}

/** Rendered at paths that match no section. */
export const Overview = lazy(() => import('./dashboard/dashboard-page.tsx'));

/** Sections of the admin area, in menu order. Each one is a separate chunk. */
export const adminSections: readonly AdminSection[] = [
  { path: 'dashboard', label: 'Overview', shortcut: 'G O', icon: LayoutDashboard, Page: Overview },
  {
    path: 'leads',
    label: 'Leads',
    shortcut: 'G L',
    icon: Inbox,
    Page: lazy(() => import('./leads/leads-page.tsx')),
  },
  {
    path: 'users/*',
    label: 'Users',
    shortcut: 'G U',
    icon: Users,
    Page: lazy(() => import('./users/users-page.tsx')),
  },
  {
    path: 'success-stories/*',
    label: 'Success stories',
    shortcut: 'G S',
    icon: Trophy,
    group: 'Site',
    Page: lazy(() => import('./success-stories/success-stories-page.tsx')),
  },
  {
    path: 'assets',
    label: 'Assets',
    shortcut: 'G A',
    icon: FileImage,
    group: 'Site',
    Page: lazy(() => import('./assets/assets-page.tsx')),
  },
  {
    path: 'tech-assets',
    label: 'Tech assets',
    shortcut: 'G T',
    icon: Layers,
    group: 'Site',
    Page: lazy(() => import('./tech-assets/tech-assets-page.tsx')),
  },
  {
    path: 'api-keys',
    label: 'API keys',
    shortcut: 'G K',
    icon: KeyRound,
    group: 'Integrations',
    Page: lazy(() => import('./api-keys/api-keys-page.tsx')),
  },
  {
    path: 'webhooks/*',
    label: 'Webhooks',
    shortcut: 'G W',
    icon: Webhook,
    group: 'Integrations',
    Page: lazy(() => import('./webhooks/webhooks-page.tsx')),
  },
  {
    path: 'embed',
    label: 'Embed',
    shortcut: 'G E',
    icon: CodeXml,
    group: 'Integrations',
    Page: lazy(() => import('./embed/embed-page.tsx')),
  },
  {
    path: 'audit-log',
    label: 'Audit log',
    shortcut: 'G H',
    icon: History,
    group: 'Operations',
    Page: lazy(() => import('./audit-log/audit-log-page.tsx')),
  },
  {
    path: 'client-errors',
    label: 'Client errors',
    shortcut: 'G B',
    icon: Bug,
    group: 'Operations',
    Page: lazy(() => import('./client-errors/client-errors-page.tsx')),
  },
  {
    path: 'jobs',
    label: 'Jobs',
    shortcut: 'G J',
    icon: ListChecks,
    group: 'Operations',
    Page: lazy(() => import('./jobs/jobs-page.tsx')),
  },
];
