/**
 * Keeps a panel open if the press outside was on a toast, or if Escape was meant for one. Toasts are above
 * all panels and have their own buttons.
 */
export function toastsAreInside(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault();
}
