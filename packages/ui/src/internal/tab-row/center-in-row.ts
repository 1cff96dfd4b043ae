/** Scrolls a row, and nothing around it, to bring one of its items into view. */
export function centerInRow(row: HTMLElement, item: Element | null): void {
  if (!item || row.scrollWidth <= row.clientWidth) return;
  const view = row.getBoundingClientRect();
  const { left, width } = item.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - (view.left + view.width / 2);
}
