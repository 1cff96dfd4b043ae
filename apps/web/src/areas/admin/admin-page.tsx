import { Breadcrumb } from '@uplift/ui/breadcrumb';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AreaHeader } from '../shared/frame/area-header.tsx';

export interface AdminPageProps {
  title: string;
  lead: string;
  /** The parent page, unless it is the area itself. */
  parent?: { label: string; to: string };
  /** Period, filters and actions next to the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Layout of an admin page: title, lead, actions, and content. */
export function AdminPage({ title, lead, parent, actions, children }: AdminPageProps): ReactElement {
  return (
    <Stack gap={6}>
      <AreaHeader
        title={title}
        lead={lead}
        breadcrumb={
          parent && (
            <Breadcrumb.Root>
              <Breadcrumb.Link asChild>
                <Link to={parent.to}>{parent.label}</Link>
              </Breadcrumb.Link>
              <Breadcrumb.Page>{title}</Breadcrumb.Page>
            </Breadcrumb.Root>
          )
        }
      >
        {actions}
      </AreaHeader>
      {children}
    </Stack>
  );
}
