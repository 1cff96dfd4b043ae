import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { DataTableColumn } from '../data-table/index.ts';
import { type DataTableState, initialDataTableState } from '../data-table-state/index.ts';
import { LocaleProvider } from '../foundations/locale/index.ts';
import { useDataTableRows } from './index.ts';

interface Task {
  name: string;
  hours?: number | null;
  due?: Date;
  state?: 'open' | 'done';
  tags?: readonly string[];
}

const columns: DataTableColumn<Task>[] = [
  { id: 'name', header: 'Name', sortable: true, cell: ({ name }) => name },
  {
    id: 'hours',
    header: 'Hours',
    sortable: true,
    cell: ({ hours }) => `${hours} h`,
    value: ({ hours }) => hours,
  },
  { id: 'due', header: 'Due', sortable: true, cell: () => <time />, value: ({ due }) => due },
  {
    id: 'state',
    header: 'State',
    options: [
      { value: 'open', label: 'In progress' },
      { value: 'done', label: 'Completed' },
    ],
    cell: ({ state }) => <b>{state}</b>,
    value: ({ state }) => state,
  },
  {
    id: 'tags',
    header: 'Tags',
    options: ['home', 'work'].map((value) => ({ value, label: value })),
    cell: () => <i />,
    value: ({ tags }) => tags,
  },
  { id: 'note', header: 'Note', sortable: true, cell: () => <em>Note</em> },
];

function query(rows: readonly Task[], state: Partial<DataTableState>, language = 'en-US') {
  const { result } = renderHook(
    () => useDataTableRows(rows, columns, { ...initialDataTableState, ...state }),
    {
      wrapper: ({ children }) => <LocaleProvider language={language}>{children}</LocaleProvider>,
    },
  );
  return result.current;
}

const names = (...parameters: Parameters<typeof query>) => query(...parameters).rows?.map(({ name }) => name);

const named = (...all: string[]): Task[] => all.map((name) => ({ name }));

const ascending = (column: string) => ({ sort: { column, direction: 'ascending' } }) as const;
const descending = (column: string) => ({ sort: { column, direction: 'descending' } }) as const;

describe('sorting', () => {
  it('keeps the given order without a sorted column', () => {
    expect(names(named('b', 'c', 'a'), {})).toEqual(['b', 'c', 'a']);
    expect(names(named('b', 'c', 'a'), ascending('unknown'))).toEqual(['b', 'c', 'a']);
  });

  it('follows the alphabet of the language', () => {
    const rows = named('zebra', 'Ärger', 'apple');
    expect(names(rows, ascending('name'), 'de')).toEqual(['apple', 'Ärger', 'zebra']);
    expect(names(rows, ascending('name'), 'sv')).toEqual(['apple', 'zebra', 'Ärger']);
  });

  it('compares numbers in texts by value', () => {
    expect(names(named('Week 10', 'Week 9'), ascending('name'))).toEqual(['Week 9', 'Week 10']);
  });

  it('sorts numbers and dates by value instead of text', () => {
    const rows = [
      { name: 'later', hours: 10, due: new Date('2026-11-02') },
      { name: 'sooner', hours: 9, due: new Date('2026-02-11') },
    ];
    expect(names(rows, ascending('hours'))).toEqual(['sooner', 'later']);
    expect(names(rows, ascending('due'))).toEqual(['sooner', 'later']);
  });

  it.each([ascending('hours'), descending('hours')])(
    'puts rows without a value last and keeps the order of equal rows, %o',
    (sort) => {
      const rows = [
        { name: 'none', hours: null },
        { name: 'first', hours: 5 },
        { name: 'invalid', hours: Number.NaN },
        { name: 'second', hours: 5 },
        { name: 'missing' },
      ];
      expect(names(rows, sort)).toEqual(['first', 'second', 'none', 'invalid', 'missing']);
    },
  );

  it('does not modify the given rows', () => {
    const rows = named('b', 'a');
    query(rows, ascending('name'));
    expect(rows).toEqual(named('b', 'a'));
  });

  it('warns about a sorted column without a value', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    query(named('b', 'a'), ascending('note'));
    expect(error).toHaveBeenCalledWith(expect.stringContaining('Give the column a `value`'));
    error.mockRestore();
  });
});

describe('searching', () => {
  const rows: Task[] = [
    { name: 'Café at the harbor', hours: 12, state: 'open' },
    { name: 'Bakery', hours: 120, state: 'done' },
  ];

  it.each([
    ['cafe', ['Café at the harbor']],
    ['  HARBOR  café ', ['Café at the harbor']],
    ['bakery 120', ['Bakery']],
    ['bakery harbor', []],
    ['h', ['Café at the harbor', 'Bakery']],
  ])('finds every word of "%s" in any column', (search, found) => {
    expect(names(rows, { search })).toEqual(found);
  });

  it('looks for the labels of options, as users see them', () => {
    expect(names(rows, { search: 'in progress' })).toEqual(['Café at the harbor']);
    expect(names(rows, { search: 'done' })).toEqual([]);
  });
});

describe('filtering', () => {
  const rows: Task[] = [
    { name: 'one', state: 'open', tags: ['home', 'work'] },
    { name: 'two', state: 'done', tags: ['home'] },
    { name: 'three' },
  ];

  it('keeps the rows with one of the chosen values', () => {
    expect(names(rows, { filters: { state: ['open'] } })).toEqual(['one']);
    expect(names(rows, { filters: { state: ['open', 'done'] } })).toEqual(['one', 'two']);
    expect(names(rows, { filters: { tags: ['work'] } })).toEqual(['one']);
  });

  it('applies the filters of all columns', () => {
    expect(names(rows, { filters: { state: ['done'], tags: ['home'] } })).toEqual(['two']);
  });

  it('ignores columns without options or chosen values', () => {
    expect(names(rows, { filters: { state: [], name: ['one'], unknown: ['x'] } })).toHaveLength(3);
  });
});

describe('paging', () => {
  it('returns the rows of the page and the number of all matching rows', () => {
    expect(query(named('a1', 'b', 'a2', 'a3'), { search: 'a', page: 2, pageSize: 2 })).toEqual({
      rows: named('a3'),
      total: 3,
    });
  });

  it('returns no rows and no total until the rows load', () => {
    const { result } = renderHook(() => useDataTableRows(undefined, columns, initialDataTableState));
    expect(result.current).toEqual({ rows: undefined, total: undefined });
  });
});
