import type { HeadingLevel } from '@uplift/ui/heading';
import { ASSUMPTION_FIELDS, INPUT_FIELDS } from '../constants.ts';
import { fromSearchParams, type SharedFigures } from '../search-params.ts';

/** Converts `hoursPerWeek` to `hours-per-week`. */
function attributeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const figures = [...INPUT_FIELDS, ...ASSUMPTION_FIELDS].map((name) => [name, attributeOf(name)] as const);

/** Attributes that reset the calculator when they change. */
export const figureAttributes: readonly string[] = figures.map(([, attribute]) => attribute);

const headingLevels: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];

/** Reads the figures from an element's attributes, with the same tolerance as `fromSearchParams`. */
export function readFigures(element: Element): SharedFigures {
  const params = new URLSearchParams();
  for (const [name, attribute] of figures) {
    const text = element.getAttribute(attribute);
    if (text !== null) params.set(name, text);
  }
  return fromSearchParams(params);
}

/** Reads the heading level. Defaults to 3. */
export function readHeadingLevel(element: Element): HeadingLevel {
  const text = element.getAttribute('heading-level');
  return headingLevels.find((level) => String(level) === text) ?? 3;
}

/** Reads the figures from the page's URL if `shareUrl` points to it, so the element reads its own links. */
export function readAddress(shareUrl: string | null, { href, hash }: Location): SharedFigures {
  const isHere =
    shareUrl !== null && new URL(shareUrl, href).href.replace(/#.*/, '') === href.replace(/#.*/, '');
  return fromSearchParams(isHere ? hash : '');
}
