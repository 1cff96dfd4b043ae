import { Breadcrumb } from '@uplift/ui/breadcrumb';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export interface TrailProps {
  /** The parent page. */
  parent: { name: string; to: string };
  /** The name of the current page. */
  current: string;
}

/** A breadcrumb from a page to its parent list. */
export function Trail({ parent, current }: TrailProps): ReactElement {
  return (
    <Breadcrumb.Root>
      <Breadcrumb.Link asChild>
        <RouterLink to={parent.to}>{parent.name}</RouterLink>
      </Breadcrumb.Link>
      <Breadcrumb.Page>{current}</Breadcrumb.Page>
    </Breadcrumb.Root>
  );
}
