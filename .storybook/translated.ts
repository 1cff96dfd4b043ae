import { afterEach, beforeEach, expect, vi } from 'vitest';

/*
 * Plays each story on a page that a browser is translating. A translation detaches the text nodes that React
 * holds: React fails when it removes one or inserts an element before one, and its new text isn't shown. A
 * copy of the text does the same as the `<font>` of a real translation, and queries and layouts stay as they
 * are.
 */

const copies = new WeakSet<Node>();

function replaceTexts(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  // A root that is a text node itself is the walker's first node.
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Text && !copies.has(node) && !node.parentElement?.closest('style, svg, textarea')) {
      texts.push(node);
    }
  }
  for (const text of texts) {
    const copy = document.createTextNode(text.data);
    copies.add(copy);
    text.replaceWith(copy);
  }
}

const translation = new MutationObserver((records) => {
  for (const { addedNodes } of records) addedNodes.forEach(replaceTexts);
});

const changes = [vi.spyOn(Node.prototype, 'insertBefore'), vi.spyOn(Node.prototype, 'removeChild')];

/** Errors of React, also those that an error boundary caught. */
function failures(): unknown[] {
  return changes.flatMap(({ mock }) =>
    mock.results.filter(({ type }) => type === 'throw').map(({ value }) => value),
  );
}

beforeEach(async ({ annotate, onTestFinished }) => {
  // Also when another `afterEach` fails. The page outlives the file, and the observers of two files would
  // replace each other's copies forever.
  onTestFinished(() => translation.disconnect());
  for (const change of changes) change.mockClear();
  translation.observe(document.body, { childList: true, subtree: true });
  await annotate(
    'The page was translated. If the story passes with `pnpm test:stories`, give the text that changes an element of its own.',
  );
});

afterEach(() => {
  expect(failures()).toEqual([]);
});
