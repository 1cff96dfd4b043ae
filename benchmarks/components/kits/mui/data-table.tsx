import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
  type GridRowSelectionModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { type ReactElement, useState } from 'react';
import type { ExampleProps } from '../../example.ts';
import { columns, type Order, orders, PAGE_SIZE, PAGE_SIZES, TOTAL } from '../../orders.ts';

const shown: GridColDef<Order>[] = columns.map(({ id, header, numeric }) => ({
  field: id,
  headerName: header,
  flex: 1,
  ...(numeric && { type: 'number' }),
}));

export function Example({ label }: ExampleProps): ReactElement {
  const [page, setPage] = useState<GridPaginationModel>({ page: 0, pageSize: PAGE_SIZE });
  const [sort, setSort] = useState<GridSortModel>([]);
  const [selected, setSelected] = useState<GridRowSelectionModel>({ type: 'include', ids: new Set() });
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        aria-label={label}
        columns={shown}
        rows={orders}
        rowCount={TOTAL}
        paginationMode="server"
        paginationModel={page}
        onPaginationModelChange={setPage}
        pageSizeOptions={PAGE_SIZES}
        sortingMode="server"
        sortModel={sort}
        onSortModelChange={setSort}
        checkboxSelection
        rowSelectionModel={selected}
        onRowSelectionModelChange={setSelected}
        // Renders the whole page of rows, like the other kits.
        disableVirtualization
      />
    </div>
  );
}
