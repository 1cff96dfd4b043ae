export type TextDirection = 'ltr' | 'rtl';

/** Returns the writing direction of an element. */
export function readTextDirection(element: Element): TextDirection {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}
