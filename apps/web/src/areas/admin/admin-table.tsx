import { Alert } from '@uplift/ui/alert';
import { Skeleton } from '@uplift/ui/skeleton';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './admin-table.styles.ts';

interface Row {
  id: string;
  /** One for each column. */
  cells: readonly ReactNode[];
}

export interface AdminTableProps {
  caption: string;
  columns: readonly string[];
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  error: Error | undefined;
}

/** A list of the admin area, read only. */
export function AdminTable({ caption, columns, rows, error }: AdminTableProps): ReactElement {
  if (error && !rows) {
    return (
      <Alert tone="danger" title="The list could not be loaded">
        {error.message}
      </Alert>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, so the keyboard must reach it.
    <section tabIndex={0} aria-label={caption} aria-busy={!rows} css={styles.scroller}>
      <table css={styles.table}>
        <caption css={styles.caption}>
          {caption}
          {rows && ` (${rows.length})`}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" css={styles.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows ? (
            rows.map(({ id, cells }) => (
              <tr key={id}>
                {columns.map((column, index) => (
                  <td key={column} css={styles.cell}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))
          ) : (
            <tr>
              <td colSpan={columns.length} css={styles.cell}>
                <Skeleton />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
