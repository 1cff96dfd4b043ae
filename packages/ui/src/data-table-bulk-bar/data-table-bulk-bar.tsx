/** @jsxImportSource #layered */
'use client';
import { type ComponentProps, type ReactElement, useCallback } from 'react';
import { useDataTable } from '../data-table/data-table-context.ts';
import { useMessages } from '../foundations/locale/index.ts';
import { Cross } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useMergedRef } from '../internal/refs/use-merged-ref.ts';
import { fadeInline } from '../scroll-area/edge-fade.styles.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { type DataTableBulkBarMessages, dataTableBulkBarMessages } from './data-table-bulk-bar.messages.ts';
import * as styles from './data-table-bulk-bar.styles.ts';

export interface DataTableBulkBarProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  /** The accessible name of the bar. @default 'Selected rows' */
  label?: string;
  /** Overrides the built-in texts. */
  messages?: Partial<DataTableBulkBarMessages>;
}

/**
 * Actions for the selected rows of a `DataTable`, shown while any row is selected. The children are a few
 * small buttons.
 */
export function DataTableBulkBar({ messages: ownMessages, ...props }: DataTableBulkBarProps): ReactElement {
  const messages = useMessages('dataTableBulkBar', dataTableBulkBarMessages, ownMessages);
  const { selected } = useDataTable();
  const count = selected.length > 0 && messages.selected(selected.length);
  return (
    <>
      {/* Always rendered, because a live region that appears together with its text isn't announced. */}
      <VisuallyHidden role="status" data-part="status">
        {count}
      </VisuallyHidden>
      {count && <Bar count={count} messages={messages} {...props} />}
    </>
  );
}

interface BarProps extends Omit<DataTableBulkBarProps, 'messages'> {
  count: string;
  messages: DataTableBulkBarMessages;
}

function Bar({ count, messages, label = messages.label, children, ref, ...props }: BarProps): ReactElement {
  const { clearSelection, scroller } = useDataTable();
  const keepFocus = useCallback(
    (bar: HTMLElement) => () => {
      if (bar.contains(document.activeElement)) scroller.current?.focus({ preventScroll: true });
    },
    [scroller],
  );
  const mergedRef = useMergedRef<HTMLElement>(ref, keepFocus);
  return (
    <section
      aria-label={label}
      ref={mergedRef}
      data-part="bulk-bar"
      data-bottom-bar
      css={styles.bulkBar}
      {...props}
    >
      <span data-part="count" css={styles.bulkCount}>
        {count}
      </span>
      <div data-part="actions" css={[styles.bulkActions, fadeInline]}>
        {children}
      </div>
      <IconButton label={messages.clear} size="sm" data-part="clear" onClick={clearSelection}>
        <Icon icon={Cross} size="sm" />
      </IconButton>
    </section>
  );
}
