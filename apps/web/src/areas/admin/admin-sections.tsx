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
import type { ComponentType } from 'react';
import { retriableLazy } from '../../app/retriable-lazy.ts';

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
export const Overview = retriableLazy(() => import('./dashboard/dashboard-page.tsx'));

/** Sections of the admin area, in menu order. Each one is a separate chunk. */
export const adminSections: readonly AdminSection[] = [
  { path: 'dashboard', label: 'Overview', shortcut: 'G O', icon: LayoutDashboard, Page: Overview },
  {
    path: 'leads',
    label: 'Leads',
    shortcut: 'G L',
    icon: Inbox,
    Page: retriableLazy(() => import('./leads/leads-page.tsx')),
  },
  {
    path: 'users/*',
    label: 'Users',
    shortcut: 'G U',
    icon: Users,
    Page: retriableLazy(() => import('./users/users-page.tsx')),
  },
  {
    path: 'success-stories/*',
    label: 'Success stories',
    shortcut: 'G S',
    icon: Trophy,
    group: 'Site',
    Page: retriableLazy(() => import('./success-stories/success-stories-page.tsx')),
  },
  {
    path: 'assets',
    label: 'Assets',
    shortcut: 'G A',
    icon: FileImage,
    group: 'Site',
    Page: retriableLazy(() => import('./assets/assets-page.tsx')),
  },
  {
    path: 'tech-assets',
    label: 'Tech assets',
    shortcut: 'G T',
    icon: Layers,
    group: 'Site',
    Page: retriableLazy(() => import('./tech-assets/tech-assets-page.tsx')),
  },
  {
    path: 'api-keys',
    label: 'API keys',
    shortcut: 'G K',
    icon: KeyRound,
    group: 'Integrations',
    Page: retriableLazy(() => import('./api-keys/api-keys-page.tsx')),
  },
  {
    path: 'webhooks/*',
    label: 'Webhooks',
    shortcut: 'G W',
    icon: Webhook,
    group: 'Integrations',
    Page: retriableLazy(() => import('./webhooks/webhooks-page.tsx')),
  },
  {
    path: 'embed',
    label: 'Embed',
    shortcut: 'G E',
    icon: CodeXml,
    group: 'Integrations',
    Page: retriableLazy(() => import('./embed/embed-page.tsx')),
  },
  {
    path: 'audit-log',
    label: 'Audit log',
    shortcut: 'G H',
    icon: History,
    group: 'Operations',
    Page: retriableLazy(() => import('./audit-log/audit-log-page.tsx')),
  },
  {
    path: 'client-errors',
    label: 'Client errors',
    shortcut: 'G B',
    icon: Bug,
    group: 'Operations',
    Page: retriableLazy(() => import('./client-errors/client-errors-page.tsx')),
  },
  {
    path: 'jobs',
    label: 'Jobs',
    shortcut: 'G J',
    icon: ListChecks,
    group: 'Operations',
    Page: retriableLazy(() => import('./jobs/jobs-page.tsx')),
  },
];
