/** Height of the bar at the bottom of the window, on the root element. Toasts stay above it. */
export const BOTTOM_BAR_HEIGHT = '--bottom-bar-height';

/** Ref of a bar at the bottom of the window whose height varies, because its actions wrap. */
export function bottomBar(bar: HTMLDivElement): () => void {
  const { style } = bar.ownerDocument.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(BOTTOM_BAR_HEIGHT, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(BOTTOM_BAR_HEIGHT);
  };
}
