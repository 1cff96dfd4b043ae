import { describe, expect, it } from 'vitest';
import {
  type DataTableState,
  type DataTableStateOptions,
  initialDataTableState,
  readDataTableState,
  writeDataTableState,
} from './data-table-state.ts';

const options: DataTableStateOptions = {
  columns: [
    { id: 'name', sortable: true, hideable: false },
    {
      id: 'phase',
      options: [
        { value: 'audit', label: 'Audit' },
        { value: 'scale', label: 'Scale' },
      ],
    },
    { id: 'value', sortable: true },
  ],
};

const read = (query: string, more: Partial<DataTableStateOptions> = {}) =>
  readDataTableState(new URLSearchParams(query), { ...options, ...more });

const write = (state: Partial<DataTableState>, more: Partial<DataTableStateOptions> = {}, query = '') =>
  writeDataTableState(
    { ...initialDataTableState, ...state },
    { ...options, ...more },
    new URLSearchParams(query),
  ).toString();

const changed: DataTableState = {
  search: 'harbor & co',
  filters: { phase: ['audit', 'scale'] },
  sort: { column: 'value', direction: 'descending' },
  page: 3,
  pageSize: 50,
  hiddenColumns: ['value'],
  density: 'compact',
};

describe('readDataTableState', () => {
  it('returns the initial state for an empty query', () => {
    expect(read('')).toEqual(initialDataTableState);
  });

  it('reads all parameters', () => {
    expect(
      read(
        'q=harbor+%26+co&phase=audit&phase=scale&sort=-value&page=3&pageSize=50&hide=value&density=compact',
      ),
    ).toEqual(changed);
  });

  it('starts from the defaults of the table', () => {
    const defaults: Partial<DataTableState> = {
      sort: { column: 'name', direction: 'ascending' },
      filters: { phase: ['audit'] },
    };
    expect(read('page=2', { defaults })).toEqual({ ...initialDataTableState, ...defaults, page: 2 });
    expect(read('sort=&phase=', { defaults })).toEqual(initialDataTableState);
  });

  it.each([
    'page=0',
    'page=-2',
    'page=1.5',
    'page=two',
    'page=100001',
    'page=99999999999',
    'pageSize=7',
    'pageSize=Infinity',
    'sort=phase',
    'sort=-',
    'sort=nothing',
    'phase=unknown',
    'hide=name',
    'hide=nothing',
    'density=tiny',
    'name=harbor',
    `q=${'x'.repeat(101)}`,
    'q=har%00bor',
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual(initialDataTableState);
  });

  it('removes duplicate filter values', () => {
    expect(read('phase=audit&phase=audit').filters).toEqual({ phase: ['audit'] });
  });

  it('accepts the page sizes of the table', () => {
    expect(read('pageSize=1000', { pageSizes: [25, 1000] }).pageSize).toBe(1000);
  });
});

describe('writeDataTableState', () => {
  it('omits default values', () => {
    expect(write({})).toBe('');
    expect(write({ filters: { phase: [] } })).toBe('');
  });

  it('round-trips through readDataTableState', () => {
    expect(read(write(changed))).toEqual(changed);
  });

  it('writes an empty value when a default is cleared', () => {
    const defaults: Partial<DataTableState> = {
      sort: { column: 'name', direction: 'ascending' },
      filters: { phase: ['audit'] },
      hiddenColumns: ['value'],
    };
    expect(write({}, { defaults })).toBe('phase=&sort=&hide=');
    expect(read(write({}, { defaults }), { defaults })).toEqual(initialDataTableState);
  });

  it('keeps unrelated parameters and replaces its own', () => {
    expect(write({ page: 2 }, {}, 'tab=notes&page=7&phase=audit&q=old')).toBe('tab=notes&page=2');
  });

  it('supports two tables in one URL', () => {
    const leads = write({ page: 2, filters: { phase: ['audit'] } }, { prefix: 'leads.' }, 'page=5');
    expect(leads).toBe('page=5&leads.phase=audit&leads.page=2');
    expect(read(leads, { prefix: 'leads.' })).toMatchObject({ page: 2, filters: { phase: ['audit'] } });
    expect(read(leads).page).toBe(5);
  });

  it('does not modify the given parameters', () => {
    const given = new URLSearchParams('page=7');
    writeDataTableState(initialDataTableState, options, given);
    expect(given.toString()).toBe('page=7');
  });
});
