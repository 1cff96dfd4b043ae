import { css } from '@emotion/react';
import type { PortfolioClient } from '@uplift/data-client/contract/manager';
import { healthReasons, healths, phases } from '@uplift/data-client/contract/project';
import { formatMoney } from '@uplift/roi-engine';
import { Badge } from '@uplift/ui/badge';
import type { DataTableColumn } from '@uplift/ui/data-table';
import { DataTableRowLink } from '@uplift/ui/data-table-row-link';
import { Skeleton } from '@uplift/ui/skeleton';
import { Text } from '@uplift/ui/text';
import { Link } from 'react-router-dom';
import { healthNames, healthTones } from '../../../project-parts/plan/health-words.ts';
import { dayInWords, dueInWords, phaseNames } from '../../../project-parts/plan/plan-words.ts';
import { guaranteeInWords } from '../../../project-parts/results/results-words.ts';

const oneLine = css({ whiteSpace: 'nowrap' });

/** By which columns the server sorts. */
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

const why = ({ facts }: PortfolioClient['project']) =>
  healthReasons(facts, new Date())
    .map((reason) => reason.why)
    .join(' ');

/** A figure that is worth a look only where it is not zero. */
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
  cell: (client) => client.manager?.name ?? 'Nobody',
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
    cell: ({ project }) => (
      <span title={why(project)} css={oneLine}>
        <Badge tone={healthTones[project.health]}>{healthNames[project.health]}</Badge>
      </span>
    ),
  },
  {
    id: 'next',
    header: 'Next milestone',
    sortable: true,
    cell: ({ project }) =>
      project.next ? (
        <span>
          {project.next.title}
          <Text asChild size="sm" tone="muted" tabular>
            <span>
              {' '}
              {dayInWords(project.next.dueOn)}, {dueInWords(project.next.dueOn)}
            </span>
          </Text>
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
    cell: ({ lastContactAt }) =>
      lastContactAt === null ? 'None yet' : dayInWords(lastContactAt.slice(0, 10)),
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
    cell: ({ project }) => guaranteeInWords(project.guarantee),
  },
];

/** What a manager sees of each client; whoever sees the clients of others, also whose it is. */
export const portfolioColumns = {
  own: [company, ...standing],
  all: [company, manager, ...standing],
} as const satisfies Record<string, readonly DataTableColumn<PortfolioClient>[]>;
