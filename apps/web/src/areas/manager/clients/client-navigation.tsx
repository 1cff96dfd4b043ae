import { Badge } from '@uplift/ui/badge';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useUnreadMessages } from '../../../features/project/messages/use-unread-messages.ts';
import * as styles from './client-navigation.styles.ts';
import { clientSections } from './client-sections.ts';

export interface ClientNavigationProps {
  clientId: string;
  company: string;
}

/** Links to the sections of a client's page. On phones, the row scrolls to the current one. */
export function ClientNavigation({ clientId, company }: ClientNavigationProps): ReactElement {
  const unread = useUnreadMessages(clientId);
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: The path decides which link is the current one.
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!row.current || !current) return;
    // Unlike `scrollIntoView`, this doesn't scroll the page.
    row.current.scrollLeft = current.offsetLeft + (current.offsetWidth - row.current.clientWidth) / 2;
  }, [pathname]);

  return (
    <nav ref={row} aria-label={company} css={styles.sections}>
      {clientSections.map(({ path, label, counts }) => (
        <NavLink
          key={path}
          // A trailing slash would keep the link from matching as active.
          to={`/manager/clients/${clientId}${path && `/${path}`}`}
          end={path === ''}
          css={styles.section}
        >
          {label}
          {counts && unread > 0 && (
            <Badge tone="accent" css={styles.sectionCount}>
              {unread} <VisuallyHidden>{counts}</VisuallyHidden>
            </Badge>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
