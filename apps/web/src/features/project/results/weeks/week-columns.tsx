import { isHttpsLink, type MeasuredWeek } from '@uplift/data-client/contract/project';
import { formatMoney, formatNumber } from '@uplift/roi-engine';
import type { DataTableColumn } from '@uplift/ui/data-table';
import type { DataTableState } from '@uplift/ui/data-table-state';
import { Link } from '@uplift/ui/link';
import * as styles from '../results.styles.ts';
import { formatDay } from '../results-labels.ts';

/** Sort keys of the sortable columns. */
const sortKeys: Readonly<Record<string, (week: MeasuredWeek) => number>> = {
  week: ({ week }) => Date.parse(week),
  hoursSaved: ({ hoursSaved }) => hoursSaved,
  revenueEffect: ({ revenueEffect }) => revenueEffect,
  value: ({ value }) => value ?? 0,
};

const money = (dollars: number | null): string => (dollars === null ? '–' : formatMoney(dollars));

function Evidence({ text }: { text: string }) {
  if (!isHttpsLink(text)) return <span css={styles.text}>{text}</span>;
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
  },
  {
    id: 'hoursSaved',
    header: 'Hours saved',
    numeric: true,
    sortable: true,
    cell: ({ hoursSaved }) => formatNumber(hoursSaved, 2),
  },
  {
    id: 'revenueEffect',
    header: 'Revenue effect',
    numeric: true,
    sortable: true,
    cell: ({ revenueEffect }) => formatMoney(revenueEffect),
  },
  { id: 'value', header: 'Value', numeric: true, sortable: true, cell: ({ value }) => money(value) },
  {
    id: 'cumulativeValue',
    header: 'Value to date',
    numeric: true,
    cell: ({ cumulativeValue }) => money(cumulativeValue),
  },
  { id: 'note', header: 'Note', cell: ({ note }) => <span css={styles.text}>{note}</span> },
  { id: 'evidence', header: 'Evidence', cell: ({ evidence }) => <Evidence text={evidence} /> },
];

/** Returns the weeks on the current page of the table, latest first by default. */
export function weeksOfPage(
  weeks: readonly MeasuredWeek[],
  { sort, page, pageSize }: Pick<DataTableState, 'sort' | 'page' | 'pageSize'>,
): MeasuredWeek[] {
  const keyOf = sortKeys[sort?.column ?? 'week'] ?? (() => 0);
  const direction = sort?.direction === 'ascending' ? 1 : -1;
  return weeks
    .toSorted((one, other) => direction * (keyOf(one) - keyOf(other)))
    .slice((page - 1) * pageSize, page * pageSize);
}
