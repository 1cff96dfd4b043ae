/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { useMessages } from '../foundations/locale/index.ts';
import { Slot } from '../internal/slot/index.ts';
import { breadcrumbMessages } from './breadcrumb.messages.ts';
import * as styles from './breadcrumb.styles.ts';

export type BreadcrumbRootProps = ComponentProps<'nav'>;

/** The path from the home page to the current page. */
export function Root({ children, ...props }: BreadcrumbRootProps): ReactElement {
  const messages = useMessages('breadcrumb', breadcrumbMessages);
  return (
    <nav aria-label={messages.label} {...props}>
      <ol data-part="list" css={styles.list}>
        {children}
      </ol>
    </nav>
  );
}

export interface BreadcrumbLinkProps extends ComponentProps<'a'> {
  /** Whether the only child is rendered as the link, for example a router's `Link`. @default false */
  asChild?: boolean;
}

/** A link to a parent page. */
export function Link({ asChild = false, ...props }: BreadcrumbLinkProps): ReactElement {
  const Anchor = asChild ? Slot : 'a';
  return (
    <li data-part="item" css={styles.item}>
      <Anchor css={styles.link} {...props} />
    </li>
  );
}

export type BreadcrumbPageProps = ComponentProps<'span'>;

/** The current page: the last item, without a link. */
export function Page(props: BreadcrumbPageProps): ReactElement {
  return (
    <li data-part="item" css={[styles.item, styles.pageItem]}>
      <span aria-current="page" css={styles.page} {...props} />
    </li>
  );
}
