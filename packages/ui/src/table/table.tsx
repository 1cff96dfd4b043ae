'use client';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles.ts';
import * as styles from './table.styles.ts';

export interface TableRootProps extends ComponentProps<'table'> {
  /** What the table shows. Its accessible name, also for the region that scrolls. */
  caption: ReactNode;
  /** Whether only assistive technology gets the caption, because a heading beside it says the same. @default false */
  captionHidden?: boolean;
  /** Where the rows scroll under their headings: any CSS length. Without it the table is as tall as its rows. */
  maxHeight?: string;
}

/**
 * Rows and columns of plain facts, scrolling sideways by itself where there is no room. Rows that a server sorts, filters
 * and pages belong in a `DataTable`.
 */
export function Root({
  caption,
  captionHidden = false,
  maxHeight,
  children,
  ...props
}: TableRootProps): ReactElement {
  const captionId = useId();
  return (
    <section
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reachable with the keyboard.
      tabIndex={0}
      css={styles.region}
      style={maxHeight ? { maxBlockSize: maxHeight } : undefined}
    >
      <table css={styles.table} {...props}>
        <caption id={captionId} css={captionHidden ? visuallyHidden : styles.caption}>
          <span>{caption}</span>
        </caption>
        {children}
      </table>
    </section>
  );
}

export type TableHeadProps = ComponentProps<'thead'>;

/** The row of headings: it stays in view while the rows scroll under it. */
export function Head(props: TableHeadProps): ReactElement {
  return <thead css={styles.head} {...props} />;
}

export type TableBodyProps = ComponentProps<'tbody'>;

export function Body(props: TableBodyProps): ReactElement {
  return <tbody css={styles.body} {...props} />;
}

export type TableFootProps = ComponentProps<'tfoot'>;

/** Sums and averages. */
export function Foot(props: TableFootProps): ReactElement {
  return <tfoot css={styles.foot} {...props} />;
}

export type TableRowProps = ComponentProps<'tr'>;

export function Row(props: TableRowProps): ReactElement {
  return <tr {...props} />;
}

interface Aligned {
  /** Whether the column holds figures, which stand under each other at its end. @default false */
  numeric?: boolean;
}

export interface TableHeaderProps extends ComponentProps<'th'>, Aligned {
  /** Whether it is the heading of a column or of a row. @default 'col' */
  scope?: 'col' | 'row';
}

/** A heading, of a column or with `scope="row"` of a row. */
export function Header({ numeric = false, scope = 'col', ...props }: TableHeaderProps): ReactElement {
  return <th scope={scope} data-numeric={numeric || undefined} css={styles.cell} {...props} />;
}

export interface TableCellProps extends ComponentProps<'td'>, Aligned {}

export function Cell({ numeric = false, ...props }: TableCellProps): ReactElement {
  return <td data-numeric={numeric || undefined} css={styles.cell} {...props} />;
}
