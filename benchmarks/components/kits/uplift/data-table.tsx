import { DataTable, type DataTableColumn } from '@uplift/ui/data-table';
import { DataTablePager } from '@uplift/ui/data-table-pager';
import { initialDataTableState } from '@uplift/ui/data-table-state';
import { type ReactElement, useState } from 'react';
import type { ExampleProps } from '../../example.ts';
import { columns, type Order, orders, PAGE_SIZE, PAGE_SIZES, TOTAL } from '../../orders.ts';

const shown: DataTableColumn<Order>[] = columns.map(({ id, header, numeric }) => ({
  id,
  header,
  numeric,
  sortable: true,
  cell: (order) => order[id],
}));

export function Example({ label }: ExampleProps): ReactElement {
  const [state, setState] = useState({ ...initialDataTableState, pageSize: PAGE_SIZE });
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <DataTable
      label={label}
      columns={shown}
      rows={orders}
      total={TOTAL}
      getRowId={({ id }) => id}
      state={state}
      onStateChange={setState}
      selected={selected}
      onSelectedChange={setSelected}
      pager={<DataTablePager pageSizes={PAGE_SIZES} />}
    />
  );
}
