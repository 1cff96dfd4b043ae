import type { Guide } from '@uplift/storybook/guide';
import Users from 'lucide-react/icons/users';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { initialDataTableState } from '../data-table-state/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Icon } from '../icon/index.ts';
import { DataTable, type DataTableColumn } from './index.ts';

interface Client {
  name: string;
  manager: string;
  saved: string;
}

const columns: readonly DataTableColumn<Client>[] = [
  { id: 'name', header: 'Client', cell: ({ name }) => name },
  { id: 'manager', header: 'Manager', cell: ({ manager }) => manager },
  { id: 'saved', header: 'Saved', numeric: true, cell: ({ saved }) => saved },
];

const clients: readonly Client[] = [
  { name: 'Harbor Dental', manager: 'Maya Ortiz', saved: '$47,200' },
  { name: 'Northwind Heating', manager: 'Tom Becker', saved: '$8,150' },
];

interface ClientsProps {
  rows?: readonly Client[];
  empty?: ReactNode;
  error?: string;
}

function Clients({ rows = clients, ...props }: ClientsProps): ReactElement {
  return (
    <DataTable
      label="Clients"
      columns={columns}
      rows={rows}
      total={rows.length}
      getRowId={({ name }) => name}
      state={initialDataTableState}
      onStateChange={() => {}}
      style={{ inlineSize: '100%' }}
      {...props}
    />
  );
}

export default {
  use: [
    'Rows that a server sorts, filters and pages: clients, invoices, deliveries.',
    'Rows that are loaded as a whole. `useDataTableRows` sorts, filters and pages them in the browser.',
    'Rows that users select to act on several at once.',
    'Views that users adjust and share: the state fits into the URL.',
  ],
  avoid: [
    'For a few rows of plain data, use `Table`.',
    'For facts about one subject, use `DataList`.',
    'For events in order, use `Timeline`.',
    'For few items with pictures or long text, use `Card` in a `Grid`.',
  ],
  anatomy: `<DataTable
  label="Clients"
  columns={columns}
  rows={rows}
  total={total}
  getRowId={getRowId}
  state={state}
  onStateChange={setState}
  rowActions={(row) => <DropdownMenu.Root />}
  toolbar={<DataTableToolbar />}
  bulkBar={<DataTableBulkBar />}
  pager={<DataTablePager />}
  empty={<EmptyState />}
/>`,
  examples: [
    {
      do: {
        text: 'Teach the next step in an empty table.',
        content: (
          <Clients
            rows={[]}
            empty={
              <EmptyState
                headingLevel={3}
                title="No clients yet"
                description="A client appears here as soon as a lead is won."
                illustration={<Icon icon={Users} size="lg" />}
                actions={<Button>Add a client</Button>}
              />
            }
          />
        ),
      },
      dont: {
        text: 'Don’t leave new users with an empty table and no way on.',
        content: <Clients rows={[]} />,
      },
    },
    {
      do: {
        text: 'Keep older rows while newer ones can’t be loaded, and say so.',
        content: <Clients error="Check your connection, then try again." />,
      },
      dont: {
        text: 'An error isn’t an empty result: don’t pass an empty array when a request fails.',
        content: <Clients rows={[]} />,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action:
        'Moves through the toolbar, the rows as a scrollable area, the headings, and the controls of each row.',
    },
    {
      keys: ['Enter', 'Space'],
      action: 'On a heading: sorts ascending, descending, then not. Columns of numbers start descending.',
    },
    {
      keys: ['Space'],
      action: 'Selects the row, or with the checkbox in the headings all rows of the page.',
    },
    { keys: ['Enter'], action: 'Follows the link of the row, or searches at once from the search box.' },
    { keys: ['ArrowUp', 'ArrowDown'], action: 'Scrolls the rows while the area has focus.' },
  ],
  screenReader: [
    'After a change, the number of results, the page and the sort order are announced, for example “238 results, sorted by Client, ascending”. So are loading and errors.',
    'The `primary` column names its row: its cell is the row header, and its text is part of the name of the checkbox.',
    'Name the actions of a row after the row: “Actions for Harbor Dental”, not “Actions”.',
  ],
} satisfies Guide;
