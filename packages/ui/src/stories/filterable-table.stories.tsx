import preview from '@uplift/storybook/preview';
import Users from 'lucide-react/icons/users';
import { type ReactElement, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Container } from '../container/index.ts';
import { DataTable } from '../data-table/index.ts';
import { DataTableBulkBar } from '../data-table-bulk-bar/index.ts';
import { DataTablePager } from '../data-table-pager/index.ts';
import { useDataTableRows } from '../data-table-rows/index.ts';
import { initialDataTableState } from '../data-table-state/index.ts';
import { DataTableToolbar } from '../data-table-toolbar/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Heading } from '../heading/index.ts';
import { Icon } from '../icon/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Toaster, toaster } from '../toaster/index.ts';
import { clientColumns } from './client-columns.tsx';
import { type Client, makeClients } from './clients.ts';

const idOf = ({ id }: Client): string => id;

interface ClientsPageProps {
  clients: readonly Client[];
}

function ClientsPage({ clients: initial }: ClientsPageProps): ReactElement {
  const [clients, setClients] = useState(initial);
  const [state, setState] = useState({ ...initialDataTableState, pageSize: 10 });
  const [selected, setSelected] = useState<readonly string[]>([]);

  function archive(): void {
    const count = selected.length;
    setClients(clients.filter(({ id }) => !selected.includes(id)));
    setSelected([]);
    toaster.show({
      type: 'success',
      title: count === 1 ? '1 client archived' : `${count} clients archived`,
      action: { label: 'Undo', onSelect: () => setClients(clients) },
    });
  }

  return (
    <Container style={{ paddingBlock: '2.5rem' }}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>Clients</Heading>
          <Text tone="muted">Everyone you work with, the hours you save them and when you last spoke.</Text>
        </Stack>
        <DataTable
          label="Clients"
          columns={clientColumns}
          {...useDataTableRows(clients, clientColumns, state)}
          getRowId={idOf}
          state={state}
          onStateChange={setState}
          selected={selected}
          onSelectedChange={setSelected}
          toolbar={
            <DataTableToolbar>
              <Button size="sm">New client</Button>
            </DataTableToolbar>
          }
          pager={<DataTablePager />}
          bulkBar={
            <DataTableBulkBar>
              <Button size="sm" variant="secondary" onClick={archive}>
                Archive
              </Button>
            </DataTableBulkBar>
          }
          empty={
            <EmptyState
              title="No clients yet"
              description="Convert a lead, or add a client that you already work with."
              illustration={<Icon icon={Users} size="lg" />}
              actions={<Button>Add your first client</Button>}
            />
          }
        />
      </Stack>
      <Toaster />
    </Container>
  );
}

const meta = preview.meta({
  title: 'Patterns/Filterable table',
  component: ClientsPage,
  args: { clients: makeClients(64) },
  beforeEach: () => () => toaster.dismiss(),
  parameters: {
    layout: 'fullscreen',
    ownWords: ['Search'],
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: [
          'Finds rows among many and changes several at once. Search and filters are above the rows, actions for',
          'selected rows appear when there is a selection, and an empty table differs from a search without results.',
          '',
          'Uses `DataTable` with `DataTableToolbar`, `DataTablePager` and `DataTableBulkBar`, `useDataTableRows` for',
          'rows that are loaded as a whole, `EmptyState` for a table without rows, and `Toaster` to undo. Keep the',
          'state in the URL with `readDataTableState` and `writeDataTableState`, so users can share a view.',
        ].join('\n'),
      },
    },
  },
});

export const AllClients = meta.story();

export const Empty = meta.story({ args: { clients: [] } });

export const NothingFound = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'harbour{Enter}');
    const table = within(canvas.getByRole('region', { name: 'Clients' }));
    await expect(await table.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  },
});

export const ArchivedAndUndone = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await expect(canvas.getByText('1–10 of 54')).toBeVisible();
    await screen.findByText('10 clients archived');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByText('1–10 of 64')).toBeVisible());
  },
});
