import createCache, { type EmotionCache } from '@emotion/cache';

/** The key under which Emotion names the site's classes, on both sides. */
export const STYLE_KEY = 'u';

const NAMES = new RegExp(`(?:\\.${STYLE_KEY}-|@keyframes )([\\w-]+)`, 'g');

/** The id of the style element that comes with a page. */
export const PAGE_STYLES_ID = 'page-styles';

/** The rules of a page, by name. */
export type KnownStyles = Pick<EmotionCache, 'inserted' | 'registered'>;

export interface PageRules {
  rules: string;
  /** As the content policy of the page names it. */
  hash: string;
}

/** Where Emotion keeps the styles of one page, or of a visit. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: STYLE_KEY });
}

/** The style sheet of a page, from what nothing but this page was rendered with. */
export function rulesIn({ inserted, registered }: KnownStyles): string {
  let ofAll = '';
  let ofClasses = '';
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (`${STYLE_KEY}-${name}` in registered) ofClasses += css;
    else ofAll += css;
  }
  // Rules of the document and animations come first, so that a class wins over them.
  return ofAll + ofClasses;
}

/**
 * What Emotion calls the rules of a style sheet that it wrote.
 *
 * @returns names of classes, without the key, and of animations
 */
export function namesOfRules(styles: string): string[] {
  return [...styles.matchAll(NAMES)].map(([, name = '']) => name);
}

/**
 * The cache of a visit, to which the rules that came with the page are known. Emotion would find them by itself if
 * their element were marked as its own, but it would also move it, and the browser lay out the whole page again.
 */
export function adoptPageStyles(document: Document): EmotionCache {
  const cache = createStyleCache();
  const styles = document.getElementById(PAGE_STYLES_ID)?.textContent ?? '';
  for (const name of namesOfRules(styles)) cache.inserted[name] = true;
  // A browser that is given a further rule calculates anew the style of whatever the rules beside it are for: of the
  // whole page, were they all in one element. Emotion begins another where it has counted to none.
  const rulesPerElement = 50;
  const insert = cache.sheet.insert.bind(cache.sheet);
  cache.sheet.insert = (rule) => {
    cache.sheet.ctr %= rulesPerElement;
    insert(rule);
  };
  return cache;
}
