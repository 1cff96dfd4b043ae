/**
 * The native roles of table elements, set explicitly. On phones, the list layout removes the table display,
 * and browsers then differ in the roles they expose.
 */
export const as = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
