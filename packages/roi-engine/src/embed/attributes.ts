import type { HeadingLevel } from '@uplift/ui/heading';
import { ASSUMPTION_FIELDS, INPUT_FIELDS } from '../constants.ts';
import { fromSearchParams, type SharedFigures } from '../search-params.ts';

/** `hoursPerWeek` is `hours-per-week` in HTML. */
function attributeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const figures = [...INPUT_FIELDS, ...ASSUMPTION_FIELDS].map((name) => [name, attributeOf(name)] as const);

/** The attributes whose change starts the calculator anew. */
export const figureAttributes: readonly string[] = figures.map(([, attribute]) => attribute);

const headingLevels: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];

/** The figures that an element's attributes give; as tolerant as an address. */
export function readFigures(element: Element): SharedFigures {
  const params = new URLSearchParams();
  for (const [name, attribute] of figures) {
    const text = element.getAttribute(attribute);
    if (text !== null) params.set(name, text);
  }
  return fromSearchParams(params);
}

/** The level of the headings; the third where the attribute names none. */
export function readHeadingLevel(element: Element): HeadingLevel {
  const text = element.getAttribute('heading-level');
  return headingLevels.find((level) => String(level) === text) ?? 3;
}

/**
 * The figures in the address of the page, if links lead back to this very page: the element then reads what its links
 * write.
 */
export function readAddress(shareUrl: string | null, { href, hash }: Location): SharedFigures {
  const isHere =
    shareUrl !== null && new URL(shareUrl, href).href.replace(/#.*/, '') === href.replace(/#.*/, '');
  return fromSearchParams(isHere ? hash : '');
}
