/**
 * Keeps a panel open when the press outside was on a toast, which lies above all panels and has buttons of its own, or
 * when Escape was meant for one.
 */
export function toastsAreInside(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault();
}
