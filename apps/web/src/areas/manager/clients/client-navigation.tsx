import { Badge } from '@uplift/ui/badge';
import { TabNav } from '@uplift/ui/tab-nav';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import type { ReactElement } from 'react';
import { NavLink } from 'react-router-dom';
import { useUnreadMessages } from '../../../features/project/messages/use-unread-messages.ts';
import { clientSections } from './client-sections.ts';

export interface ClientNavigationProps {
  clientId: string;
  company: string;
}

/** Links to the sections of a client's page. */
export function ClientNavigation({ clientId, company }: ClientNavigationProps): ReactElement {
  const unread = useUnreadMessages(clientId);
  return (
    <TabNav.Root label={company}>
      {clientSections.map(({ path, label, counts }) => (
        <TabNav.Link key={path} asChild>
          <NavLink
            // A trailing slash would keep the link from matching as active.
            to={`/manager/clients/${clientId}${path && `/${path}`}`}
            end={path === ''}
          >
            {label}
            {counts && unread > 0 && (
              <Badge tone="accent">
                {unread} <VisuallyHidden>{counts}</VisuallyHidden>
              </Badge>
            )}
          </NavLink>
        </TabNav.Link>
      ))}
    </TabNav.Root>
  );
}
