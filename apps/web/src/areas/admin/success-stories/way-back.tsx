import { Breadcrumb } from '@uplift/ui/breadcrumb';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { listPath } from './story-states.ts';

/** The way from a story back to the list. */
export function WayBack({ from }: { from: string }): ReactElement {
  return (
    <Breadcrumb.Root>
      <Breadcrumb.Link asChild>
        <Link to={listPath}>Success stories</Link>
      </Breadcrumb.Link>
      <Breadcrumb.Page>{from}</Breadcrumb.Page>
    </Breadcrumb.Root>
  );
}
