/**
 * The roles that tables have anyway, said aloud: as a list on phones the elements are no longer displayed as a table, and
 * browsers differ in what they then make of them.
 */
export const as = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
