import { css } from '@emotion/react';
import type { PortfolioClient } from '@uplift/data-client/contract/manager';
import { healthReasons, healths, phases } from '@uplift/data-client/contract/project';
import { formatMoney } from '@uplift/roi-engine';
import { Badge } from '@uplift/ui/badge';
import type { DataTableColumn } from '@uplift/ui/data-table';
import { DataTableRowLink } from '@uplift/ui/data-table-row-link';
import { Skeleton } from '@uplift/ui/skeleton';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useToday } from '../../../app/time/office-day.ts';
import { viewerDay } from '../../../app/time/viewer-time.ts';
import { healthNames, healthTones } from '../../../features/project/plan/health-labels.ts';
import { describeDueDate, formatCompactDay, phaseNames } from '../../../features/project/plan/plan-labels.ts';
import { guaranteeLabel } from '../../../features/project/results/results-labels.ts';

const oneLine = css({ whiteSpace: 'nowrap' });

/** Columns the server can sort by. */
export const sortableColumns = [
  'company',
  'phase',
  'health',
  'next',
  'overdue',
  'awaitingClient',
  'unread',
  'lastContact',
  'value',
  'guarantee',
] as const;

/** Health of a project, with the reasons as a tooltip. */
function Health({ project: { health, facts } }: PortfolioClient): ReactElement {
  const reasons = healthReasons(facts, { now: new Date(), today: useToday() });
  return (
    <span title={reasons.map(({ why }) => why).join(' ')} css={oneLine}>
      <Badge tone={healthTones[health]}>{healthNames[health]}</Badge>
    </span>
  );
}

/** Due date of the next milestone. */
function DueDate({ on }: { on: string }): ReactElement {
  const today = useToday();
  return (
    <Text asChild size="sm" tone="muted" tabular>
      <span>
        {' '}
        {formatCompactDay(on, today)}, {describeDueDate(on, today)}
      </span>
    </Text>
  );
}

function LastContact({ lastContactAt }: PortfolioClient): string {
  const today = useToday();
  return lastContactAt === null ? 'None yet' : formatCompactDay(viewerDay(lastContactAt), today);
}

/** A count that is emphasized unless it is zero. */
function Count({ value }: { value: number }) {
  return value === 0 ? (
    <Text asChild size="sm" tone="subtle">
      <span>0</span>
    </Text>
  ) : (
    <strong>{value}</strong>
  );
}

const company: DataTableColumn<PortfolioClient> = {
  id: 'company',
  header: 'Client',
  sortable: true,
  primary: true,
  cell: (client) => (
    <DataTableRowLink asChild>
      <Link to={`/manager/clients/${client.id}`}>{client.company}</Link>
    </DataTableRowLink>
  ),
};

const manager: DataTableColumn<PortfolioClient> = {
  id: 'manager',
  header: 'Manager',
  cell: (client) => client.manager?.name ?? 'No manager',
};

const standing: readonly DataTableColumn<PortfolioClient>[] = [
  {
    id: 'phase',
    header: 'Phase',
    sortable: true,
    options: phases.map((value) => ({ value, label: phaseNames[value] })),
    cell: ({ project }) => phaseNames[project.phase],
  },
  {
    id: 'health',
    header: 'Health',
    sortable: true,
    options: healths.map((value) => ({ value, label: healthNames[value] })),
    skeleton: <Skeleton shape="block" width="4.5rem" height="1.6rem" />,
    cell: (client) => <Health {...client} />,
  },
  {
    id: 'next',
    header: 'Next milestone',
    sortable: true,
    cell: ({ project }) =>
      project.next ? (
        <span>
          {project.next.title}
          <DueDate on={project.next.dueOn} />
        </span>
      ) : (
        'All done'
      ),
  },
  {
    id: 'overdue',
    header: 'Overdue',
    sortable: true,
    numeric: true,
    cell: ({ project }) => <Count value={project.overdue} />,
  },
  {
    id: 'awaitingClient',
    header: 'Awaiting client',
    sortable: true,
    numeric: true,
    cell: ({ project }) => <Count value={project.awaitingClient} />,
  },
  {
    id: 'unread',
    header: 'Unread',
    sortable: true,
    numeric: true,
    cell: ({ unread }) => <Count value={unread} />,
  },
  {
    id: 'lastContact',
    header: 'Last contact',
    sortable: true,
    cell: (client) => <LastContact {...client} />,
  },
  {
    id: 'value',
    header: 'Value to date',
    sortable: true,
    numeric: true,
    cell: ({ project }) => (project.value === null ? null : formatMoney(project.value)),
  },
  {
    id: 'guarantee',
    header: 'Guarantee',
    sortable: true,
    cell: ({ project }) => guaranteeLabel(project.guarantee),
  },
];

/** Columns of the portfolio. Users who see all clients also see each client's manager. */
export const portfolioColumns = {
  own: [company, ...standing],
  all: [company, manager, ...standing],
} as const satisfies Record<string, readonly DataTableColumn<PortfolioClient>[]>;
