import { isComposing } from '../../composition/index.ts';
import { toastsAreInside } from './toasts-are-inside.ts';

/** Keeps a panel open if Escape was meant for a toast, or cancels a composition of an input method editor. */
export function staysOnEscape(event: KeyboardEvent): void {
  if (isComposing(event)) event.preventDefault();
  else toastsAreInside(event);
}
