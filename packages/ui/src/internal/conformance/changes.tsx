import Check from 'lucide-react/icons/check';
import { createElement, type FunctionComponent, type ReactElement, type ReactNode, useState } from 'react';
import * as ui from '../../index.ts';

const roles = [
  { value: 'manager', label: 'Manager', description: 'Runs the projects of clients', icon: Check },
  { label: 'Team', options: [{ value: 'admin', label: 'Admin' }] },
];

/** The states that a component shows in sequence. */
type Looks = readonly [ReactElement, ...ReactElement[]];

function inTurn(...looks: Looks): Looks {
  return looks;
}

const ignore = () => {};

const icon = <ui.Icon icon={Check} />;

/** Text that changes and is then removed. */
function words(component: FunctionComponent<{ children?: ReactNode }>): Looks {
  return inTurn(
    createElement(component, null, 'Words'),
    createElement(component, null, 'Other words'),
    createElement(component),
  );
}

const options = [
  { value: 'boise', label: 'Boise' },
  { value: 'salem', label: 'Salem', description: 'Oregon' },
];

const chart = {
  title: 'Savings',
  categories: ['2025', '2026'],
  series: [{ name: 'Savings', values: [1, 2] }],
};

function charts(Chart: FunctionComponent<ui.LineChartProps & ui.BarChartProps>): Looks {
  return inTurn(
    <Chart {...chart} unit="in dollars" />,
    <Chart {...chart} unit="in hours" description="Of all clients" />,
    <Chart {...chart} description="Of all clients" />,
  );
}

interface Client {
  name: string;
  phase: string;
}

const dataTable: Omit<ui.DataTableProps<Client>, 'state' | 'onStateChange'> = {
  label: 'Clients',
  columns: [
    { id: 'name', header: 'Name', primary: true, sortable: true, cell: ({ name }) => name },
    {
      id: 'phase',
      header: 'Phase',
      options: [
        { value: 'audit', label: 'Audit' },
        { value: 'scale', label: 'Scale' },
      ],
      cell: ({ phase }) => phase,
    },
  ],
  rows: [
    { name: 'Harbor Dental', phase: 'Audit' },
    { name: 'Pine Legal', phase: 'Scale' },
  ],
  total: 30,
  getRowId: ({ name }) => name,
  onRetry: ignore,
  rowActions: ({ name }) => <ui.Button size="sm">{`Edit ${name}`}</ui.Button>,
  toolbar: <ui.DataTableToolbar>More</ui.DataTableToolbar>,
  pager: <ui.DataTablePager pageSizes={[10, 25]} />,
  bulkBar: <ui.DataTableBulkBar>Archive</ui.DataTableBulkBar>,
};

/** A DataTable that manages its own state unless the props control it. */
function UsedDataTable(props: Partial<ui.DataTableProps<Client>>): ReactElement {
  const [state, setState] = useState(ui.initialDataTableState);
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <ui.DataTable
      {...dataTable}
      state={state}
      onStateChange={setState}
      selected={selected}
      onSelectedChange={setSelected}
      {...props}
    />
  );
}

const dataTables = inTurn(
  <UsedDataTable />,
  <UsedDataTable
    state={{
      ...ui.initialDataTableState,
      sort: { column: 'name', direction: 'descending' },
      filters: { phase: ['audit'] },
      hiddenColumns: ['phase'],
      search: 'pine',
      page: 2,
    }}
    loading
    selected={['Pine Legal']}
  />,
  <UsedDataTable error="Check your connection, then try again." />,
  <UsedDataTable rows={undefined} total={undefined} />,
  <UsedDataTable rows={undefined} total={undefined} error="Check your connection." />,
  <UsedDataTable rows={[]} total={0} />,
);

const file = { id: '1', name: 'plan.pdf', size: 2_000_000 };

function fileDrop(...files: ui.FileDropFile[]): ReactElement {
  return <ui.FileDrop files={files} onFiles={ignore} onCancel={ignore} onRetry={ignore} />;
}

function menu(props: { label?: string; checked?: boolean; value?: string; open?: boolean }): ReactElement {
  const { label, checked = false, value = 'name', open = true } = props;
  return (
    <ui.DropdownMenu.Root open={open}>
      <ui.DropdownMenu.Trigger>Menu</ui.DropdownMenu.Trigger>
      <ui.DropdownMenu.Content>
        <ui.DropdownMenu.Label>Maya Ortiz</ui.DropdownMenu.Label>
        <ui.DropdownMenu.CheckboxItem checked={checked}>Phase</ui.DropdownMenu.CheckboxItem>
        <ui.DropdownMenu.Group label={label}>
          <ui.DropdownMenu.Item>Edit</ui.DropdownMenu.Item>
        </ui.DropdownMenu.Group>
        <ui.DropdownMenu.RadioGroup label={label} value={value}>
          <ui.DropdownMenu.RadioItem value="name">Name</ui.DropdownMenu.RadioItem>
          <ui.DropdownMenu.RadioItem value="phase">Phase</ui.DropdownMenu.RadioItem>
        </ui.DropdownMenu.RadioGroup>
        <ui.DropdownMenu.Sub open={checked}>
          <ui.DropdownMenu.SubTrigger>More</ui.DropdownMenu.SubTrigger>
          <ui.DropdownMenu.SubContent>Words</ui.DropdownMenu.SubContent>
        </ui.DropdownMenu.Sub>
      </ui.DropdownMenu.Content>
    </ui.DropdownMenu.Root>
  );
}

function commandMenu(loading: boolean, open = true): ReactElement {
  return (
    <ui.CommandMenu.Root open={open}>
      <ui.CommandMenu.Content loading={loading}>
        <ui.CommandMenu.Group heading="Go to">
          <ui.CommandMenu.Item icon={Check}>Clients</ui.CommandMenu.Item>
          {loading && <ui.CommandMenu.Item>Loading</ui.CommandMenu.Item>}
        </ui.CommandMenu.Group>
      </ui.CommandMenu.Content>
    </ui.CommandMenu.Root>
  );
}

function dialog(open: boolean, description: string): ReactElement {
  return (
    <ui.Dialog.Root open={open}>
      <ui.Dialog.Content>
        <ui.Dialog.Title>Share</ui.Dialog.Title>
        <ui.Dialog.Description>{description}</ui.Dialog.Description>
        Words
        <ui.Dialog.Footer>
          <ui.Dialog.Close>Close</ui.Dialog.Close>
        </ui.Dialog.Footer>
      </ui.Dialog.Content>
    </ui.Dialog.Root>
  );
}

function alertDialog(open: boolean, description: string): ReactElement {
  return (
    <ui.AlertDialog.Root open={open}>
      <ui.AlertDialog.Content>
        <ui.AlertDialog.Title>Delete?</ui.AlertDialog.Title>
        <ui.AlertDialog.Description>{description}</ui.AlertDialog.Description>
        <ui.AlertDialog.Footer>
          <ui.AlertDialog.Cancel>Cancel</ui.AlertDialog.Cancel>
          <ui.AlertDialog.Action>Delete</ui.AlertDialog.Action>
        </ui.AlertDialog.Footer>
      </ui.AlertDialog.Content>
    </ui.AlertDialog.Root>
  );
}

function sheet(open: boolean): ReactElement {
  return (
    <ui.Sheet.Root open={open}>
      <ui.Sheet.Content>
        <ui.Sheet.Title>Menu</ui.Sheet.Title>
        Words
      </ui.Sheet.Content>
    </ui.Sheet.Root>
  );
}

function contextMenu({ checked = false, label }: { checked?: boolean; label?: string }): ReactElement {
  return (
    <ui.ContextMenu.Root>
      <ui.ContextMenu.Trigger>{label ?? 'Area'}</ui.ContextMenu.Trigger>
      <ui.ContextMenu.Content>
        <ui.ContextMenu.CheckboxItem checked={checked}>Phase</ui.ContextMenu.CheckboxItem>
      </ui.ContextMenu.Content>
    </ui.ContextMenu.Root>
  );
}

function collapsible(open: boolean, text: string): ReactElement {
  return (
    <ui.Collapsible.Root open={open}>
      <ui.Collapsible.Trigger>{text}</ui.Collapsible.Trigger>
      <ui.Collapsible.Content>{text}</ui.Collapsible.Content>
    </ui.Collapsible.Root>
  );
}

function hoverCard(open: boolean, text: string): ReactElement {
  return (
    <ui.HoverCard.Root open={open}>
      <ui.HoverCard.Trigger href="#maya">Maya Ortiz</ui.HoverCard.Trigger>
      <ui.HoverCard.Content>{text}</ui.HoverCard.Content>
    </ui.HoverCard.Root>
  );
}

function popover(open: boolean, description: string): ReactElement {
  return (
    <ui.Popover.Root open={open}>
      <ui.Popover.Trigger>Share</ui.Popover.Trigger>
      <ui.Popover.Content>
        <ui.Popover.Title>Share</ui.Popover.Title>
        <ui.Popover.Description>{description}</ui.Popover.Description>
        <ui.Popover.Close>Close</ui.Popover.Close>
      </ui.Popover.Content>
    </ui.Popover.Root>
  );
}

function tooltip(open: boolean, content: string): ReactElement {
  return (
    <ui.TooltipProvider>
      <ui.Tooltip open={open} content={content}>
        <button type="button">Trigger</button>
      </ui.Tooltip>
    </ui.TooltipProvider>
  );
}

/** The states that each component with text can change between while it is used. */
export const changes: Record<string, Looks> = {
  Accordion: inTurn(
    <ui.Accordion.Root>
      <ui.Accordion.Item title="Question">Answer</ui.Accordion.Item>
    </ui.Accordion.Root>,
    <ui.Accordion.Root>
      <ui.Accordion.Item title="Another question" headingLevel={3} open>
        Another answer
      </ui.Accordion.Item>
    </ui.Accordion.Root>,
  ),
  Alert: inTurn(
    <ui.Alert>Words</ui.Alert>,
    <ui.Alert title="News" tone="danger">
      Other words
    </ui.Alert>,
    <ui.Alert title="Other news" />,
  ),
  AlertDialog: inTurn(
    alertDialog(false, 'Words'),
    alertDialog(true, 'Words'),
    alertDialog(true, 'Other words'),
  ),
  AspectRatio: words(ui.AspectRatio),
  AppShell: inTurn(
    <ui.AppShell.Root>
      <ui.AppShell.Navigation label="Portal">
        <p>Words</p>
      </ui.AppShell.Navigation>
      <ui.AppShell.Bar>Search</ui.AppShell.Bar>
      <ui.AppShell.Main>
        <p>Words</p>
      </ui.AppShell.Main>
    </ui.AppShell.Root>,
    <ui.AppShell.Root skipLabel="Skip the menu">
      <ui.AppShell.Navigation label="Portal" brand="Uplift">
        <p>Other words</p>
      </ui.AppShell.Navigation>
      <ui.AppShell.Banner>Read only</ui.AppShell.Banner>
      <ui.AppShell.Bar>Search or run a command</ui.AppShell.Bar>
      <ui.AppShell.Main page="/clients">Other words</ui.AppShell.Main>
    </ui.AppShell.Root>,
  ),
  Avatar: inTurn(
    <ui.Avatar.Group label="Team">
      <ui.Avatar.Root name="Maya Ortiz" />
    </ui.Avatar.Group>,
    <ui.Avatar.Group label="Team" more={2}>
      <ui.Avatar.Root name="Jordan Reed" />
    </ui.Avatar.Group>,
    <ui.Avatar.Group label="Team" more={3}>
      <ui.Avatar.Root name="Jordan Reed" src="/jordan.webp" />
    </ui.Avatar.Group>,
  ),
  BackToTop: inTurn(<ui.BackToTop />),
  Badge: words(ui.Badge),
  BarChart: charts(ui.BarChart),
  Breadcrumb: inTurn(
    <ui.Breadcrumb.Root>
      <ui.Breadcrumb.Page>Clients</ui.Breadcrumb.Page>
    </ui.Breadcrumb.Root>,
    <ui.Breadcrumb.Root>
      <ui.Breadcrumb.Link href="/">Clients</ui.Breadcrumb.Link>
      <ui.Breadcrumb.Page>Harbor Dental</ui.Breadcrumb.Page>
    </ui.Breadcrumb.Root>,
  ),
  Button: inTurn(
    <ui.Button>Save</ui.Button>,
    <ui.Button loading>Save</ui.Button>,
    <ui.Button loading loadingLabel="Saving...">
      Save
    </ui.Button>,
    <ui.Button disabled>Saved</ui.Button>,
    <ui.Button key="with-icon">{icon} Save</ui.Button>,
    <ui.Button key="with-icon" loading>
      {icon} Save
    </ui.Button>,
  ),
  ButtonGroup: inTurn(
    <ui.ButtonGroup label="Decision">
      <ui.Button>Approve</ui.Button>
    </ui.ButtonGroup>,
    <ui.ButtonGroup label="Decision">
      <ui.Button loading>Approve</ui.Button>
      <ui.Button>Decline</ui.Button>
    </ui.ButtonGroup>,
  ),
  Calendar: inTurn(
    <ui.Calendar today="2026-11-27" value={null} />,
    <ui.Calendar today="2026-11-27" value="2026-12-04" min="2026-12-01" />,
  ),
  Card: words(ui.Card),
  Checkbox: inTurn(
    <ui.Checkbox checked={false}>News</ui.Checkbox>,
    <ui.Checkbox checked="indeterminate" hint="Once a month" required>
      All news
    </ui.Checkbox>,
    <ui.Checkbox checked>News</ui.Checkbox>,
  ),
  Cluster: words(ui.Cluster),
  Code: words(ui.Code),
  CodeBlock: inTurn(
    <ui.CodeBlock label="Example">one</ui.CodeBlock>,
    <ui.CodeBlock label="Another example">two</ui.CodeBlock>,
  ),
  Combobox: inTurn(
    <ui.Combobox aria-label="City" options={options} value={null} />,
    <ui.Combobox aria-label="City" options={[]} value="boise" loading />,
    <ui.Combobox aria-label="City" options={[]} value={null} />,
  ),
  CommandMenu: inTurn(commandMenu(false, false), commandMenu(false), commandMenu(true)),
  Container: words(ui.Container),
  CopyButton: inTurn(
    <ui.CopyButton text="words" />,
    <ui.CopyButton text="words" label="Copy the key" />,
    <ui.CopyButton text="words" iconOnly />,
  ),
  DataList: inTurn(
    <ui.DataList.Root>
      <ui.DataList.Item term="Client">Harbor Dental</ui.DataList.Item>
    </ui.DataList.Root>,
    <ui.DataList.Root layout="stacked">
      <ui.DataList.Item term="Clients">Pine Legal</ui.DataList.Item>
    </ui.DataList.Root>,
  ),
  DataTable: dataTables,
  DataTableRowLink: words(ui.DataTableRowLink),
  DatePicker: inTurn(
    <ui.DatePicker today="2026-11-27" value={null} />,
    <ui.DatePicker today="2026-11-27" value="2026-12-04" />,
  ),
  DateRangePicker: inTurn(
    <ui.DateRangePicker today="2026-11-27" />,
    <ui.DateRangePicker
      today="2026-11-27"
      value={{ from: '2026-11-21', to: '2026-11-27' }}
      presets={[{ label: 'Last 7 days', range: ui.lastDays(7) }]}
    />,
  ),
  DateInput: inTurn(<ui.DateInput value={null} />, <ui.DateInput value="2026-05-04" />),
  Dialog: inTurn(dialog(false, 'Words'), dialog(true, 'Words'), dialog(true, 'Other words')),
  Collapsible: inTurn(collapsible(false, 'Details'), collapsible(true, 'Details'), collapsible(true, 'More')),
  ContextMenu: inTurn(contextMenu({}), contextMenu({ checked: true, label: 'Other area' })),
  HoverCard: inTurn(hoverCard(false, 'Manager'), hoverCard(true, 'Manager'), hoverCard(true, 'Admin')),
  DropdownMenu: inTurn(
    menu({ open: false }),
    menu({}),
    menu({ checked: true, label: 'Columns' }),
    menu({ value: 'phase', label: 'Sort' }),
  ),
  EmptyState: inTurn(
    <ui.EmptyState title="Nothing yet" />,
    <ui.EmptyState
      title="Nothing found"
      description="Try other words."
      illustration={icon}
      actions={<ui.Button>New</ui.Button>}
    />,
  ),
  ErrorSummary: inTurn(
    <ui.ErrorSummary problems={[]} />,
    <ui.ErrorSummary problems={[{ controlId: 'name', message: 'Enter a name' }]} />,
    <ui.ErrorSummary
      title="Two problems"
      problems={[
        { controlId: 'address', message: 'Enter an address' },
        { controlId: 'name', message: 'Enter a shorter name' },
      ]}
    />,
  ),
  Eyebrow: words(ui.Eyebrow),
  Field: inTurn(
    <ui.Field label="Name">
      <ui.Input />
    </ui.Field>,
    <ui.Field label="Your name" hint="As on your card" error="Enter your name" required counter={20}>
      <ui.Input />
    </ui.Field>,
    <ui.Field label="Name" error="Enter a shorter name" labelPlacement="start">
      <ui.Input />
    </ui.Field>,
  ),
  Fieldset: inTurn(
    <ui.Fieldset legend="Topics">Words</ui.Fieldset>,
    <ui.Fieldset legend="All topics" hint="One or more" error="Choose one" required>
      Other words
    </ui.Fieldset>,
  ),
  FileDrop: inTurn(
    <ui.FileDrop onFiles={ignore} rules="PDF" />,
    fileDrop({ ...file, status: 'waiting' }),
    fileDrop({ ...file, status: 'uploading' }),
    fileDrop({ ...file, status: 'uploading', progress: 0.5 }),
    fileDrop({ ...file, status: 'done' }),
    fileDrop({ ...file, status: 'error', error: 'Too large' }, { ...file, id: '2', status: 'done' }),
  ),
  Footer: inTurn(
    <ui.Footer.Root>
      <ui.Footer.Brand>Uplift</ui.Footer.Brand>
      <ui.Footer.Column title="Links">
        <ui.Footer.Link href="/">Home</ui.Footer.Link>
      </ui.Footer.Column>
      <ui.Footer.Bottom>2025</ui.Footer.Bottom>
    </ui.Footer.Root>,
    <ui.Footer.Root>
      <ui.Footer.Column title="More links">
        <ui.Footer.Link href="/">Start</ui.Footer.Link>
      </ui.Footer.Column>
      <ui.Footer.Bottom>2026</ui.Footer.Bottom>
    </ui.Footer.Root>,
  ),
  GoldenShield: inTurn(<ui.GoldenShield />, <ui.GoldenShield label="Guarantee" />),
  Grid: words(ui.Grid),
  Heading: inTurn(<ui.Heading level={2}>Words</ui.Heading>, <ui.Heading level={2}>Other words</ui.Heading>),
  Icon: inTurn(icon, <ui.Icon icon={Check} size="sm" />),
  IconButton: inTurn(
    <ui.IconButton label="Confirm">{icon}</ui.IconButton>,
    <ui.IconButton label="Confirmed" disabled>
      {icon}
    </ui.IconButton>,
  ),
  Input: inTurn(
    <ui.Input />,
    <ui.Input disabled />,
    <ui.Input leading="https://" trailing="km" />,
    <ui.Input leading="http://" trailing="miles" />,
  ),
  Kbd: words(ui.Kbd),
  AreaChart: charts(ui.AreaChart),
  DonutChart: inTurn(
    <ui.DonutChart title="Leads" label="Leads" parts={[{ name: 'Phone', value: 1 }]} />,
    <ui.DonutChart title="Leads" label="Requests" unit="a month" parts={[{ name: 'E-mail', value: 2 }]} />,
  ),
  LineChart: charts(ui.LineChart),
  Link: words(ui.Link),
  LinkButton: words(ui.LinkButton),
  List: inTurn(
    <ui.List.Root>
      <ui.List.Item>Words</ui.List.Item>
    </ui.List.Root>,
    <ui.List.Root>
      <ui.List.Item icon={Check}>Words</ui.List.Item>
      <ui.List.Item>Other words</ui.List.Item>
    </ui.List.Root>,
  ),
  Marquee: inTurn(
    <ui.Marquee label="Tools">
      <li>One</li>
    </ui.Marquee>,
    <ui.Marquee label="Tools" moving={false}>
      <li>Two</li>
    </ui.Marquee>,
  ),
  MoneyInput: inTurn(
    <ui.MoneyInput value={null} onValueChange={ignore} />,
    <ui.MoneyInput value={5} onValueChange={ignore} />,
    <ui.MoneyInput value={5} onValueChange={ignore} currency="EUR" cents />,
  ),
  NavigationBar: inTurn(
    <ui.NavigationBar.Root>
      <ui.NavigationBar.Brand href="/">Uplift</ui.NavigationBar.Brand>
      <ui.NavigationBar.Links>
        <ui.NavigationBar.Link href="/">Home</ui.NavigationBar.Link>
      </ui.NavigationBar.Links>
      <ui.NavigationBar.Actions>Words</ui.NavigationBar.Actions>
      <ui.NavigationBar.MenuButton />
    </ui.NavigationBar.Root>,
    <ui.NavigationBar.Root>
      <ui.NavigationBar.Links>
        <ui.NavigationBar.Link href="/" aria-current="page">
          Start
        </ui.NavigationBar.Link>
      </ui.NavigationBar.Links>
      <ui.NavigationBar.Actions>Other words</ui.NavigationBar.Actions>
      <ui.NavigationBar.MenuButton aria-expanded />
    </ui.NavigationBar.Root>,
  ),
  NumberInput: inTurn(
    <ui.NumberInput value={null} onValueChange={ignore} />,
    <ui.NumberInput value={5} onValueChange={ignore} suffix="hours" />,
    <ui.NumberInput value={5} onValueChange={ignore} suffix="days" />,
  ),
  Pagination: inTurn(
    <ui.Pagination page={1} pageCount={3} onPageChange={ignore} />,
    <ui.Pagination page={5} pageCount={9} onPageChange={ignore} />,
    <ui.Pagination page={9} pageCount={9} onPageChange={ignore} />,
  ),
  PasswordInput: inTurn(
    <ui.PasswordInput aria-label="Password" strength minLength={12} value="" onChange={ignore} />,
    <ui.PasswordInput aria-label="Password" strength minLength={12} value="short" onChange={ignore} />,
    <ui.PasswordInput aria-label="Password" strength minLength={12} value="password1234" onChange={ignore} />,
    <ui.PasswordInput
      aria-label="Password"
      strength
      minLength={12}
      value="7 harbors, 9 pines, 3 attics"
      onChange={ignore}
    />,
    <ui.PasswordInput aria-label="Password" messages={{ show: 'Reveal' }} value="" onChange={ignore} />,
  ),
  PinInput: inTurn(<ui.PinInput />, <ui.PinInput length={4} disabled />),
  Popover: inTurn(popover(false, 'Words'), popover(true, 'Words'), popover(true, 'Other words')),
  Progress: inTurn(
    <ui.Progress label="Uploading" />,
    <ui.Progress label="Uploaded" value={50} valueText="Half" />,
    <ui.Progress label="Uploaded" value={100} hideLabel />,
  ),
  Prose: words(ui.Prose),
  Quote: inTurn(
    <ui.Quote>Words</ui.Quote>,
    <ui.Quote author="Maya Ortiz" detail="Owner" picture={icon}>
      Other words
    </ui.Quote>,
    <ui.Quote detail="Owner of a bakery">Other words</ui.Quote>,
  ),
  RadioGroup: inTurn(
    <ui.RadioGroup.Root aria-label="Plan" value="growth">
      <ui.RadioGroup.Item value="growth">Growth</ui.RadioGroup.Item>
      <ui.RadioGroup.Item value="scale">Scale</ui.RadioGroup.Item>
    </ui.RadioGroup.Root>,
    <ui.RadioGroup.Root aria-label="Plan" value="scale" variant="card" required>
      <ui.RadioGroup.Item value="growth" hint="For ten">
        Grow
      </ui.RadioGroup.Item>
      <ui.RadioGroup.Item value="scale">Scale</ui.RadioGroup.Item>
    </ui.RadioGroup.Root>,
  ),
  RichSelect: inTurn(
    <ui.RichSelect aria-label="Role" placeholder="Choose" options={roles} value={null} />,
    <ui.RichSelect aria-label="Role" options={roles} value="manager" />,
    <ui.RichSelect aria-label="Role" options={roles} value="admin" />,
  ),
  ScrollArea: inTurn(
    <ui.ScrollArea label="Log">One</ui.ScrollArea>,
    <ui.ScrollArea label="Log">Two</ui.ScrollArea>,
  ),
  Section: words(ui.Section),
  SegmentedControl: inTurn(
    <ui.SegmentedControl.Root aria-label="Period" value="month">
      <ui.SegmentedControl.Item value="month">Month</ui.SegmentedControl.Item>
    </ui.SegmentedControl.Root>,
    <ui.SegmentedControl.Root aria-label="Period" value="year">
      <ui.SegmentedControl.Item value="month">A month</ui.SegmentedControl.Item>
      <ui.SegmentedControl.Item value="year" icon={Check}>
        A year
      </ui.SegmentedControl.Item>
    </ui.SegmentedControl.Root>,
  ),
  Select: inTurn(
    <ui.Select aria-label="Plan">
      <option>Growth</option>
    </ui.Select>,
    <ui.Select aria-label="Plan" placeholder="Choose" required>
      <option>Growth</option>
      <option>Scale</option>
    </ui.Select>,
    <ui.Select aria-label="Plan" placeholder="Choose one">
      <option>Scale</option>
    </ui.Select>,
  ),
  Separator: inTurn(<ui.Separator />),
  Sheet: inTurn(sheet(false), sheet(true)),
  SideNav: inTurn(
    <ui.SideNav.Root label="Area">
      <ui.SideNav.Group title="Clients">
        <ui.SideNav.Link href="/" icon={Check}>
          Clients
        </ui.SideNav.Link>
      </ui.SideNav.Group>
      <ui.SideNav.CollapseButton />
    </ui.SideNav.Root>,
    <ui.SideNav.Root label="Area">
      <ui.SideNav.Group title="All clients">
        <ui.SideNav.Link href="/" icon={Check} count={2} countLabel="unread">
          All clients
        </ui.SideNav.Link>
      </ui.SideNav.Group>
      <ui.SideNav.CollapseButton />
    </ui.SideNav.Root>,
  ),
  Skeleton: inTurn(<ui.Skeleton />),
  SkipLink: words(ui.SkipLink),
  Slider: inTurn(
    <ui.Slider aria-label="Hours" value={[5]} formatValue={(value) => `${value} hours`} />,
    <ui.Slider aria-label="Hours" value={[6]} />,
  ),
  Sparkline: inTurn(
    <ui.Sparkline label="Up" values={[1, 2]} />,
    <ui.Sparkline label="Down" values={[2, 1]} />,
  ),
  Spinner: inTurn(<ui.Spinner />, <ui.Spinner label="Loading" />),
  Stack: words(ui.Stack),
  StackedBarChart: charts(ui.StackedBarChart),
  Stat: inTurn(
    <ui.Stat value="30 days" label="to first results" />,
    <ui.Stat value="20 days" label="to the first results" caption="On average" tone="accent" />,
    <ui.Stat value="20 days" label="to the first results" caption="Median" />,
  ),
  Stepper: inTurn(
    <ui.Stepper.Root label="Steps">
      <ui.Stepper.Step state="current">Audit</ui.Stepper.Step>
    </ui.Stepper.Root>,
    <ui.Stepper.Root label="Steps">
      <ui.Stepper.Step state="done" description="May">
        The audit
      </ui.Stepper.Step>
      <ui.Stepper.Step state="current">Scale</ui.Stepper.Step>
    </ui.Stepper.Root>,
  ),
  Switch: inTurn(
    <ui.Switch checked={false}>News</ui.Switch>,
    <ui.Switch checked hint="Once a month" required>
      All news
    </ui.Switch>,
  ),
  TabNav: inTurn(
    <ui.TabNav.Root label="Client">
      <ui.TabNav.Link href="/" aria-current="page">
        Project
      </ui.TabNav.Link>
    </ui.TabNav.Root>,
    <ui.TabNav.Root label="Harbor Dental">
      <ui.TabNav.Link href="/">The project</ui.TabNav.Link>
    </ui.TabNav.Root>,
  ),
  Table: inTurn(
    <ui.Table.Root caption="Hours">
      <ui.Table.Body>
        <ui.Table.Row>
          <ui.Table.Cell>5</ui.Table.Cell>
        </ui.Table.Row>
      </ui.Table.Body>
    </ui.Table.Root>,
    <ui.Table.Root caption="Hours a week">
      <ui.Table.Head>
        <ui.Table.Row>
          <ui.Table.Header>Hours</ui.Table.Header>
        </ui.Table.Row>
      </ui.Table.Head>
      <ui.Table.Body>
        <ui.Table.Row>
          <ui.Table.Cell numeric>6</ui.Table.Cell>
        </ui.Table.Row>
      </ui.Table.Body>
    </ui.Table.Root>,
  ),
  Tabs: inTurn(
    <ui.Tabs.Root value="one">
      <ui.Tabs.List label="Parts">
        <ui.Tabs.Tab value="one">One</ui.Tabs.Tab>
        <ui.Tabs.Tab value="two">Two</ui.Tabs.Tab>
      </ui.Tabs.List>
      <ui.Tabs.Panel value="one">First</ui.Tabs.Panel>
      <ui.Tabs.Panel value="two">Second</ui.Tabs.Panel>
    </ui.Tabs.Root>,
    <ui.Tabs.Root value="two">
      <ui.Tabs.List label="Parts">
        <ui.Tabs.Tab value="one">The first</ui.Tabs.Tab>
        <ui.Tabs.Tab value="two">Two</ui.Tabs.Tab>
      </ui.Tabs.List>
      <ui.Tabs.Panel value="one">First</ui.Tabs.Panel>
      <ui.Tabs.Panel value="two">Second</ui.Tabs.Panel>
    </ui.Tabs.Root>,
  ),
  Tag: inTurn(<ui.Tag>Words</ui.Tag>, <ui.Tag onRemove={ignore}>Other words</ui.Tag>),
  Text: words(ui.Text),
  Textarea: inTurn(<ui.Textarea />, <ui.Textarea grow disabled />),
  ThemeSwitch: inTurn(<ui.ThemeSwitch />),
  Timeline: inTurn(
    <ui.Timeline.Root>
      <ui.Timeline.Item title="Audit">Words</ui.Timeline.Item>
    </ui.Timeline.Root>,
    <ui.Timeline.Root>
      <ui.Timeline.Item title="The audit" time="May" dateTime="2026-05" status="past" statusLabel="Done">
        Other words
      </ui.Timeline.Item>
      <ui.Timeline.Item title="Scale" />
    </ui.Timeline.Root>,
  ),
  Toaster: inTurn(<ui.Toaster />),
  ToastViewport: inTurn(<ui.ToastViewport />),
  Toggle: inTurn(<ui.Toggle pressed={false}>Bold</ui.Toggle>, <ui.Toggle pressed>Strong</ui.Toggle>),
  ToggleGroup: inTurn(
    <ui.ToggleGroup.Root label="View" value="orbit" onValueChange={ignore}>
      <ui.ToggleGroup.Item value="orbit">Orbit</ui.ToggleGroup.Item>
    </ui.ToggleGroup.Root>,
    <ui.ToggleGroup.Root label="View" value="modern" onValueChange={ignore}>
      <ui.ToggleGroup.Item value="orbit">The orbit</ui.ToggleGroup.Item>
      <ui.ToggleGroup.Item value="modern">Modern</ui.ToggleGroup.Item>
    </ui.ToggleGroup.Root>,
  ),
  Tooltip: inTurn(tooltip(false, 'Words'), tooltip(true, 'Words'), tooltip(true, 'Other words')),
  VisuallyHidden: words(ui.VisuallyHidden),
};
