import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's key, the prefix of class names on server and client. */
const STYLE_KEY = 'u';

const NAMES = new RegExp(`(?:\\.${STYLE_KEY}-|@keyframes )([\\w-]+)`, 'g');

/** ID of the style element in a page's HTML. */
export const PAGE_STYLES_ID = 'page-styles';

/**
 * No vendor prefixes, which are a fifth of the styles: style files have the few that supported browsers need.
 * One array for all caches: on the server, Emotion keeps what it compiled for as long as the array lives.
 */
const NO_PREFIXES: never[] = [];

/** The rules of a page, by name. */
export type KnownStyles = Pick<EmotionCache, 'inserted' | 'registered'>;

/** Creates Emotion's cache for the styles of one page, or of a visit in the browser. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: STYLE_KEY, stylisPlugins: NO_PREFIXES });
}

/** Returns the style sheet of a page from a cache that only this page was rendered with. */
export function rulesIn({ inserted, registered }: KnownStyles): string {
  let ofAll = '';
  let ofClasses = '';
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (`${STYLE_KEY}-${name}` in registered) ofClasses += css;
    else ofAll += css;
  }
  // Global rules and animations come first, so that classes override them.
  return ofAll + ofClasses;
}

/**
 * Returns Emotion's names for the rules of a style sheet that it wrote.
 *
 * @returns class names, without the key, and animation names
 */
export function namesOfRules(styles: string): string[] {
  return [...styles.matchAll(NAMES)].map(([, name = '']) => name);
}

/**
 * Creates the browser's cache, which knows the rules in the page's HTML. Emotion would find them if their
 * element were marked as its own, but it would also move the element, which makes the browser lay out the
 * whole page again.
 */
export function adoptPageStyles(document: Document): EmotionCache {
  const cache = createStyleCache();
  const styles = document.getElementById(PAGE_STYLES_ID)?.textContent ?? '';
  for (const name of namesOfRules(styles)) cache.inserted[name] = true;
  return cache;
}
