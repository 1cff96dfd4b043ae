import type { DataTableField } from './data-table-field.ts';

export type SortDirection = 'ascending' | 'descending';

export interface DataTableSort {
  /** The id of a sortable column. */
  column: string;
  direction: SortDirection;
}

export type DataTableDensity = 'comfortable' | 'compact';

/** All settings of a table that users can change. Plain data that works with JSON, storage and the URL. */
export interface DataTableState {
  /** The search text. Empty for all rows. */
  search: string;
  /** The selected values of each filtered column, by its id. A column without values isn't filtered. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** `null` is the server's default order. */
  sort: DataTableSort | null;
  /** The page number, starting at 1. */
  page: number;
  pageSize: number;
  /** The ids of hidden columns. */
  hiddenColumns: readonly string[];
  density: DataTableDensity;
}

export const DATA_TABLE_PAGE_SIZES: readonly number[] = [10, 25, 50, 100];

/** The highest page number that a URL can contain. */
export const DATA_TABLE_PAGE_LIMIT = 100_000;

/** The maximum length of a search, in characters. */
export const DATA_TABLE_SEARCH_LENGTH = 100;

export const initialDataTableState: DataTableState = {
  search: '',
  filters: {},
  sort: null,
  page: 1,
  pageSize: 25,
  hiddenColumns: [],
  density: 'comfortable',
};

export interface DataTableStateOptions {
  /** The columns of the table. Parameters that they don't allow are ignored. */
  columns: readonly DataTableField[];
  /** The state for parameters that aren't in the URL. Values equal to the defaults aren't written. */
  defaults?: Partial<DataTableState>;
  /** The page sizes that users can choose. @default 10, 25, 50, 100 */
  pageSizes?: readonly number[];
  /**
   * The prefix of every parameter, so two tables can share a URL: `clients.` results in `clients.page`.
   * @default ''
   */
  prefix?: string;
}

function columnsWithFilter(columns: readonly DataTableField[]): DataTableField[] {
  return columns.filter(({ options }) => options);
}

function readSort(
  value: string | null,
  columns: readonly DataTableField[],
): DataTableSort | null | undefined {
  if (value === null) return undefined;
  if (value === '') return null;
  const descending = value.startsWith('-');
  const column = descending ? value.slice(1) : value;
  if (!columns.some(({ id, sortable }) => sortable && id === column)) return undefined;
  return { column, direction: descending ? 'descending' : 'ascending' };
}

/** Ignores searches that no server can run: too long, or with NUL, which databases don't support. */
function readSearch(value: string | null): string | undefined {
  if (value === null || value.length > DATA_TABLE_SEARCH_LENGTH || value.includes('\0')) return undefined;
  return value;
}

function readPage(value: string | null): number | undefined {
  if (value === null || !/^[1-9]\d{0,8}$/.test(value)) return undefined;
  const page = Number(value);
  return page > DATA_TABLE_PAGE_LIMIT ? undefined : page;
}

function writeSort(sort: DataTableSort | null): string {
  if (!sort) return '';
  return sort.direction === 'descending' ? `-${sort.column}` : sort.column;
}

function sameValues(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}

/**
 * Reads the state from URL parameters: `q`, `sort` (`name`, or `-name` for descending), `page`, `pageSize`,
 * `hide`, `density`, and each filter under the id of its column. Ignores invalid values.
 */
export function readDataTableState(
  params: URLSearchParams,
  { columns, defaults, pageSizes = DATA_TABLE_PAGE_SIZES, prefix = '' }: DataTableStateOptions,
): DataTableState {
  const base = { ...initialDataTableState, ...defaults };
  const read = (name: string) => params.get(prefix + name);
  const chosen = (name: string, allowed: readonly string[], otherwise: readonly string[]) =>
    params.has(prefix + name)
      ? [...new Set(params.getAll(prefix + name))].filter((value) => allowed.includes(value))
      : otherwise;
  const filters = columnsWithFilter(columns)
    .map(({ id, options = [] }) => {
      const allowed = options.map(({ value }) => value);
      return [id, chosen(id, allowed, base.filters[id] ?? [])] as const;
    })
    .filter(([, values]) => values.length > 0);
  const pageSize = Number(read('pageSize'));
  const density = read('density');
  const sort = readSort(read('sort'), columns);
  return {
    search: readSearch(read('q')) ?? base.search,
    filters: Object.fromEntries(filters),
    sort: sort === undefined ? base.sort : sort,
    page: readPage(read('page')) ?? base.page,
    pageSize: pageSizes.includes(pageSize) ? pageSize : base.pageSize,
    hiddenColumns: chosen(
      'hide',
      columns.filter(({ hideable = true }) => hideable).map(({ id }) => id),
      base.hiddenColumns,
    ),
    density: density === 'compact' || density === 'comfortable' ? density : base.density,
  };
}

/** Writes the state to URL parameters and keeps unrelated ones. The inverse of `readDataTableState`. */
export function writeDataTableState(
  state: DataTableState,
  { columns, defaults, prefix = '' }: DataTableStateOptions,
  params: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const base = { ...initialDataTableState, ...defaults };
  const written = new URLSearchParams(params);
  const write = (name: string, value: string, otherwise: string) => {
    if (value === otherwise) written.delete(prefix + name);
    else written.set(prefix + name, value);
  };
  const writeAll = (name: string, values: readonly string[], otherwise: readonly string[]) => {
    written.delete(prefix + name);
    if (sameValues(values, otherwise)) return;
    for (const value of values.length > 0 ? values : ['']) written.append(prefix + name, value);
  };
  write('q', state.search, base.search);
  for (const { id } of columnsWithFilter(columns)) {
    writeAll(id, state.filters[id] ?? [], base.filters[id] ?? []);
  }
  write('sort', writeSort(state.sort), writeSort(base.sort));
  write('page', String(state.page), String(base.page));
  write('pageSize', String(state.pageSize), String(base.pageSize));
  writeAll('hide', state.hiddenColumns, base.hiddenColumns);
  write('density', state.density, base.density);
  return written;
}
