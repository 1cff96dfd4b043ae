import createCache, { type EmotionCache } from '@emotion/cache';
import { type Options, StyleSheet } from '@emotion/sheet';

/** The length that replaces `rem`, because the page decides the font size of the root. */
export const REM = '--up-rem';

/** Registers the length, so that descendants inherit what it is on the element. */
export function registerRem(): void {
  try {
    CSS.registerProperty({ name: REM, syntax: '<length>', inherits: true, initialValue: '16px' });
  } catch {
    // Another copy of the script has registered it.
  }
}

/** Conditions of queries, which can't have variables, and lengths in `rem`. */
const conditionOrRem = /@(?:container|media)[^{]*|(?<![\w-])(-?[\d.]+)rem\b/g;

/** Makes a rule independent of the root's font size. */
function withoutRootSize(rule: string): string {
  return rule.replace(conditionOrRem, (match: string, count?: string) =>
    count ? `calc(${count} * var(${REM}))` : match.replace(/(?<=\d)rem\b/g, 'em'),
  );
}

/** Adopts its rules, because a strict Content-Security-Policy blocks style elements, even empty ones. */
class AdoptedStyleSheet extends StyleSheet {
  readonly #root: ShadowRoot;
  readonly #sheet = new CSSStyleSheet();

  constructor(root: ShadowRoot, options: Options) {
    super(options);
    this.#root = root;
    // The first sheet stays last: it has the components, which may override what `Global` sets.
    root.adoptedStyleSheets.splice(-1, 0, this.#sheet);
  }

  override insert(rule: string): void {
    try {
      this.#sheet.insertRule(withoutRootSize(rule), this.#sheet.cssRules.length);
    } catch {
      // A vendor's rule that this browser doesn't know.
    }
  }

  override flush(): void {
    this.#root.adoptedStyleSheets = this.#root.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }
}

/** Creates a cache whose styles are adopted by a shadow root. */
export function createAdoptedCache(key: string, root: ShadowRoot): EmotionCache {
  const cache = createCache({ key, container: root });
  // Emotion creates the sheets of `Global` with the same constructor.
  class SheetOfRoot extends AdoptedStyleSheet {
    constructor(options: Options) {
      super(root, options);
    }
  }
  cache.sheet = new SheetOfRoot({ key, container: root });
  return cache;
}
