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
  it('is the initial state where the URL says nothing', () => {
    expect(read('')).toEqual(initialDataTableState);
  });

  it('reads everything that can be said', () => {
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
  ])('takes %s for not said', (query) => {
    expect(read(query)).toEqual(initialDataTableState);
  });

  it('counts a repeated choice once', () => {
    expect(read('phase=audit&phase=audit').filters).toEqual({ phase: ['audit'] });
  });

  it('keeps to the page sizes of the table', () => {
    expect(read('pageSize=1000', { pageSizes: [25, 1000] }).pageSize).toBe(1000);
  });
});

describe('writeDataTableState', () => {
  it('writes nothing that is so anyway', () => {
    expect(write({})).toBe('');
    expect(write({ filters: { phase: [] } })).toBe('');
  });

  it('is read back as it was', () => {
    expect(read(write(changed))).toEqual(changed);
  });

  it('says it where a default was taken away', () => {
    const defaults: Partial<DataTableState> = {
      sort: { column: 'name', direction: 'ascending' },
      filters: { phase: ['audit'] },
      hiddenColumns: ['value'],
    };
    expect(write({}, { defaults })).toBe('phase=&sort=&hide=');
    expect(read(write({}, { defaults }), { defaults })).toEqual(initialDataTableState);
  });

  it('leaves what belongs to others, and replaces its own', () => {
    expect(write({ page: 2 }, {}, 'tab=notes&page=7&phase=audit&q=old')).toBe('tab=notes&page=2');
  });

  it('lets two tables share a URL', () => {
    const leads = write({ page: 2, filters: { phase: ['audit'] } }, { prefix: 'leads.' }, 'page=5');
    expect(leads).toBe('page=5&leads.phase=audit&leads.page=2');
    expect(read(leads, { prefix: 'leads.' })).toMatchObject({ page: 2, filters: { phase: ['audit'] } });
    expect(read(leads).page).toBe(5);
  });

  it('changes no parameters that it was given', () => {
    const given = new URLSearchParams('page=7');
    writeDataTableState(initialDataTableState, options, given);
    expect(given.toString()).toBe('page=7');
  });
});
