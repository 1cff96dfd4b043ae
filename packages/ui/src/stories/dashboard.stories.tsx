import preview from '@uplift/storybook/preview';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import type { ReactElement } from 'react';
import { AppShell } from '../app-shell/index.ts';
import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { DonutChart, LineChart } from '../chart/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { Link } from '../link/index.ts';
import { SideNav } from '../side-nav/index.ts';
import { Stack } from '../stack/index.ts';
import { Stat } from '../stat/index.ts';
import { Table } from '../table/index.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

const clients = [
  { name: 'Harbor Dental', phase: 'Scale', health: 'On track', tone: 'success', hours: 58 },
  { name: 'Alder Legal', phase: 'Optimize', health: 'At risk', tone: 'warning', hours: 31 },
  { name: 'Copper Roofing', phase: 'Audit', health: 'On track', tone: 'success', hours: 12 },
  { name: 'Lakeside Physio', phase: 'Optimize', health: 'Blocked', tone: 'danger', hours: 7 },
] as const;

function Figures(): ReactElement {
  return (
    <Grid minColumn="12rem">
      <Card>
        <Stat size="md" value="108 hrs" label="saved this week" caption="4 clients, by time sheet" />
      </Card>
      <Card>
        <Stat size="md" value="$12,400" label="saved this month" caption="18% more than in July" />
      </Card>
      <Card>
        <Stat size="md" value="2 of 4" label="projects on track" caption="2 need a decision" />
      </Card>
    </Grid>
  );
}

function Charts(): ReactElement {
  return (
    <Grid minColumn="min(100%, 22rem)">
      <Card>
        <LineChart
          title="Hours saved"
          unit="Hours per month"
          source="Time sheets, 2026"
          categories={months}
          series={[{ name: 'Hours saved', values: [6, 11, 19, 24, 31, 35, 38, 44] }]}
          height={220}
        />
      </Card>
      <Card>
        <DonutChart
          title="Where the hours were"
          label="Hours"
          parts={[
            { name: 'Invoicing', value: 44 },
            { name: 'Scheduling', value: 38 },
            { name: 'Reporting', value: 26 },
          ]}
          height={220}
        />
      </Card>
    </Grid>
  );
}

function Clients(): ReactElement {
  return (
    <Table.Root caption="Clients, most hours saved first">
      <Table.Head>
        <Table.Row>
          <Table.Header>Client</Table.Header>
          <Table.Header>Phase</Table.Header>
          <Table.Header>Health</Table.Header>
          <Table.Header numeric>Hours a week</Table.Header>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {clients.map(({ name, phase, health, tone, hours }) => (
          <Table.Row key={name}>
            <Table.Header scope="row">
              <Link href={`#${name}`}>{name}</Link>
            </Table.Header>
            <Table.Cell>{phase}</Table.Cell>
            <Table.Cell>
              <Badge tone={tone}>{health}</Badge>
            </Table.Cell>
            <Table.Cell numeric>{hours}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function Dashboard(): ReactElement {
  return (
    <AppShell.Root>
      <AppShell.Navigation label="Manager" brand={<Link href="#home">Uplift</Link>}>
        <SideNav.Root label="Manager">
          <SideNav.Group>
            <SideNav.Link href="#overview" icon={LayoutDashboard} aria-current="page">
              Overview
            </SideNav.Link>
            <SideNav.Link href="#clients" icon={Users} count={4} countLabel="clients">
              Clients
            </SideNav.Link>
            <SideNav.Link href="#projects" icon={FolderKanban}>
              Projects
            </SideNav.Link>
            <SideNav.Link href="#settings" icon={Settings}>
              Settings
            </SideNav.Link>
          </SideNav.Group>
        </SideNav.Root>
      </AppShell.Navigation>
      <AppShell.Bar>
        <span style={{ marginInlineStart: 'auto' }}>
          <Avatar.Root name="Maya Ortiz" />
        </span>
      </AppShell.Bar>
      <AppShell.Main>
        <Stack gap={6}>
          <Cluster justify="between">
            <Heading level={1}>Overview</Heading>
            <Button size="sm">Write report</Button>
          </Cluster>
          <Figures />
          <Charts />
          <Clients />
        </Stack>
      </AppShell.Main>
    </AppShell.Root>
  );
}

const meta = preview.meta({
  title: 'Patterns/Dashboard',
  component: Dashboard,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component: [
          'Answers how things are at a glance: figures first, then how they developed, then the rows behind them.',
          'A view has one primary action.',
          '',
          'Uses `AppShell` with `SideNav` for the frame, `Stat` in a `Grid` of `Card`s, `LineChart` and',
          '`DonutChart`, and `Table` with `Badge`s. For rows that users search and filter, see Filterable table.',
        ].join('\n'),
      },
    },
  },
});

export const Desktop = meta.story({ globals: { viewport: { value: 'desktop' } } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
