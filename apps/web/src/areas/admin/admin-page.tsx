import { Breadcrumb } from '@uplift/ui/breadcrumb';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../app/page-head.tsx';

export interface AdminPageProps {
  title: string;
  lead: string;
  /** The parent page, unless it is the area itself. */
  parent?: { label: string; to: string };
  children: ReactNode;
}

/** Layout of an admin page: breadcrumb, title, lead, and content. */
export function AdminPage({ title, lead, parent, children }: AdminPageProps): ReactElement {
  return (
    <Stack gap={6}>
      <PageHead title={title} index={false} />
      <header>
        <Breadcrumb.Root>
          <Breadcrumb.Link asChild>
            <Link to="/admin/dashboard">Admin</Link>
          </Breadcrumb.Link>
          {parent && (
            <Breadcrumb.Link asChild>
              <Link to={parent.to}>{parent.label}</Link>
            </Breadcrumb.Link>
          )}
          <Breadcrumb.Page>{title}</Breadcrumb.Page>
        </Breadcrumb.Root>
        <Heading level={1} size="lg">
          {title}
        </Heading>
        <Text tone="muted">{lead}</Text>
      </header>
      {children}
    </Stack>
  );
}
