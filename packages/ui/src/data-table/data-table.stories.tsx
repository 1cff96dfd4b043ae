import preview from '@uplift/storybook/preview';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { DataTableBulkBar } from '../data-table-bulk-bar/index.ts';
import { DataTablePager } from '../data-table-pager/index.ts';
import { useDataTableRows } from '../data-table-rows/index.ts';
import { initialDataTableState, readDataTableState, writeDataTableState } from '../data-table-state/index.ts';
import { DataTableToolbar } from '../data-table-toolbar/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { clientColumns } from '../stories/client-columns.tsx';
import { type Client, type ClientPage, makeClients, queryClients } from '../stories/clients.ts';
import { narrow } from '../stories/narrow.tsx';
import { DataTable, type DataTableColumn, type DataTableProps } from './index.ts';

const clients = makeClients(238);

interface ServerProps {
  /** The rows on the server. */
  stored?: readonly Client[];
  /** The initial query string. */
  query?: string;
  /** How long a response takes, in ms. `null` for no response. */
  delay?: number | null;
  /** Which requests fail, counted from 1. */
  failures?: readonly number[];
  pageSizes?: readonly number[];
}

type ExampleProps = Partial<DataTableProps<Client>> & ServerProps;

const usualSizes = [10, 25, 50, 100];
const noFailures: readonly number[] = [];
const idOf = ({ id }: Client) => id;

/** The table with a server and an address bar, as on a page. */
function Example({
  stored = clients,
  query: firstQuery = '',
  delay = 60,
  failures = noFailures,
  columns = clientColumns,
  pageSizes = usualSizes,
  onSelectedChange,
  ...props
}: ExampleProps): ReactElement {
  const options = useMemo(
    () => ({ columns, pageSizes, defaults: { pageSize: pageSizes[0] ?? 10 } }),
    [columns, pageSizes],
  );
  const [request, setRequest] = useState({ query: firstQuery, number: 1 });
  const [page, setPage] = useState<ClientPage>();
  const [settled, setSettled] = useState(0);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const failed = failures.includes(request.number);

  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(() => {
      setSettled(request.number);
      if (failed) return;
      setPage(queryClients(stored, readDataTableState(new URLSearchParams(request.query), options)));
    }, delay);
    return () => clearTimeout(timer);
  }, [request, failed, stored, options, delay]);

  const select = (next: readonly string[]) => {
    setSelected(next);
    onSelectedChange?.(next);
  };
  const ask = (query: string) => setRequest(({ number }) => ({ query, number: number + 1 }));
  return (
    <>
      <DataTable
        label="Clients"
        columns={columns}
        rows={page?.rows}
        total={page?.total}
        getRowId={idOf}
        state={readDataTableState(new URLSearchParams(request.query), options)}
        onStateChange={(state) => ask(writeDataTableState(state, options).toString())}
        loading={page !== undefined && settled < request.number}
        error={failed && settled === request.number ? 'Check your connection, then try again.' : undefined}
        onRetry={() => ask(request.query)}
        selected={selected}
        onSelectedChange={select}
        toolbar={<DataTableToolbar />}
        pager={<DataTablePager pageSizes={pageSizes} />}
        bulkBar={
          <DataTableBulkBar>
            <Button size="sm" variant="secondary">
              Assign manager
            </Button>
            <Button size="sm" variant="secondary" onClick={() => select([])}>
              Archive
            </Button>
          </DataTableBulkBar>
        }
        rowActions={({ name }) => (
          <IconButton label={`Actions for ${name}`} size="sm">
            <Icon icon={Ellipsis} size="sm" />
          </IconButton>
        )}
        {...props}
      />
      <output hidden data-testid="query">
        {request.query}
      </output>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Data/DataTable',
  component: DataTable<Client>,
  args: {
    label: 'Clients',
    columns: clientColumns,
    rows: undefined,
    total: undefined,
    getRowId: idOf,
    state: initialDataTableState,
    onStateChange: fn(),
  },
  render: () => <Example />,
  // Each story has its own iframe, so its width and not that of the docs page decides between table and list.
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    subpaths: [
      'data-table',
      'data-table-toolbar',
      'data-table-bulk-bar',
      'data-table-pager',
      'data-table-row-link',
      'data-table-state',
      'data-table-rows',
    ],
  },
});

type Canvas = ReturnType<typeof within>;

/** Returns the text of the first body cells after the server has responded. */
async function names(canvas: Canvas): Promise<string[]> {
  await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  return canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.textContent);
}

function query(canvas: Canvas): string {
  return canvas.getByTestId('query').textContent;
}

export const Default = meta.story({
  tags: ['visual'],
  render: () => (
    <Example
      toolbar={
        <DataTableToolbar>
          <Button size="sm">
            <Icon icon={Plus} size="sm" />
            New client
          </Button>
        </DataTableToolbar>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(await names(canvas)).toHaveLength(10);
    await expect(canvas.getByText('1–10 of 238')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Harbor Dental' })).toHaveAttribute('href', '#client-1');
    await expect(canvas.getByRole('checkbox', { name: 'Select Harbor Dental' })).not.toBeChecked();
  },
});

export const RowHeight = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await names(canvas);
    const row = canvas.getByRole('rowheader', { name: 'Harbor Dental' }).parentElement;
    await expect(row?.getBoundingClientRect().height).toBe(44);
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Compact' }));
    await waitFor(() => expect(row?.getBoundingClientRect().height).toBe(37));
  },
});

export const SortsByPressingAHeading = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await names(canvas);
    const heading = canvas.getByRole('columnheader', { name: 'Client' });
    await expect(heading).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(heading).getByRole('button'));
    await expect(query(canvas)).toBe('sort=name');
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await expect((await names(canvas))[0]).toBe('Alder Catering');
    await expect(canvas.getByText('238 results, sorted by Client, ascending')).toHaveRole('status');
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect((await names(canvas))[0]).toMatch(/^Willow/);
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveAttribute('aria-sort', 'none');
    await expect(query(canvas)).toBe('');
  },
});

export const SortsFiguresLargestFirst = meta.story({
  tags: ['behavior', '!autodocs'],
  // Changing the order returns to the first page.
  render: () => <Example query="page=3" />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await names(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Value to date' }));
    await expect(query(canvas)).toBe('sort=-value');
    await names(canvas);
    const heading = canvas.getByRole('columnheader', { name: 'Value to date' });
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    const column = canvas.getAllByRole('columnheader').indexOf(heading);
    const values = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(within(row).getAllByRole('cell')[column]?.textContent.replace(/\D/g, '')));
    await expect(values).toEqual(values.toSorted((one, other) => other - one));
    await expect(values[0]).toBeGreaterThan(100_000);
  },
});

export const SearchesAtAPauseInTyping = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => <Example query="page=3" />,
  play: async ({ canvas }) => {
    await names(canvas);
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(box, 'summit den');
    await expect(query(canvas)).toBe('page=3');
    await waitFor(() => expect(query(canvas)).toBe('q=summit+den'));
    for (const name of await names(canvas)) await expect(name).toMatch(/^Summit Dental/);
    await expect(box).toHaveFocus();
    await userEvent.type(box, 't{Enter}');
    await expect(query(canvas)).toBe('q=summit+dent');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(query(canvas)).toBe('');
    await expect(box).toHaveValue('');
  },
});

export const FiltersByTheChoicesOfAColumn = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await names(canvas);
    const styleElements = document.querySelectorAll('style:not([data-emotion])').length;
    const trigger = canvas.getByRole('button', { name: 'Health' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Health' });
    await expect(within(menu).getByRole('menuitemcheckbox', { name: 'On track' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    await expect(query(canvas)).toBe('health=at-risk&health=blocked');
    // A strict Content Security Policy blocks style elements added by scripts.
    await expect(document.querySelectorAll('style:not([data-emotion])')).toHaveLength(styleElements);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAccessibleName('Health At risk, Blocked');
    await names(canvas);
    await expect(canvas.queryByText('On track')).toBeNull();
    await expect(canvas.getByText(/^1–10 of \d\d$/)).toBeVisible();
  },
});

export const TurnsPages = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const first = await names(canvas);
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(query(canvas)).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(query(canvas)).toBe('page=2');
    await expect(await names(canvas)).not.toEqual(first);
    const last = canvas.getByRole('button', { name: 'Last page' });
    await userEvent.click(last);
    await expect(await names(canvas)).toHaveLength(8);
    await expect(canvas.getByText('231–238 of 238')).toBeVisible();
    await expect(canvas.getByText('Page 24 of 24')).toBeVisible();
    await expect(last).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '25');
    await expect(query(canvas)).toBe('pageSize=25');
    await expect(await names(canvas)).toHaveLength(25);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'harbor{Enter}');
    await expect(await names(canvas)).toHaveLength(24);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Rows per page' })).toBeVisible();
  },
});

export const SelectsRowsAndPages = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await names(canvas);
    const user = userEvent.setup();
    const boxes = () => canvas.getAllByRole('checkbox').slice(1) as HTMLInputElement[];
    const page = canvas.getByRole('checkbox', { name: 'Select all on this page' }) as HTMLInputElement;
    const box = (index: number) => {
      const found = boxes()[index];
      if (!found) throw new Error(`There is no row ${index}.`);
      return found;
    };
    await user.click(box(1));
    await expect(page.indeterminate).toBe(true);
    await user.keyboard('{Shift>}');
    await user.click(box(4));
    await user.keyboard('{/Shift}');
    await expect(boxes().map(({ checked }) => checked)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => index >= 1 && index <= 4),
    );
    const bar = canvas.getByRole('region', { name: 'Selected rows' });
    await expect(bar).toHaveTextContent('4 selected');
    await user.click(page);
    await expect(page).toBeChecked();
    await user.click(canvas.getByRole('button', { name: 'Next page' }));
    await names(canvas);
    await expect(page).not.toBeChecked();
    await user.click(box(0));
    await expect(bar).toHaveTextContent('11 selected');
    await user.click(canvas.getByRole('button', { name: 'Previous page' }));
    await names(canvas);
    await expect(page).toBeChecked();
    await user.click(within(bar).getByRole('button', { name: 'Archive' }));
    await expect(bar).not.toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Clients' })).toHaveFocus();
    await expect(page).not.toBeChecked();
  },
});

export const ShowsTheColumnsThatPeopleChoose = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await names(canvas);
    const height = () => canvas.getAllByRole('row')[1]?.getBoundingClientRect().height ?? 0;
    const comfortable = height();
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).queryByRole('menuitemcheckbox', { name: 'Client' })).toBeNull();
    await userEvent.click(within(menu).getByRole('menuitemcheckbox', { name: 'Manager' }));
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Compact' }));
    await userEvent.keyboard('{Escape}');
    await expect(query(canvas)).toBe('hide=manager&density=compact');
    await names(canvas);
    await expect(canvas.queryByRole('columnheader', { name: 'Manager' })).toBeNull();
    await expect(height()).toBeLessThan(comfortable);
  },
});

export const Loading = meta.story({
  render: () => <Example delay={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading')).toHaveRole('status');
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
});

export const Refreshing = meta.story({
  render: () => <Example loading />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(10);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Empty = meta.story({
  render: () => (
    <Example
      stored={[]}
      empty={
        <EmptyState
          title="No clients yet"
          description="A client appears here as soon as a lead is won."
          illustration={<Icon icon={Users} size="lg" />}
          actions={<Button>Add a client</Button>}
        />
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No clients yet' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const NothingMatches = meta.story({
  render: () => <Example query="q=nowhere&phase=scale" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await expect(canvas.getByText('Nothing matches', { selector: '[role="status"]' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(2);
  },
});

/** A page after the last one leads to the first. */
export const PastTheEnd = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => <Example query="page=90" />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(query(canvas)).toBe(''));
    await expect(await names(canvas)).toHaveLength(10);
  },
});

export const Failed = meta.story({ render: () => <Example failures={[1, 2, 3]} /> });

export const FailsAndTriesAgain = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => <Example failures={[1]} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Couldn’t load this table' })).toBeVisible();
    await expect(canvas.getByText('Check your connection, then try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(10);
  },
});

export const KeepsOlderRowsWhenRefreshingFails = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => <Example failures={[2]} />,
  play: async ({ canvas }) => {
    const before = await names(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(await names(canvas)).toEqual(before);
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
    await expect(await names(canvas)).not.toEqual(before);
  },
});

function LocalExample(): ReactElement {
  const [state, setState] = useState({ ...initialDataTableState, pageSize: 10 });
  return (
    <DataTable
      label="Clients"
      columns={clientColumns}
      getRowId={idOf}
      state={state}
      onStateChange={setState}
      toolbar={<DataTableToolbar />}
      pager={<DataTablePager />}
      {...useDataTableRows(clients, clientColumns, state)}
    />
  );
}

/** `useDataTableRows` searches, filters, sorts and pages rows that are loaded as a whole. */
export const InTheBrowser = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: () => <LocalExample />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Value to date' }));
    const largest = clients.toSorted((one, other) => other.value - one.value)[0]?.name;
    await expect((await names(canvas))[0]).toBe(largest);
    await userEvent.click(canvas.getByRole('button', { name: 'Health' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'At risk' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'dental su{Enter}');
    await expect(await names(canvas)).toEqual(['Summit Dental 2']);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
    await expect(canvas.getByText('231–238 of 238')).toBeVisible();
    await expect(await names(canvas)).toHaveLength(8);
  },
});

export const AThousandRows = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: () => <Example stored={makeClients(1_000)} pageSizes={[1_000]} />,
  play: async ({ canvas }) => {
    await names(canvas);
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '1001');
    const rows = () => canvas.getAllByRole('rowheader').length;
    await expect(rows()).toBeLessThan(60);
    const link = canvas.getByRole('link', { name: 'Harbor Dental' });
    link.focus();
    const scroller = canvas.getByRole('region', { name: 'Clients' });
    const heading = canvas.getByRole('columnheader', { name: 'Client' });
    const top = heading.getBoundingClientRect().top;
    scroller.scrollTo({ top: scroller.scrollHeight });
    await waitFor(() => expect(table.querySelector('[aria-rowindex="1001"]')).toBeVisible());
    await expect(rows()).toBeLessThan(60);
    await expect(heading.getBoundingClientRect().top).toBe(top);
    // Out of view but still in the document, so the next Tab continues from there.
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Actions for Harbor Dental' })).toHaveFocus();
  },
});

/** Actions stay at the end of the visible area while wide columns scroll. */
export const ActionsStayInView = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '41rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await names(canvas);
    const region = canvas.getByRole('region', { name: 'Clients' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    const actions = canvas.getByRole('button', { name: 'Actions for Harbor Dental' });
    await expect(actions.getBoundingClientRect().right).toBeLessThan(region.getBoundingClientRect().right);
  },
});

/** Columns of low priority need more room than columns in general. */
export const HidesColumnsOfLowPriority = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '48rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <Example
      columns={clientColumns.map((column) =>
        column.id === 'manager' ? { ...column, priority: 'low' as const } : column,
      )}
    />
  ),
  play: async ({ canvas }) => {
    await names(canvas);
    await expect(canvas.getByRole('columnheader', { name: 'Phase' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Manager' })).toBeNull();
  },
});

export const WithoutSelectionOrActions = meta.story({
  render: (args) => <DataTable {...args} rows={clients.slice(0, 5)} total={5} pager={<DataTablePager />} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: 'Rows per page' })).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const AsAList = meta.story({
  decorators: [narrow],
  play: async ({ canvas }) => {
    await names(canvas);
    const [phase] = canvas.getAllByRole('cell').filter((cell) => cell.dataset.label === 'Phase');
    if (!phase) throw new Error('There is no phase.');
    await expect(getComputedStyle(phase, '::before').content).toBe('"Phase"');
    await expect(canvas.queryByRole('columnheader')).toBeNull();
    const region = canvas.getByRole('region', { name: 'Clients' });
    await expect(region.scrollWidth).toBe(region.clientWidth);
    const [filter, view] = ['Phase', 'View'].map((name) => canvas.getByRole('button', { name }));
    await expect(filter?.getBoundingClientRect().top).toBe(view?.getBoundingClientRect().top);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Value to date' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Descending' }));
    await userEvent.keyboard('{Escape}');
    await expect(query(canvas)).toBe('sort=-value');
    await names(canvas);
  },
});

const shortColumns: readonly DataTableColumn<Client>[] = [
  { id: 'name', header: 'Client', cell: ({ name }) => name },
  { id: 'health', header: 'Health', inList: 'corner', cell: ({ health }) => <Badge>{health}</Badge> },
  { id: 'city', header: 'City', inList: 'unlabeled', cell: ({ city }) => city },
  { id: 'phase', header: 'Phase', inList: 'hidden', cell: ({ phase }) => phase },
  {
    id: 'hoursSaved',
    header: 'Hours saved',
    numeric: true,
    cell: ({ hoursSaved }) => (hoursSaved > 40 ? hoursSaved : null),
  },
];

/** `inList` shortens the cards, and cells without content are hidden. */
export const ShortCards = meta.story({
  decorators: [narrow],
  render: (args) => <DataTable {...args} columns={shortColumns} rows={clients.slice(0, 3)} total={3} />,
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('cell').map(({ dataset }) => dataset.label);
    // Of three clients, the first saved few hours.
    await expect(cells).toEqual([
      'Health',
      'City',
      ...['Health', 'City', 'Hours saved'],
      ...['Health', 'City', 'Hours saved'],
    ]);
    const [health] = canvas.getAllByText(clients[0]?.health ?? '');
    const name = canvas.getByText(clients[0]?.name ?? '');
    await expect(health?.getBoundingClientRect().top).toBeLessThan(name.getBoundingClientRect().bottom);
  },
});

/** Next to row actions, the corner is the line below the title. */
export const ShortCardsWithActions = meta.story({
  decorators: [narrow],
  render: (args) => (
    <DataTable
      {...args}
      columns={[...shortColumns].reverse().map((column) => ({ ...column, primary: column.id === 'name' }))}
      rows={clients.slice(0, 3)}
      total={3}
      rowActions={({ name }) => <button type="button">{`Edit ${name}`}</button>}
    />
  ),
  play: async ({ canvas }) => {
    const [health] = canvas.getAllByText(clients[0]?.health ?? '');
    const [city] = canvas.getAllByText(clients[0]?.city ?? '');
    const name = canvas.getByText(clients[0]?.name ?? '');
    const top = (element: HTMLElement | undefined) => element?.getBoundingClientRect().top ?? Number.NaN;
    await expect(top(health)).toBeGreaterThan(top(name));
    await expect(top(health)).toBeLessThan(top(city));
  },
});

export const AThousandRowsAsAList = meta.story({
  decorators: [narrow],
  render: () => <Example stored={makeClients(1_000)} pageSizes={[1_000]} />,
  play: async ({ canvas }) => {
    await names(canvas);
    const scroller = canvas.getByRole('region', { name: 'Clients' });
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(40));
    scroller.scrollTo({ top: scroller.scrollHeight / 2 });
    await waitFor(() =>
      expect(Number(canvas.getAllByRole('row').at(-1)?.getAttribute('aria-rowindex'))).toBeGreaterThan(400),
    );
  },
});

export const LoadingAsAList = meta.story({ decorators: [narrow], render: () => <Example delay={null} /> });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  render: () => <Example query="sort=-value" />,
  play: async ({ canvas }) => {
    await names(canvas);
    const [first, ...rest] = canvas.getAllByRole('columnheader');
    const last = rest.at(-1);
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      last?.getBoundingClientRect().left ?? 0,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Phase' }));
    const menu = await screen.findByRole('menu');
    await expect(getComputedStyle(menu).direction).toBe('rtl');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});
