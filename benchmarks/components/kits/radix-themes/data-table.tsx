import { Button, Checkbox, IconButton, Select, Table, Text } from '@radix-ui/themes';
import { rowSelectionFeature, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactElement, useState } from 'react';
import type { ExampleProps } from '../../example.ts';
import { columns, orders, PAGE_SIZE, PAGE_SIZES, TOTAL } from '../../orders.ts';

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });
const definitions = columns.map(({ id }) => ({ id, accessorKey: id }));
const arrows = { asc: ' ↑', desc: ' ↓' };
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** Radix Themes has no data table: this is its table with TanStack's logic, as ours. */
export function Example({ label }: ExampleProps): ReactElement {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(PAGE_SIZE);
  const table = useTable({
    features,
    columns: definitions,
    data: orders,
    getRowId: ({ id }) => id,
    manualSorting: true,
  });
  const pages = Math.ceil(TOTAL / pageSize);
  const some = table.getIsSomePageRowsSelected() && 'indeterminate';
  return (
    <>
      <Table.Root aria-label={label}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeaderCell>
              <Checkbox
                aria-label="Select all rows"
                checked={table.getIsAllPageRowsSelected() || some}
                onCheckedChange={(checked) => table.toggleAllPageRowsSelected(checked === true)}
              />
            </Table.ColumnHeaderCell>
            {columns.map(({ id, header, numeric }) => {
              const column = table.getColumn(id);
              const sorted = column?.getIsSorted();
              return (
                <Table.ColumnHeaderCell
                  key={id}
                  justify={numeric ? 'end' : 'start'}
                  aria-sort={sorted ? ariaSort[sorted] : 'none'}
                >
                  <Button variant="ghost" onClick={column?.getToggleSortingHandler()}>
                    {header}
                    {sorted && arrows[sorted]}
                  </Button>
                </Table.ColumnHeaderCell>
              );
            })}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {table.getRowModel().rows.map((row) => (
            <Table.Row key={row.id}>
              <Table.Cell>
                <Checkbox
                  aria-label="Select the row"
                  checked={row.getIsSelected()}
                  onCheckedChange={(checked) => row.toggleSelected(checked === true)}
                />
              </Table.Cell>
              {columns.map(({ id, numeric }) => (
                <Table.Cell key={id} justify={numeric ? 'end' : 'start'}>
                  {row.original[id]}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <Select.Root value={String(pageSize)} onValueChange={(size) => setPageSize(Number(size))}>
        <Select.Trigger aria-label="Rows per page" />
        <Select.Content>
          {PAGE_SIZES.map((size) => (
            <Select.Item key={size} value={String(size)}>
              {size}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
      <Text>
        Page {page} of {pages}
      </Text>
      <IconButton aria-label="Previous page" disabled={page === 1} onClick={() => setPage(page - 1)}>
        ‹
      </IconButton>
      <IconButton aria-label="Next page" disabled={page === pages} onClick={() => setPage(page + 1)}>
        ›
      </IconButton>
    </>
  );
}
