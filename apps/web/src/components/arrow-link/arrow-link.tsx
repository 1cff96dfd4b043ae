import { Link } from '@uplift/ui/link';
import type { ReactElement, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { link } from './arrow-link.styles.ts';

export interface ArrowLinkProps {
  to: string;
  children: ReactNode;
}

/** A link to another page, with an arrow. */
export function ArrowLink({ to, children }: ArrowLinkProps): ReactElement {
  return (
    <Link asChild underline="hover" css={link}>
      <RouterLink to={to}>
        {children}
        <span aria-hidden>{'\u00a0'}→</span>
      </RouterLink>
    </Link>
  );
}
