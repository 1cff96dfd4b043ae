import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type SourceRow, type SourceTable, type SourceValue, unreadable } from './file-columns.ts';

/** Returns a function that finds the line of an offset in the text. */
function lineFinder(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

function parse(text: string): { root: Node | undefined; errors: ParseError[] } {
  const errors: ParseError[] = [];
  try {
    const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    return { root, errors };
  } catch (error) {
    // Lists that are nested too deeply.
    if (error instanceof RangeError) return { root: undefined, errors };
    throw error;
  }
}

/** The list at the root or under `data`. */
function listIn(root: Node | undefined): readonly Node[] | undefined {
  if (root?.type === 'array') return root.children;
  const property = root?.children?.find(({ children }) => children?.[0]?.value === 'data');
  const list = root?.type === 'object' ? property?.children?.[1] : undefined;
  return list?.type === 'array' ? list.children : undefined;
}

/** Reads a list of objects, or an object with such a list under `data`. */
export function readJsonTable(text: string): SourceTable {
  const lineOf = lineFinder(text);
  const { root, errors } = parse(text);
  const [first] = errors;
  if (first) return unreadable(lineOf(first.offset), 'This isn’t valid JSON.');
  const list = listIn(root);
  if (!list) return unreadable(1, 'The file has no list of technologies.');

  const others = list.filter(({ type }) => type !== 'object');
  const rows: SourceRow[] = list.map((node) => ({
    line: lineOf(node.offset),
    values: (node.children ?? []).flatMap(({ offset, children: [key, value] = [] }): SourceValue[] =>
      key && value ? [{ line: lineOf(offset), column: String(key.value), value: getNodeValue(value) }] : [],
    ),
  }));
  const message = 'Each technology must be an object.';
  return { rows, errors: others.map(({ offset }) => ({ line: lineOf(offset), column: null, message })) };
}
