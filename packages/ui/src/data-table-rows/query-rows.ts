import type { RowData } from '@tanstack/react-table';
import type { DataTableColumn, DataTableValue } from '../data-table/index.ts';
import type { DataTableSort, DataTableState } from '../data-table-state/index.ts';
import { reportMisuse } from '../internal/dev-warnings/report-misuse.ts';
import { foldText } from '../internal/search-text/fold-text.ts';

/** Returns what a cell renders if it is text or a number. */
function cellText<Row extends RowData>(column: DataTableColumn<Row>, row: Row): string | number | undefined {
  const content = column.cell(row);
  return typeof content === 'string' || typeof content === 'number' ? content : undefined;
}

function cellValue<Row extends RowData>(column: DataTableColumn<Row>, row: Row): DataTableValue {
  if (column.value) return column.value(row);
  const text = cellText(column, row);
  if (text === undefined) {
    reportMisuse(
      `The column "${column.id}" of a DataTable can't be sorted or filtered, because its cells aren't plain text. ` +
        'Give the column a `value`.',
    );
  }
  return text;
}

/** Returns the texts that a search of the row looks through. */
function textsOf<Row extends RowData>(column: DataTableColumn<Row>, row: Row): string[] {
  const text = cellText(column, row);
  if (text !== undefined) return [foldText(String(text))];
  return [column.value?.(row)]
    .flat()
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => {
      const option = column.options?.find((each) => each.value === String(value));
      return foldText(option?.label ?? String(value));
    });
}

function matchesFilter(value: DataTableValue, chosen: readonly string[]): boolean {
  return [value].flat().some((each) => chosen.includes(String(each)));
}

/** Returns the rows that have each word of the search in any column and a chosen value in each filtered column. */
export function matchRows<Row extends RowData>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  { search, filters }: Pick<DataTableState, 'search' | 'filters'>,
): readonly Row[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const filtered = columns.flatMap((column) => {
    const chosen = filters[column.id] ?? [];
    return column.options && chosen.length > 0 ? [{ column, chosen }] : [];
  });
  return rows.filter((row) => {
    if (!filtered.every(({ column, chosen }) => matchesFilter(cellValue(column, row), chosen))) return false;
    const texts = words.length > 0 ? columns.flatMap((column) => textsOf(column, row)) : [];
    return words.every((word) => texts.some((text) => text.includes(word)));
  });
}

type SortKey = string | number | null;

/** Returns `null` for values that come last in both directions. */
function sortKeyOf(value: DataTableValue): SortKey {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.join(', ') || null;
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
}

function compareKeys(one: string | number, other: string | number, collator: Intl.Collator): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}

/** Returns the rows in the order of a column. Equal rows keep their order, rows without a value come last. */
export function sortRows<Row extends RowData>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sort: DataTableSort | null,
  language: string,
): readonly Row[] {
  const column = columns.find(({ id, sortable }) => sortable && id === sort?.column);
  if (!column) return rows;
  const collator = new Intl.Collator(language, { numeric: true });
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return rows
    .map((row) => ({ row, key: sortKeyOf(cellValue(column, row)) }))
    .sort(({ key: one }, { key: other }) =>
      one === null || other === null
        ? Number(one === null) - Number(other === null)
        : sign * compareKeys(one, other, collator),
    )
    .map(({ row }) => row);
}
