const wish = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;

/** Rewrites a media query as if reduced motion were preferred: affected parts become always or never true. */
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

/** Watches for styles added later: single rules in production, elements in development. */
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
 * Emulates reduced motion, or restores the system's preference. A page can't change the preference, so this
 * rewrites its media queries in styles and scripts.
 */
export function setReducedMotion(wanted: boolean): void {
  if (wanted === reduced) return;
  reduced = wanted;
  if (!patched) watchStyles();
  patched = true;
  rewriteAll();
}
