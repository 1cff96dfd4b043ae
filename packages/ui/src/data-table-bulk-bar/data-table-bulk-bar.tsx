'use client';
import { type ComponentProps, type ReactElement, useCallback } from 'react';
import { useDataTable } from '../data-table/data-table-context.ts';
import { Cross } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useMergedRef } from '../internal/refs/use-merged-ref.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './data-table-bulk-bar.styles.ts';

export interface DataTableBulkBarProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  /** The accessible name of the bar. @default 'Selected rows' */
  label?: string;
  /** Returns the text for the number of selected rows. @default '3 selected' */
  countLabel?: (count: number) => string;
  /** The label of the button that clears the selection. @default 'Clear selection' */
  clearLabel?: string;
}

/**
 * Actions for the selected rows of a `DataTable`, shown while any row is selected. The children are a few
 * small buttons.
 */
export function DataTableBulkBar({
  countLabel = (count) => `${count} selected`,
  ...props
}: DataTableBulkBarProps): ReactElement {
  const { selected } = useDataTable();
  const count = selected.length > 0 && countLabel(selected.length);
  return (
    <>
      {/* Always rendered, because a live region that appears together with its text isn't announced. */}
      <VisuallyHidden role="status">{count}</VisuallyHidden>
      {count && <Bar count={count} {...props} />}
    </>
  );
}

interface BarProps extends Omit<DataTableBulkBarProps, 'countLabel'> {
  count: string;
}

function Bar({
  count,
  label = 'Selected rows',
  clearLabel = 'Clear selection',
  children,
  ref,
  ...props
}: BarProps): ReactElement {
  const { clearSelection, scroller } = useDataTable();
  const keepFocus = useCallback(
    (bar: HTMLElement) => () => {
      if (bar.contains(document.activeElement)) scroller.current?.focus({ preventScroll: true });
    },
    [scroller],
  );
  const mergedRef = useMergedRef<HTMLElement>(ref, keepFocus);
  return (
    <section aria-label={label} ref={mergedRef} css={styles.bulkBar} {...props}>
      <span css={styles.bulkCount}>{count}</span>
      {children}
      <IconButton label={clearLabel} size="sm" onClick={clearSelection}>
        <Icon icon={Cross} size="sm" />
      </IconButton>
    </section>
  );
}
