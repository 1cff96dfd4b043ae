/** Scrolls a row of tabs, and nothing around it, to bring the selected tab into view. */
export function bringSelectedIntoView(list: HTMLElement): () => void {
  const selected = list.querySelector('[role="tab"][aria-selected="true"]');
  if (selected && list.scrollWidth > list.clientWidth) {
    const view = list.getBoundingClientRect();
    const tab = selected.getBoundingClientRect();
    list.scrollLeft += tab.left + tab.width / 2 - (view.left + view.width / 2);
  }
  return () => {};
}
