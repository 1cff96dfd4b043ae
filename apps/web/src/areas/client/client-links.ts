import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { clientSections } from './client-sections.ts';

/** The menu of the client's area, but for what is about an own account. */
export const clientLinks = [
  { label: 'Overview', to: '/client', icon: LayoutDashboard, end: true },
  ...clientSections.map(({ path, label, icon }) => ({
    label,
    icon,
    to: `/client/${path.replace(/\/\*$/, '')}`,
  })),
];
