/** Marks elements hidden in print, and the ancestors of the printed element. */
const LEFT_OUT = 'data-print-left-out';
const WAY = 'data-print-way';

const rules = `@page { margin: 14mm; }
@media print {
  html { font-size: 100% !important; }
  [${LEFT_OUT}] { display: none !important; }
  [${WAY}] {
    display: block !important; position: static !important; float: none !important; transform: none !important;
    inline-size: auto !important; block-size: auto !important; min-block-size: 0 !important;
    max-inline-size: none !important; max-block-size: none !important; margin: 0 !important; padding: 0 !important;
    border: 0 !important; background: none !important; box-shadow: none !important; overflow: visible !important;
    contain: none !important; container-type: normal !important; filter: none !important; opacity: 1 !important;
  }
}`;

/** Marks the siblings and ancestors of an element up to the document. Returns the roots on the path. */
function markSurroundings(element: Element, marked: Map<Element, string>): (Document | ShadowRoot)[] {
  const roots: (Document | ShadowRoot)[] = [];
  for (let inner: Element = element; ; ) {
    const outer = inner.parentNode;
    for (const sibling of outer?.children ?? []) {
      if (sibling !== inner && sibling.localName !== 'head') marked.set(sibling, LEFT_OUT);
    }
    if (outer instanceof Element) {
      marked.set(outer, WAY);
      inner = outer;
    } else if (outer instanceof ShadowRoot) {
      roots.push(outer);
      marked.set(outer.host, WAY);
      inner = outer.host;
    } else {
      if (outer instanceof Document) roots.push(outer);
      return roots;
    }
  }
}

/**
 * Prints one element without the rest of the page, also inside a shadow root. Restores the page when the
 * print dialog closes.
 */
export function printAlone(element: Element): void {
  const marked = new Map<Element, string>();
  const roots = markSurroundings(element, marked);
  // Not a style element: a strict Content-Security-Policy would block it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  for (const [one, mark] of marked) one.setAttribute(mark, '');

  function restore(): void {
    for (const [one, mark] of marked) one.removeAttribute(mark);
    for (const root of roots) {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    }
  }
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
