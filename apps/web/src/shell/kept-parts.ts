import type { EmotionCache } from '@emotion/cache';
import type { KnownStyles, PageRules } from './page-styles.ts';

/** Cached HTML of the parts of a page that never change, by name. */
export type KeptParts = ReadonlyMap<string, string>;

/** Cached parts of a rendered page, for the next request of its path. */
export interface KeptPage {
  parts: KeptParts;
  /** Preload links for images in these parts, which React hoists into the head. */
  preloads: string;
  styles: KnownStyles;
  sheet: PageRules;
}

/**
 * Starts a page with its cached rules. Uses inheritance, because copying their names takes a tenth of the
 * time to render a page.
 */
export function inheritStyles(cache: EmotionCache, { inserted, registered }: KnownStyles): void {
  cache.inserted = Object.create(inserted);
  cache.registered = Object.create(registered);
}

/** Attribute that names a part in React's server markup only. The browser never sees it. */
const MARK = 'data-kept-part';

const marks = new RegExp(` ${MARK}="([\\w-]+)"`, 'g');

/** Returns the content of the `div` whose opening tag ends next. React escapes all other tag-like text. */
function contentOf(markup: string, withinTag: number): string {
  const start = markup.indexOf('>', withinTag) + 1;
  let depth = 1;
  for (const tag of markup.slice(start).matchAll(/<(\/?)div\b/g)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return markup.slice(start, start + tag.index);
  }
  throw new Error('The markup of a page ends within one of its parts.');
}

interface KeptPartProps {
  dangerouslySetInnerHTML?: { __html: string };
  [MARK]?: string;
}

/** Returns props for the `div` around a part: its cached HTML, or the mark to find it by after rendering. */
export function keptPartProps(parts: KeptParts | undefined, name: string): KeptPartProps {
  const html = parts?.get(name);
  return html === undefined ? { [MARK]: name } : { dangerouslySetInnerHTML: { __html: html } };
}

/**
 * Extracts the marked parts of a page.
 *
 * @param head elements that React hoisted into the page's head
 */
export function keepParts(
  head: string,
  markup: string,
  { inserted, registered }: KnownStyles,
  sheet: PageRules,
): KeptPage {
  const parts = new Map(
    [...markup.matchAll(marks)].map(({ 1: name = '', index }) => [name, contentOf(markup, index)]),
  );
  const all = [...parts.values()].join('');
  const preloads = [...head.matchAll(/<link rel="preload" as="image" href=("[^"]*")[^>]*>/g)]
    .filter(([, address = '']) => all.includes(` src=${address}`))
    .map(([link]) => link);
  return { parts, preloads: preloads.join(''), styles: { inserted, registered }, sheet };
}

/** Removes the marks, so that the markup matches the browser's. */
export function withoutMarks(markup: string): string {
  return markup.replaceAll(marks, '');
}
