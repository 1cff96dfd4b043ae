import type { KeyboardEvent } from 'react';

/*
 * Radix reads `document.activeElement`, which is only the host of a shadow root or an iframe while an element
 * inside has focus. There, these handlers move focus instead. Elsewhere, they do nothing.
 */

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/** Returns the elements that Tab reaches, in document order. */
function readTabStops(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Focuses the first control of a panel that opened, for its `onOpenAutoFocus`. */
export function focusFirstStop(event: Event): void {
  const panel = event.currentTarget as HTMLElement;
  if (event.defaultPrevented || panel.getRootNode() === document) return;
  event.preventDefault();
  const [first = panel] = readTabStops(panel);
  first.focus();
}

/** Keeps Tab inside a panel, for its `onKeyDown`. */
export function wrapTab(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: panel, key, shiftKey } = event;
  if (event.defaultPrevented || key !== 'Tab' || panel.getRootNode() === document) return;
  const stops = readTabStops(panel);
  const edge = shiftKey ? stops[0] : stops.at(-1);
  if (edge && event.nativeEvent.composedPath()[0] !== edge) return;
  event.preventDefault();
  const next = shiftKey ? stops.at(-1) : stops[0];
  next?.focus();
}
