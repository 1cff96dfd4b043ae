const wish = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;

/** A query as it would turn out for somebody who asked for less motion: parts that are always or never true. */
function withWish(query: string): string {
  return query.replace(wish, (_, value?: string) =>
    value === 'no-preference' ? '(max-width: 0px)' : '(min-width: 0px)',
  );
}

const originals = new WeakMap<MediaList, string>();
let reduced = false;
let patched = false;

function rewrite(rule: CSSRule): void {
  if (rule instanceof CSSMediaRule) {
    const original = originals.get(rule.media) ?? rule.media.mediaText;
    const wanted = reduced ? withWish(original) : original;
    if (wanted !== rule.media.mediaText) {
      originals.set(rule.media, original);
      rule.media.mediaText = wanted;
    }
  }
  if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) [...rule.cssRules].forEach(rewrite);
}

function rewriteAll(): void {
  for (const sheet of document.styleSheets) [...sheet.cssRules].forEach(rewrite);
}

/** Styles that come later: in production rule by rule, while developing as elements. */
function watchStyles(): void {
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, reduced ? withWish(query) : query);
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function insertRewritten(text, index) {
    const position = insertRule.call(this, text, index);
    const rule = this.cssRules[position];
    if (rule) rewrite(rule);
    return position;
  };
  new MutationObserver(rewriteAll).observe(document.head, { childList: true, subtree: true });
}

/**
 * Shows the page as for somebody who asked for less motion, or again as the operating system wants it. A page cannot
 * change that preference, so its media queries are answered otherwise, in styles and in scripts.
 */
export function setReducedMotion(wanted: boolean): void {
  if (wanted === reduced) return;
  reduced = wanted;
  if (!patched) watchStyles();
  patched = true;
  rewriteAll();
}
