import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Pagination.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Table.css';
import '@mantine/core/styles/Text.css';
import 'mantine-datatable/styles.css';
import { DataTable, type DataTableSortStatus } from 'mantine-datatable';
import { type ReactElement, useState } from 'react';
import type { ExampleProps } from '../../example.ts';
import { columns, type Order, orders, PAGE_SIZE, PAGE_SIZES, TOTAL } from '../../orders.ts';

const shown = columns.map(({ id, header, numeric }) => ({
  accessor: id,
  title: header,
  sortable: true,
  ...(numeric && { textAlign: 'right' as const }),
}));

export function Example({ label }: ExampleProps): ReactElement {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(PAGE_SIZE);
  const [sort, setSort] = useState<DataTableSortStatus<Order>>({
    columnAccessor: 'client',
    direction: 'asc',
  });
  const [selected, setSelected] = useState<Order[]>([]);
  return (
    <DataTable
      aria-label={label}
      columns={shown}
      records={orders}
      totalRecords={TOTAL}
      page={page}
      onPageChange={setPage}
      recordsPerPage={pageSize}
      recordsPerPageOptions={PAGE_SIZES}
      onRecordsPerPageChange={setPageSize}
      sortStatus={sort}
      onSortStatusChange={setSort}
      selectedRecords={selected}
      onSelectedRecordsChange={setSelected}
    />
  );
}
