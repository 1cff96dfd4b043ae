import { Breadcrumb } from '@uplift/ui/breadcrumb';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export interface TrailProps {
  /** The page above. */
  parent: { name: string; to: string };
  /** The name of the page at hand. */
  current: string;
}

/** The way back from a page to the list that it stands in. */
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
