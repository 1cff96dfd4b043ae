/** @jsxImportSource #layered */
'use client';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles.ts';
import * as styles from './table.styles.ts';

export interface TableRootProps extends ComponentProps<'table'> {
  /** Accessible name of the table and of its scrollable region: what the table shows. */
  caption: ReactNode;
  /**
   * Whether the caption is for assistive technology only, because a nearby heading says the same.
   * @default false
   */
  captionHidden?: boolean;
  /**
   * Height at which the rows scroll below their headers, as any CSS length. Without it, the table is as tall
   * as its rows.
   */
  maxHeight?: string;
}

/**
 * A table of plain data, which scrolls horizontally if there is not enough space. Rows that a server sorts,
 * filters and pages belong in a `DataTable`.
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Scrollable content must be reachable by keyboard.
      tabIndex={0}
      data-part="region"
      css={styles.region}
      style={maxHeight ? { maxBlockSize: maxHeight } : undefined}
    >
      <table css={styles.table} {...props}>
        <caption id={captionId} data-part="caption" css={captionHidden ? visuallyHidden : styles.caption}>
          <span>{caption}</span>
        </caption>
        {children}
      </table>
    </section>
  );
}

export type TableHeadProps = ComponentProps<'thead'>;

/** The header row. It stays visible while the rows scroll below it. */
export function Head(props: TableHeadProps): ReactElement {
  return <thead css={styles.head} {...props} />;
}

export type TableBodyProps = ComponentProps<'tbody'>;

/** The rows below the heads. */
export function Body(props: TableBodyProps): ReactElement {
  return <tbody css={styles.body} {...props} />;
}

export type TableFootProps = ComponentProps<'tfoot'>;

/** Totals and averages. */
export function Foot(props: TableFootProps): ReactElement {
  return <tfoot css={styles.foot} {...props} />;
}

export type TableRowProps = ComponentProps<'tr'>;

/** A row of cells. */
export function Row(props: TableRowProps): ReactElement {
  return <tr {...props} />;
}

interface Aligned {
  /** Whether the column contains numbers, which are aligned to its end. @default false */
  numeric?: boolean;
}

export interface TableHeaderProps extends ComponentProps<'th'>, Aligned {
  /** Whether this is the header of a column or of a row. @default 'col' */
  scope?: 'col' | 'row';
}

/** A column header, or with `scope="row"` a row header. */
export function Header({ numeric = false, scope = 'col', ...props }: TableHeaderProps): ReactElement {
  return <th scope={scope} data-numeric={numeric || undefined} css={styles.cell} {...props} />;
}

export interface TableCellProps extends ComponentProps<'td'>, Aligned {}

/** A value. Numbers line up at the end of the column. */
export function Cell({ numeric = false, ...props }: TableCellProps): ReactElement {
  return <td data-numeric={numeric || undefined} css={styles.cell} {...props} />;
}
