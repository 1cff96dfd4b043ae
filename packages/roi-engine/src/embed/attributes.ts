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

/** The parameter of a shared link that names its calculator, on pages with several. */
const CALCULATOR = 'calculator';

function withoutHash(url: string): string {
  return url.replace(/#.*/, '');
}

/** Returns the start of links to a result: `share-url`, with the element's id if it has one. */
export function linkBaseOf(element: Element): string | undefined {
  const shareUrl = element.getAttribute('share-url');
  if (shareUrl === null) return undefined;
  return element.id
    ? `${withoutHash(shareUrl)}#${new URLSearchParams({ [CALCULATOR]: element.id })}`
    : shareUrl;
}

/** Reads the figures from the page's URL if it is a link that the element shared. */
export function readAddress(
  element: Pick<Element, 'id' | 'getAttribute'>,
  { href, hash }: Pick<Location, 'href' | 'hash'>,
): SharedFigures {
  const shareUrl = element.getAttribute('share-url');
  const isHere = shareUrl !== null && withoutHash(new URL(shareUrl, href).href) === withoutHash(href);
  const calculator = new URLSearchParams(hash.slice(1)).get(CALCULATOR) ?? element.id;
  return fromSearchParams(isHere && calculator === element.id ? hash : '');
}

/**
 * Reads the origin of the site that e-mails reports from `email-report="https://uplift.example"`. Without an address, the
 * page sends them.
 */
export function readReportSite(element: Pick<Element, 'getAttribute'>): string | null {
  const url = URL.parse(element.getAttribute('email-report') ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}
