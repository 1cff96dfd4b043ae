import { EmptyState } from '@uplift/ui/empty-state';
import { LinkButton } from '@uplift/ui/link-button';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageHead } from '../../../app/page-head.tsx';

export interface NothingHereProps {
  /** Link to the start of the area. */
  home: { label: string; to: string };
}

/** Not-found page of an area. */
export function NothingHere({ home }: NothingHereProps): ReactElement {
  return (
    <>
      <PageHead title="Page Not Found" index={false} />
      <EmptyState
        headingLevel={1}
        title="Page Not Found"
        description="This page doesn’t exist or has moved."
        actions={
          <LinkButton asChild>
            <RouterLink to={home.to}>{home.label}</RouterLink>
          </LinkButton>
        }
      />
    </>
  );
}
