import { isHttpsLink, type MeasuredWeek } from '@uplift/data-client/contract/project';
import { formatMoney, formatNumber } from '@uplift/roi-engine';
import type { DataTableColumn } from '@uplift/ui/data-table';
import { Link } from '@uplift/ui/link';
import * as styles from '../results.styles.ts';
import { formatDay } from '../results-labels.ts';

const money = (dollars: number | null): string => (dollars === null ? '–' : formatMoney(dollars));

function Evidence({ text }: { text: string }) {
  if (!isHttpsLink(text)) return <span css={[styles.text, styles.evidence]}>{text}</span>;
  return (
    <Link href={text} target="_blank" rel="noreferrer" css={styles.text}>
      {URL.parse(text)?.hostname ?? text}
    </Link>
  );
}

export const weekColumns: DataTableColumn<MeasuredWeek>[] = [
  {
    id: 'week',
    header: 'Week from',
    primary: true,
    sortable: true,
    width: '8.5rem',
    cell: ({ week }) => <time dateTime={week}>{formatDay(week)}</time>,
    value: ({ week }) => week,
  },
  {
    id: 'hoursSaved',
    header: 'Hours saved',
    numeric: true,
    sortable: true,
    cell: ({ hoursSaved }) => formatNumber(hoursSaved, 2),
    value: ({ hoursSaved }) => hoursSaved,
  },
  {
    id: 'revenueEffect',
    header: 'Revenue effect',
    priority: 'low',
    numeric: true,
    sortable: true,
    cell: ({ revenueEffect }) => formatMoney(revenueEffect),
    value: ({ revenueEffect }) => revenueEffect,
  },
  {
    id: 'value',
    header: 'Value',
    numeric: true,
    sortable: true,
    cell: ({ value }) => money(value),
    value: ({ value }) => value,
  },
  {
    id: 'cumulativeValue',
    header: 'Value to date',
    numeric: true,
    cell: ({ cumulativeValue }) => money(cumulativeValue),
  },
  {
    id: 'note',
    header: 'Note',
    cell: ({ note }) => note && <span css={[styles.text, styles.note]}>{note}</span>,
  },
  { id: 'evidence', header: 'Evidence', cell: ({ evidence }) => <Evidence text={evidence} /> },
];
