/** Rows move only if each has at least this many items. */
const MOVING_ROW_SIZE = 5;

/** Returns 1 row for up to 7 items, 2 for up to 14, 3 for up to 21, otherwise 4. */
export function rowCount(items: number): number {
  if (items <= 7) return 1;
  if (items <= 14) return 2;
  return items <= 21 ? 3 : 4;
}

/** Splits items into rows in order, as evenly as possible. Earlier rows take the remainder. */
export function toRows<Item>(items: readonly Item[]): Item[][] {
  const count = rowCount(items.length);
  const size = Math.floor(items.length / count);
  const longer = items.length % count;
  return Array.from({ length: count }, (_, row) => {
    const start = row * size + Math.min(row, longer);
    return items.slice(start, start + size + (row < longer ? 1 : 0));
  });
}

/** Whether the rows move. Either all move or none. */
export function rowsMove(rows: readonly (readonly unknown[])[]): boolean {
  return rows.every((row) => row.length >= MOVING_ROW_SIZE);
}
