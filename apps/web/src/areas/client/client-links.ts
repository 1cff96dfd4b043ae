import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import type { AreaLink } from '../shared/frame/area-navigation.tsx';
import { clientSections } from './client-sections.ts';

/**
 * Returns the menu of the client portal, without the account links.
 *
 * @param unread number of unread messages
 */
export function clientLinks(unread: number): AreaLink[] {
  return [
    { label: 'Overview', to: '/client', icon: LayoutDashboard, end: true },
    ...clientSections.map(({ path, label, icon, counts }) => ({
      label,
      icon,
      to: `/client/${path.replace(/\/\*$/, '')}`,
      ...(counts && unread > 0 ? { count: unread, countLabel: counts } : {}),
    })),
  ];
}
