import Check from 'lucide-react/icons/check';
import type { CSSProperties, ReactElement, ReactNode, RefCallback } from 'react';
import * as ui from '../../index.ts';

/**
 * The props that every component passes to its root. Controls with an affix pass them to the control, and those
 * whose text is not their value keep `ref` for the root.
 */
export interface PassedOn {
  ref: RefCallback<Element>;
  'data-testid': string;
  className: string;
  style: CSSProperties;
}

type Render = (props: Partial<PassedOn>) => ReactElement;

const ignore = () => {};

const chart = {
  title: 'Savings',
  categories: ['2025', '2026'],
  series: [{ name: 'Savings', values: [1, 2] }],
};

const dataTable: ui.DataTableProps<{ name: string }> = {
  label: 'Clients',
  columns: [{ id: 'name', header: 'Name', sortable: true, cell: ({ name }) => name }],
  rows: [{ name: 'Harbor Dental' }],
  total: 1,
  getRowId: ({ name }) => name,
  state: ui.initialDataTableState,
  onStateChange: ignore,
  onSelectedChange: ignore,
};

function inTable(part: ReactElement): ReactElement {
  return <ui.Table.Root caption="Hours">{part}</ui.Table.Root>;
}

function inRow(cell: ReactElement | null, props: Partial<PassedOn> = {}): ReactElement {
  return inTable(
    <ui.Table.Body>
      <ui.Table.Row {...props}>{cell}</ui.Table.Row>
    </ui.Table.Body>,
  );
}

/** Every component that renders an element of its own. */
export const components: Record<string, Render> = {
  'Accordion.Root': (props) => <ui.Accordion.Root {...props} />,
  'Accordion.Item': (props) => <ui.Accordion.Item title="Question" {...props} />,
  Alert: (props) => <ui.Alert title="News" {...props} />,
  AreaChart: (props) => <ui.AreaChart {...chart} {...props} />,
  'AppShell.Root': (props) => <ui.AppShell.Root {...props} />,
  'AppShell.Navigation': (props) => (
    <ui.AppShell.Root>
      <ui.AppShell.Navigation label="Portal" {...props} />
    </ui.AppShell.Root>
  ),
  'AppShell.Banner': (props) => <ui.AppShell.Banner {...props} />,
  'AppShell.Bar': (props) => (
    <ui.AppShell.Root>
      <ui.AppShell.Bar {...props} />
    </ui.AppShell.Root>
  ),
  'AppShell.Main': (props) => <ui.AppShell.Main {...props} />,
  AspectRatio: (props) => <ui.AspectRatio {...props} />,
  'Avatar.Root': (props) => <ui.Avatar.Root name="Maya Ortiz" {...props} />,
  'Avatar.Group': (props) => <ui.Avatar.Group label="Team" more={2} {...props} />,
  BackToTop: (props) => <ui.BackToTop {...props} />,
  Badge: (props) => <ui.Badge {...props} />,
  BarChart: (props) => <ui.BarChart {...chart} {...props} />,
  'Breadcrumb.Root': (props) => <ui.Breadcrumb.Root {...props} />,
  'Breadcrumb.Link': (props) => <ui.Breadcrumb.Link href="/" {...props} />,
  'Breadcrumb.Page': (props) => <ui.Breadcrumb.Page {...props} />,
  Button: (props) => <ui.Button {...props} />,
  ButtonGroup: (props) => <ui.ButtonGroup label="Decision" {...props} />,
  Calendar: (props) => <ui.Calendar today="2026-11-27" {...props} />,
  Card: (props) => <ui.Card {...props} />,
  Checkbox: (props) => <ui.Checkbox {...props}>News</ui.Checkbox>,
  Cluster: (props) => <ui.Cluster {...props} />,
  Code: (props) => <ui.Code {...props} />,
  CodeBlock: (props) => (
    <ui.CodeBlock label="Example" {...props}>
      words
    </ui.CodeBlock>
  ),
  'Collapsible.Root': (props) => <ui.Collapsible.Root {...props} />,
  'Collapsible.Trigger': (props) => (
    <ui.Collapsible.Root>
      <ui.Collapsible.Trigger {...props} />
    </ui.Collapsible.Root>
  ),
  Combobox: (props) => <ui.Combobox options={[]} {...props} />,
  Container: (props) => <ui.Container {...props} />,
  CopyButton: (props) => <ui.CopyButton text="words" {...props} />,
  'DataList.Root': (props) => <ui.DataList.Root {...props} />,
  'DataList.Item': (props) => (
    <ui.DataList.Root>
      <ui.DataList.Item term="Client" {...props} />
    </ui.DataList.Root>
  ),
  DataTable: (props) => <ui.DataTable {...dataTable} {...props} />,
  DataTableBulkBar: (props) => (
    <ui.DataTable {...dataTable} selected={['Harbor Dental']} bulkBar={<ui.DataTableBulkBar {...props} />} />
  ),
  DataTablePager: (props) => (
    <ui.DataTable {...dataTable} total={60} pager={<ui.DataTablePager {...props} />} />
  ),
  DataTableRowLink: (props) => <ui.DataTableRowLink href="/clients/1" {...props} />,
  DataTableToolbar: (props) => <ui.DataTable {...dataTable} toolbar={<ui.DataTableToolbar {...props} />} />,
  DateInput: (props) => <ui.DateInput {...props} />,
  DatePicker: (props) => <ui.DatePicker today="2026-11-27" {...props} />,
  DateRangePicker: (props) => <ui.DateRangePicker today="2026-11-27" {...props} />,
  DonutChart: (props) => (
    <ui.DonutChart title="Leads" label="Leads" parts={[{ name: 'Phone', value: 1 }]} {...props} />
  ),
  EmptyState: (props) => <ui.EmptyState title="Nothing yet" {...props} />,
  ErrorSummary: (props) => (
    <>
      <ui.ErrorSummary problems={[{ controlId: 'address', message: 'Enter an address' }]} {...props} />
      <ui.Input id="address" />
    </>
  ),
  Eyebrow: (props) => <ui.Eyebrow {...props} />,
  Field: (props) => <ui.Field label="Name" {...props} />,
  Fieldset: (props) => <ui.Fieldset legend="Topics" {...props} />,
  FileDrop: (props) => <ui.FileDrop onFiles={ignore} {...props} />,
  'Footer.Root': (props) => <ui.Footer.Root {...props} />,
  'Footer.Brand': (props) => <ui.Footer.Brand {...props} />,
  'Footer.Column': (props) => <ui.Footer.Column title="Links" {...props} />,
  'Footer.Link': (props) => <ui.Footer.Link href="/" {...props} />,
  'Footer.Bottom': (props) => <ui.Footer.Bottom {...props} />,
  GoldenShield: (props) => <ui.GoldenShield {...props} />,
  Grid: (props) => <ui.Grid {...props} />,
  Heading: (props) => <ui.Heading level={2} {...props} />,
  Icon: (props) => <ui.Icon icon={Check} {...props} />,
  IconButton: (props) => <ui.IconButton label="Confirm" {...props} />,
  Input: (props) => <ui.Input {...props} />,
  Kbd: (props) => <ui.Kbd {...props} />,
  LineChart: (props) => <ui.LineChart {...chart} {...props} />,
  Link: (props) => <ui.Link href="/" {...props} />,
  LinkButton: (props) => <ui.LinkButton href="/" {...props} />,
  'List.Root': (props) => <ui.List.Root {...props} />,
  'List.Item': (props) => <ui.List.Item icon={Check} {...props} />,
  Marquee: (props) => (
    <ui.Marquee label="Tools" {...props}>
      <li>One</li>
    </ui.Marquee>
  ),
  MoneyInput: (props) => <ui.MoneyInput value={null} onValueChange={ignore} {...props} />,
  'NavigationBar.Root': (props) => <ui.NavigationBar.Root {...props} />,
  'NavigationBar.Brand': (props) => <ui.NavigationBar.Brand href="/" {...props} />,
  'NavigationBar.Links': (props) => <ui.NavigationBar.Links {...props} />,
  'NavigationBar.Link': (props) => <ui.NavigationBar.Link href="/" {...props} />,
  'NavigationBar.Actions': (props) => <ui.NavigationBar.Actions {...props} />,
  'NavigationBar.MenuButton': (props) => <ui.NavigationBar.MenuButton {...props} />,
  NumberInput: (props) => <ui.NumberInput value={null} onValueChange={ignore} {...props} />,
  Pagination: (props) => <ui.Pagination page={2} pageCount={9} onPageChange={ignore} {...props} />,
  PinInput: (props) => <ui.PinInput {...props} />,
  PasswordInput: (props) => <ui.PasswordInput {...props} />,
  Progress: (props) => <ui.Progress label="Uploading" {...props} />,
  Prose: (props) => <ui.Prose {...props} />,
  Quote: (props) => <ui.Quote {...props} />,
  'RadioGroup.Root': (props) => <ui.RadioGroup.Root aria-label="Plan" {...props} />,
  'RadioGroup.Item': (props) => (
    <ui.RadioGroup.Root aria-label="Plan">
      <ui.RadioGroup.Item value="growth" {...props}>
        Growth
      </ui.RadioGroup.Item>
    </ui.RadioGroup.Root>
  ),
  RichSelect: (props) => <ui.RichSelect options={[]} {...props} />,
  'SegmentedControl.Root': (props) => <ui.SegmentedControl.Root aria-label="Period" {...props} />,
  'SegmentedControl.Item': (props) => (
    <ui.SegmentedControl.Root aria-label="Period">
      <ui.SegmentedControl.Item value="month" {...props}>
        Month
      </ui.SegmentedControl.Item>
    </ui.SegmentedControl.Root>
  ),
  ScrollArea: (props) => <ui.ScrollArea label="Log" {...props} />,
  Section: (props) => <ui.Section {...props} />,
  Select: (props) => <ui.Select {...props} />,
  Separator: (props) => <ui.Separator {...props} />,
  'SideNav.Root': (props) => <ui.SideNav.Root label="Area" {...props} />,
  'SideNav.Group': (props) => <ui.SideNav.Group title="Clients" {...props} />,
  'SideNav.Link': (props) => <ui.SideNav.Link href="/" icon={Check} {...props} />,
  'SideNav.CollapseButton': (props) => <ui.SideNav.CollapseButton {...props} />,
  Skeleton: (props) => <ui.Skeleton {...props} />,
  SkipLink: (props) => <ui.SkipLink {...props} />,
  Slider: (props) => <ui.Slider aria-label="Hours" {...props} />,
  Sparkline: (props) => <ui.Sparkline label="Up" values={[1, 2]} {...props} />,
  Spinner: (props) => <ui.Spinner {...props} />,
  Stack: (props) => <ui.Stack {...props} />,
  StackedBarChart: (props) => <ui.StackedBarChart {...chart} {...props} />,
  Stat: (props) => <ui.Stat value="30 days" label="to first results" {...props} />,
  'Stepper.Root': (props) => <ui.Stepper.Root label="Steps" {...props} />,
  'Stepper.Step': (props) => <ui.Stepper.Step state="done" {...props} />,
  'Tabs.Root': (props) => <ui.Tabs.Root defaultValue="one" {...props} />,
  'Tabs.List': (props) => (
    <ui.Tabs.Root defaultValue="one">
      <ui.Tabs.List label="Parts" {...props} />
    </ui.Tabs.Root>
  ),
  'Tabs.Tab': (props) => (
    <ui.Tabs.Root defaultValue="one">
      <ui.Tabs.List label="Parts">
        <ui.Tabs.Tab value="one" {...props} />
      </ui.Tabs.List>
    </ui.Tabs.Root>
  ),
  'Tabs.Panel': (props) => (
    <ui.Tabs.Root defaultValue="one">
      <ui.Tabs.Panel value="one" {...props} />
    </ui.Tabs.Root>
  ),
  'TabNav.Root': (props) => <ui.TabNav.Root label="Client" {...props} />,
  'TabNav.Link': (props) => <ui.TabNav.Link href="/" {...props} />,
  'Table.Root': (props) => <ui.Table.Root caption="Hours" {...props} />,
  'Table.Head': (props) => inTable(<ui.Table.Head {...props} />),
  'Table.Body': (props) => inTable(<ui.Table.Body {...props} />),
  'Table.Foot': (props) => inTable(<ui.Table.Foot {...props} />),
  'Table.Row': (props) => inRow(null, props),
  'Table.Header': (props) => inRow(<ui.Table.Header {...props} />),
  'Table.Cell': (props) => inRow(<ui.Table.Cell {...props} />),
  Tag: (props) => <ui.Tag onRemove={ignore} {...props} />,
  Text: (props) => <ui.Text {...props} />,
  Toggle: (props) => <ui.Toggle {...props} />,
  Switch: (props) => <ui.Switch {...props}>News</ui.Switch>,
  Textarea: (props) => <ui.Textarea {...props} />,
  'Timeline.Root': (props) => <ui.Timeline.Root {...props} />,
  'Timeline.Item': (props) => (
    <ui.Timeline.Root>
      <ui.Timeline.Item title="Audit" {...props} />
    </ui.Timeline.Root>
  ),
  'ToggleGroup.Root': (props) => (
    <ui.ToggleGroup.Root label="View" value="orbit" onValueChange={ignore} {...props}>
      <ui.ToggleGroup.Item value="orbit">Orbit</ui.ToggleGroup.Item>
    </ui.ToggleGroup.Root>
  ),
  'ToggleGroup.Item': (props) => (
    <ui.ToggleGroup.Root label="View" value="orbit" onValueChange={ignore}>
      <ui.ToggleGroup.Item value="orbit" {...props}>
        Orbit
      </ui.ToggleGroup.Item>
    </ui.ToggleGroup.Root>
  ),
  Theme: (props) => <ui.Theme {...props} />,
  ThemeSwitch: (props) => <ui.ThemeSwitch {...props} />,
  Toaster: (props) => <ui.Toaster {...props} />,
  ToastViewport: (props) => <ui.ToastViewport {...props} />,
  VisuallyHidden: (props) => <ui.VisuallyHidden {...props} />,
};

/** Components that render only in a browser. */
export const overlays: Record<string, Render> = {
  'AlertDialog.Content': (props) => alertDialog(<ui.AlertDialog.Title>Delete?</ui.AlertDialog.Title>, props),
  'AlertDialog.Title': (props) =>
    alertDialog(<ui.AlertDialog.Title {...props}>Delete?</ui.AlertDialog.Title>),
  'AlertDialog.Description': (props) => alertDialog(<ui.AlertDialog.Description {...props} />),
  'AlertDialog.Footer': (props) => alertDialog(<ui.AlertDialog.Footer {...props} />),
  'AlertDialog.Cancel': (props) => alertDialog(<ui.AlertDialog.Cancel {...props} />),
  'AlertDialog.Action': (props) => alertDialog(<ui.AlertDialog.Action {...props} />),
  'Collapsible.Content': (props) => (
    <ui.Collapsible.Root defaultOpen>
      <ui.Collapsible.Content {...props} />
    </ui.Collapsible.Root>
  ),
  'ContextMenu.Content': (props) => contextMenu(null, props),
  'ContextMenu.Item': (props) => contextMenu(<ui.ContextMenu.Item {...props} />),
  'ContextMenu.CheckboxItem': (props) => contextMenu(<ui.ContextMenu.CheckboxItem {...props} />),
  'ContextMenu.Group': (props) => contextMenu(<ui.ContextMenu.Group label="Columns" {...props} />),
  'ContextMenu.RadioGroup': (props) => contextMenu(<ui.ContextMenu.RadioGroup label="Sort" {...props} />),
  'ContextMenu.RadioItem': (props) =>
    contextMenu(
      <ui.ContextMenu.RadioGroup>
        <ui.ContextMenu.RadioItem value="name" {...props} />
      </ui.ContextMenu.RadioGroup>,
    ),
  'ContextMenu.Label': (props) => contextMenu(<ui.ContextMenu.Label {...props} />),
  'ContextMenu.Separator': (props) => contextMenu(<ui.ContextMenu.Separator {...props} />),
  'ContextMenu.Shortcut': (props) => contextMenu(<ui.ContextMenu.Shortcut {...props} />),
  'Dialog.Content': (props) => dialog(<ui.Dialog.Title>Share</ui.Dialog.Title>, props),
  'Dialog.Title': (props) => dialog(<ui.Dialog.Title {...props}>Share</ui.Dialog.Title>),
  'Dialog.Description': (props) => dialog(<ui.Dialog.Description {...props} />),
  'Dialog.Footer': (props) => dialog(<ui.Dialog.Footer {...props} />),
  'Dialog.Close': (props) => dialog(<ui.Dialog.Close {...props} />),
  'CommandMenu.Content': (props) => (
    <ui.CommandMenu.Root defaultOpen>
      <ui.CommandMenu.Content {...props} />
    </ui.CommandMenu.Root>
  ),
  'DropdownMenu.Content': (props) => menu(null, props),
  'DropdownMenu.Item': (props) => menu(<ui.DropdownMenu.Item {...props} />),
  'DropdownMenu.CheckboxItem': (props) => menu(<ui.DropdownMenu.CheckboxItem {...props} />),
  'DropdownMenu.Group': (props) => menu(<ui.DropdownMenu.Group label="Columns" {...props} />),
  'DropdownMenu.RadioGroup': (props) => menu(<ui.DropdownMenu.RadioGroup label="Sort" {...props} />),
  'DropdownMenu.RadioItem': (props) =>
    menu(
      <ui.DropdownMenu.RadioGroup>
        <ui.DropdownMenu.RadioItem value="name" {...props} />
      </ui.DropdownMenu.RadioGroup>,
    ),
  'DropdownMenu.Label': (props) => menu(<ui.DropdownMenu.Label {...props} />),
  'DropdownMenu.Separator': (props) => menu(<ui.DropdownMenu.Separator {...props} />),
  'DropdownMenu.Shortcut': (props) => menu(<ui.DropdownMenu.Shortcut {...props} />),
  'DropdownMenu.SubTrigger': (props) =>
    menu(
      <ui.DropdownMenu.Sub>
        <ui.DropdownMenu.SubTrigger {...props} />
      </ui.DropdownMenu.Sub>,
    ),
  'DropdownMenu.SubContent': (props) =>
    menu(
      <ui.DropdownMenu.Sub open>
        <ui.DropdownMenu.SubTrigger />
        <ui.DropdownMenu.SubContent {...props} />
      </ui.DropdownMenu.Sub>,
    ),
  'HoverCard.Content': (props) => (
    <ui.HoverCard.Root defaultOpen>
      <ui.HoverCard.Trigger />
      <ui.HoverCard.Content {...props} />
    </ui.HoverCard.Root>
  ),
  'Popover.Content': (props) => popover(null, props),
  'Popover.Title': (props) => popover(<ui.Popover.Title {...props}>Share</ui.Popover.Title>),
  'Popover.Description': (props) => popover(<ui.Popover.Description {...props} />),
  'Popover.Close': (props) => popover(<ui.Popover.Close {...props} />),
  'Sheet.Content': (props) => (
    <ui.Sheet.Root defaultOpen>
      <ui.Sheet.Content {...props}>
        <ui.Sheet.Title>Menu</ui.Sheet.Title>
      </ui.Sheet.Content>
    </ui.Sheet.Root>
  ),
  'Sheet.Title': (props) => (
    <ui.Sheet.Root defaultOpen>
      <ui.Sheet.Content>
        <ui.Sheet.Title {...props}>Menu</ui.Sheet.Title>
      </ui.Sheet.Content>
    </ui.Sheet.Root>
  ),
  Tooltip: (props) => (
    <ui.TooltipProvider>
      <ui.Tooltip open content="Words" {...props}>
        <button type="button">Trigger</button>
      </ui.Tooltip>
    </ui.TooltipProvider>
  ),
};

/** The same components with `asChild`. */
export const asChild: Record<string, Render> = {
  'AppShell.Main': (props) => <ui.AppShell.Main asChild {...child(props)} />,
  'Breadcrumb.Link': (props) => <ui.Breadcrumb.Link asChild {...child(props)} />,
  Card: (props) => <ui.Card asChild {...child(props)} />,
  Cluster: (props) => <ui.Cluster asChild {...child(props)} />,
  Container: (props) => <ui.Container asChild {...child(props)} />,
  DataTableRowLink: (props) => <ui.DataTableRowLink asChild {...child(props)} />,
  'Footer.Link': (props) => <ui.Footer.Link asChild {...child(props)} />,
  Grid: (props) => <ui.Grid asChild {...child(props)} />,
  Link: (props) => <ui.Link asChild {...child(props)} />,
  Button: (props) => <ui.Button asChild {...child(props)} />,
  LinkButton: (props) => <ui.LinkButton asChild {...child(props)} />,
  'NavigationBar.Brand': (props) => <ui.NavigationBar.Brand asChild {...child(props)} />,
  'NavigationBar.Link': (props) => <ui.NavigationBar.Link asChild {...child(props)} />,
  Prose: (props) => <ui.Prose asChild {...child(props)} />,
  'SideNav.Link': (props) => <ui.SideNav.Link asChild icon={Check} {...child(props)} />,
  Stack: (props) => <ui.Stack asChild {...child(props)} />,
  'TabNav.Link': (props) => <ui.TabNav.Link asChild {...child(props)} />,
  Text: (props) => <ui.Text asChild {...child(props)} />,
  Theme: (props) => <ui.Theme asChild {...child(props)} />,
};

function dialog(children: ReactNode, props: Partial<PassedOn> = {}): ReactElement {
  return (
    <ui.Dialog.Root defaultOpen>
      <ui.Dialog.Content {...props}>{children}</ui.Dialog.Content>
    </ui.Dialog.Root>
  );
}

function menu(children: ReactNode, props: Partial<PassedOn> = {}): ReactElement {
  return (
    <ui.DropdownMenu.Root defaultOpen>
      <ui.DropdownMenu.Trigger />
      <ui.DropdownMenu.Content {...props}>{children}</ui.DropdownMenu.Content>
    </ui.DropdownMenu.Root>
  );
}

function contextMenu(children: ReactNode, props: Partial<PassedOn> = {}): ReactElement {
  return (
    <ui.ContextMenu.Root open>
      <ui.ContextMenu.Trigger />
      <ui.ContextMenu.Content {...props}>{children}</ui.ContextMenu.Content>
    </ui.ContextMenu.Root>
  );
}

function popover(children: ReactNode, props: Partial<PassedOn> = {}): ReactElement {
  return (
    <ui.Popover.Root defaultOpen>
      <ui.Popover.Trigger />
      <ui.Popover.Content {...props}>{children}</ui.Popover.Content>
    </ui.Popover.Root>
  );
}

function alertDialog(children: ReactNode, props: Partial<PassedOn> = {}): ReactElement {
  return (
    <ui.AlertDialog.Root defaultOpen>
      <ui.AlertDialog.Content {...props}>{children}</ui.AlertDialog.Content>
    </ui.AlertDialog.Root>
  );
}

function child(props: Partial<PassedOn>) {
  return {
    ...props,
    children: (
      <a href="/elsewhere" className="own">
        Elsewhere
      </a>
    ),
  };
}
