/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { DataListLayout } from './data-list.styles.ts';
import * as styles from './data-list.styles.ts';

export type { DataListLayout } from './data-list.styles.ts';

export interface DataListRootProps extends ComponentProps<'dl'> {
  /** The layout. Rows stack automatically if there isn't enough room. @default 'rows' */
  layout?: DataListLayout;
}

/** Facts about one subject: terms with their descriptions. */
export function Root({ layout = 'rows', ...props }: DataListRootProps): ReactElement {
  return <dl css={[styles.list, styles.layouts[layout]]} {...props} />;
}

export interface DataListItemProps extends ComponentProps<'div'> {
  /** The term to describe. */
  term: ReactNode;
  /** Whether the description is a number. @default false */
  numeric?: boolean;
}

/** One fact. The children are its description. */
export function Item({ term, numeric = false, children, ...props }: DataListItemProps): ReactElement {
  return (
    <div css={styles.item} {...props}>
      <dt data-part="term" css={styles.term}>
        {term}
      </dt>
      <dd data-part="description" css={styles.description} data-numeric={numeric || undefined}>
        {children}
      </dd>
    </div>
  );
}
