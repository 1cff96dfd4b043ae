import { Badge, type BadgeTone } from '../badge/index.ts';
import type { DataTableColumn } from '../data-table/index.ts';
import { DataTableRowLink } from '../data-table-row-link/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import type { Client } from './clients.ts';

const healthTones = {
  'on-track': 'success',
  'at-risk': 'warning',
  blocked: 'danger',
} satisfies Record<Client['health'], BadgeTone>;

const phaseNames = {
  audit: 'Audit',
  optimize: 'Optimize',
  scale: 'Scale',
} satisfies Record<Client['phase'], string>;

const healthNames = {
  'on-track': 'On track',
  'at-risk': 'At risk',
  blocked: 'Blocked',
} satisfies Record<Client['health'], string>;

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

function choices(names: Record<string, string>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

export const clientColumns: DataTableColumn<Client>[] = [
  {
    id: 'name',
    header: 'Client',
    sortable: true,
    primary: true,
    cell: ({ id, name }) => <DataTableRowLink href={`#${id}`}>{name}</DataTableRowLink>,
    value: ({ name }) => name,
  },
  {
    id: 'phase',
    header: 'Phase',
    options: choices(phaseNames),
    cell: ({ phase }) => phaseNames[phase],
    value: ({ phase }) => phase,
  },
  {
    id: 'health',
    header: 'Health',
    options: choices(healthNames),
    skeleton: <Skeleton shape="block" width="4.5rem" height="1.6rem" />,
    cell: ({ health }) => <Badge tone={healthTones[health]}>{healthNames[health]}</Badge>,
    value: ({ health }) => health,
  },
  { id: 'manager', header: 'Manager', sortable: true, cell: ({ manager }) => manager },
  {
    id: 'lastContact',
    header: 'Last contact',
    sortable: true,
    cell: ({ lastContact }) => <time dateTime={lastContact}>{day.format(new Date(lastContact))}</time>,
    value: ({ lastContact }) => lastContact,
  },
  {
    id: 'hoursSaved',
    header: 'Hours a week',
    sortable: true,
    numeric: true,
    cell: ({ hoursSaved }) => hoursSaved,
  },
  {
    id: 'value',
    header: 'Value to date',
    sortable: true,
    numeric: true,
    cell: ({ value }) => dollars.format(value),
    value: ({ value }) => value,
  },
];
