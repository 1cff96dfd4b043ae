/** @jsxImportSource #layered */
'use client';
import { type ComponentProps, type ReactElement, useId } from 'react';
import { useDataTable } from '../data-table/data-table-context.ts';
import { DATA_TABLE_PAGE_SIZES } from '../data-table-state/index.ts';
import { useMessages } from '../foundations/locale/index.ts';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from '../icon/drawing.tsx';
import { Icon, type IconComponent } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { type DataTablePagerMessages, dataTablePagerMessages } from './data-table-pager.messages.ts';
import * as styles from './data-table-pager.styles.ts';

export interface DataTablePagerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The available page sizes. @default 10, 25, 50, 100 */
  pageSizes?: readonly number[];
  /** Overrides the built-in texts. */
  messages?: Partial<DataTablePagerMessages>;
}

/**
 * The range of rows, the page size and the page navigation of a `DataTable`, placed below its rows. Renders
 * nothing if the smallest page has room for all rows, and no navigation if there is one page.
 */
export function DataTablePager({
  pageSizes = DATA_TABLE_PAGE_SIZES,
  messages: ownMessages,
  ...props
}: DataTablePagerProps): ReactElement | null {
  const { label, state, change, count, total } = useDataTable();
  const { page, pageSize } = state;
  const messages = useMessages('dataTablePager', dataTablePagerMessages, ownMessages);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const from = (page - 1) * pageSize + 1;
  const sizeId = useId();
  if (count !== undefined && total <= Math.min(...pageSizes)) return null;
  const turn = (name: string, icon: IconComponent, target: number, possible: boolean) => (
    <IconButton
      label={name}
      size="sm"
      variant="secondary"
      data-part="page-button"
      css={styles.turn}
      // Not `disabled`, because the button would lose focus on the last page.
      aria-disabled={!possible}
      onClick={() => {
        if (possible) change({ page: target }, 'page');
      }}
    >
      <Icon icon={icon} size="sm" data-part="page-icon" css={styles.turnMark} />
    </IconButton>
  );
  return (
    <div css={styles.footer} {...props}>
      <span data-part="range" css={styles.range}>
        {count ? messages.range(from, from + count - 1, total) : null}
      </span>
      <span data-part="page-size" css={styles.pageSize}>
        <label htmlFor={sizeId}>{messages.rowsPerPage}</label>
        <select
          id={sizeId}
          value={pageSize}
          data-part="page-size-select"
          css={styles.select}
          onChange={({ target }) => change({ pageSize: Number(target.value), page: 1 }, 'pageSize')}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </span>
      {(count === undefined || pageCount > 1) && (
        <nav aria-label={messages.pages(label)} data-part="pages" css={styles.pages}>
          <span>{count !== undefined && messages.page(page, pageCount)}</span>
          {turn(messages.first, ChevronsLeft, 1, page > 1)}
          {turn(messages.previous, ChevronLeft, page - 1, page > 1)}
          {turn(messages.next, ChevronRight, page + 1, page < pageCount)}
          {turn(messages.last, ChevronsRight, pageCount, page < pageCount)}
        </nav>
      )}
    </div>
  );
}
