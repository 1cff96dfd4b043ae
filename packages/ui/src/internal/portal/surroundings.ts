import { readTextDirection, type TextDirection } from '../direction/read-text-direction.ts';

/** Attributes that an element inherits from the part of the page that it is in. */
export interface Surroundings {
  'data-brand'?: string;
  'data-theme'?: string;
  'data-contrast'?: string;
  dir?: TextDirection;
  lang?: string;
}

/** Like `Element.closest`, also through shadow roots. */
function closest(element: Element, selector: string): Element | null {
  const found = element.closest(selector);
  if (found) return found;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? closest(root.host, selector) : null;
}

/**
 * Returns the theme, direction and language of the part of the page around an element. What the whole page
 * has is left out, because a portalled element inherits it and follows its changes.
 */
export function readSurroundings(element: Element): Surroundings {
  const page = element.ownerDocument.documentElement;

  function read(attribute: string): string | null {
    const part = closest(element, `[${attribute}]`);
    return part === page ? null : (part?.getAttribute(attribute) ?? null);
  }

  const brand = read('data-brand');
  const theme = read('data-theme');
  const contrast = read('data-contrast');
  const lang = read('lang');
  return {
    ...(brand !== null && { 'data-brand': brand }),
    ...(theme !== null && { 'data-theme': theme }),
    ...(contrast !== null && { 'data-contrast': contrast }),
    ...(read('dir') !== null && { dir: readTextDirection(element) }),
    ...(lang !== null && { lang }),
  };
}
