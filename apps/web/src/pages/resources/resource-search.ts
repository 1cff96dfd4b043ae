import { type ResourceKind, type ResourceSummary, resourceKinds } from '../../content/resources.ts';

/** What a visitor looks for, as the address says it. */
export interface ResourceQuery {
  kind: ResourceKind | null;
  /** Words that must all occur. */
  words: string;
}

/** How a kind is written in the address. */
export function kindParameter(kind: ResourceKind | null): string {
  return kind?.toLowerCase() ?? '';
}

export function readQuery(parameters: URLSearchParams): ResourceQuery {
  const named = parameters.get('kind');
  return {
    kind: resourceKinds.find((kind) => kindParameter(kind) === named) ?? null,
    words: parameters.get('q') ?? '',
  };
}

/** The search parameters for a query; whatever else the address holds stays. */
export function writeQuery({ kind, words }: ResourceQuery, parameters: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const [name, value] of [
    ['kind', kindParameter(kind)],
    ['q', words.trim()],
  ] as const) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** Letters and digits alone decide: not case, accents, or which apostrophe. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
}

function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? entity);
}

/**
 * Of the resources those that a query asks for.
 *
 * @param htmlOf the text of a resource as HTML, empty while it is not there
 */
export function findResources(
  resources: readonly ResourceSummary[],
  { kind, words }: ResourceQuery,
  htmlOf: (resource: ResourceSummary) => string,
): readonly ResourceSummary[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return resources.filter((resource) => {
    if (kind && resource.kind !== kind) return false;
    if (wanted.length === 0) return true;
    const text = folded(
      `${resource.kind} ${resource.title} ${resource.summary} ${wordsOf(htmlOf(resource))}`,
    );
    return wanted.every((word) => text.includes(word));
  });
}
