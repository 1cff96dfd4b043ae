export type TextDirection = 'ltr' | 'rtl';

/** The writing direction that an element stands in. */
export function readTextDirection(element: Element): TextDirection {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}
