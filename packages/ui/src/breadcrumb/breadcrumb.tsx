'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Slot } from '../slot/index.ts';
import * as styles from './breadcrumb.styles.ts';

export type BreadcrumbRootProps = ComponentProps<'nav'>;

/** The way from the home page to the page at hand. */
export function Root({ children, ...props }: BreadcrumbRootProps): ReactElement {
  return (
    <nav aria-label="Breadcrumb" {...props}>
      <ol css={styles.list}>{children}</ol>
    </nav>
  );
}

export interface BreadcrumbLinkProps extends ComponentProps<'a'> {
  /** Whether the only child becomes the link, for example a router's `Link`. @default false */
  asChild?: boolean;
}

/** One of the pages above. */
export function Link({ asChild = false, ...props }: BreadcrumbLinkProps): ReactElement {
  const Anchor = asChild ? Slot : 'a';
  return (
    <li css={styles.item}>
      <Anchor css={styles.link} {...props} />
    </li>
  );
}

export type BreadcrumbPageProps = ComponentProps<'span'>;

/** The page at hand: the last item, no link. */
export function Page(props: BreadcrumbPageProps): ReactElement {
  return (
    <li css={styles.item}>
      <span aria-current="page" css={styles.page} {...props} />
    </li>
  );
}
