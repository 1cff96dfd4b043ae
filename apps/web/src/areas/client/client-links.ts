import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import type { AreaLink } from '../../shell/area-frame/area-navigation.tsx';
import { clientSections } from './client-sections.ts';

/**
 * The menu of the client's area, but for what is about an own account.
 *
 * @param unread how many messages wait to be read
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
