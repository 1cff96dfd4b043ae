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
import * as styles from './portfolio.styles.ts';

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

/** Health of a project, with its reasons and the guarantee as a tooltip. */
function Health({ project: { health, facts, guarantee } }: PortfolioClient): ReactElement {
  const reasons = healthReasons(facts, { now: new Date(), today: useToday() }).map(({ why }) => why);
  return (
    <span title={[...reasons, `Guarantee: ${guaranteeLabel(guarantee)}.`].join(' ')} css={styles.oneLine}>
      <Badge tone={healthTones[health]}>{healthNames[health]}</Badge>
    </span>
  );
}

/** Due date of the next milestone, on its own line. */
function DueDate({ on }: { on: string }): ReactElement {
  const today = useToday();
  return (
    <Text asChild size="sm" tone={on < today ? 'danger' : 'muted'} tabular>
      <span css={styles.block}>
        {formatCompactDay(on, today)}, {describeDueDate(on, today)}
      </span>
    </Text>
  );
}

function LastContact({ lastContactAt }: PortfolioClient): string {
  const today = useToday();
  return lastContactAt === null ? 'None yet' : formatCompactDay(viewerDay(lastContactAt), today);
}

/** A count. Zero is an empty cell, so that the others stand out. */
function count(value: number): ReactElement | null {
  return value === 0 ? null : <strong>{value}</strong>;
}

const company: DataTableColumn<PortfolioClient> = {
  id: 'company',
  header: 'Client',
  sortable: true,
  primary: true,
  cell: (client) => (
    <DataTableRowLink asChild>
      <Link to={`/manager/clients/${client.id}`} css={styles.company}>
        {client.company}
      </Link>
    </DataTableRowLink>
  ),
};

/** A client with its manager below. A column for the manager would make the table too wide. */
const companyAndManager: DataTableColumn<PortfolioClient> = {
  ...company,
  cell: (client) => (
    <>
      {company.cell(client)}
      <Text asChild size="sm" tone="muted">
        <span css={styles.block}>{client.manager?.name ?? 'No manager'}</span>
      </Text>
    </>
  ),
};

const standing: readonly DataTableColumn<PortfolioClient>[] = [
  {
    id: 'health',
    header: 'Health',
    sortable: true,
    inList: 'corner',
    options: healths.map((value) => ({ value, label: healthNames[value] })),
    skeleton: <Skeleton shape="block" width="4.5rem" height="1.6rem" />,
    cell: (client) => <Health {...client} />,
  },
  {
    id: 'next',
    header: 'Next milestone',
    sortable: true,
    inList: 'unlabeled',
    cell: ({ project }) =>
      project.next ? (
        <span css={styles.next}>
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
    cell: ({ project }) => count(project.overdue),
  },
  {
    id: 'awaitingClient',
    header: 'With client',
    sortable: true,
    numeric: true,
    cell: ({ project }) => count(project.awaitingClient),
  },
  {
    id: 'unread',
    header: 'Unread',
    sortable: true,
    numeric: true,
    cell: ({ unread }) => count(unread),
  },
  {
    id: 'phase',
    header: 'Phase',
    sortable: true,
    inList: 'hidden',
    priority: 'low',
    options: phases.map((value) => ({ value, label: phaseNames[value] })),
    cell: ({ project }) => phaseNames[project.phase],
  },
  {
    id: 'lastContact',
    header: 'Last contact',
    sortable: true,
    inList: 'hidden',
    priority: 'low',
    cell: (client) => <LastContact {...client} />,
  },
  {
    id: 'value',
    header: 'Value',
    sortable: true,
    inList: 'hidden',
    priority: 'low',
    numeric: true,
    cell: ({ project }) => (project.value === null ? null : formatMoney(project.value)),
  },
];

const guarantee: DataTableColumn<PortfolioClient> = {
  id: 'guarantee',
  header: 'Guarantee',
  sortable: true,
  cell: ({ project }) => guaranteeLabel(project.guarantee),
};

/** Columns of the portfolio. Users who see all clients also see each client's manager. */
export const portfolioColumns = {
  own: { narrow: [company, ...standing], wide: [company, ...standing, guarantee] },
  all: { narrow: [companyAndManager, ...standing], wide: [companyAndManager, ...standing, guarantee] },
} as const satisfies Record<string, Record<'narrow' | 'wide', readonly DataTableColumn<PortfolioClient>[]>>;
