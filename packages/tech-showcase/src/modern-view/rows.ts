/** Rows move only when each holds at least this many items. */
const MOVING_ROW_SIZE = 5;

/** 1 row up to 7 items, 2 up to 14, 3 up to 21, otherwise 4. */
export function rowCount(items: number): number {
  if (items <= 7) return 1;
  if (items <= 14) return 2;
  return items <= 21 ? 3 : 4;
}

/** Divides items over their rows in order, as evenly as possible; earlier rows take the remainder. */
export function toRows<Item>(items: readonly Item[]): Item[][] {
  const count = rowCount(items.length);
  const size = Math.floor(items.length / count);
  const longer = items.length % count;
  return Array.from({ length: count }, (_, row) => {
    const start = row * size + Math.min(row, longer);
    return items.slice(start, start + size + (row < longer ? 1 : 0));
  });
}

/** Whether the rows move. They do so together or not at all. */
export function rowsMove(rows: readonly (readonly unknown[])[]): boolean {
  return rows.every((row) => row.length >= MOVING_ROW_SIZE);
}
