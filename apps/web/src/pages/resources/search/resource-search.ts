import { type ResourceKind, type ResourceSummary, resourceKinds } from '../../../content/resources.ts';

/** A search, as encoded in the URL. */
export interface ResourceQuery {
  kind: ResourceKind | null;
  /** Words, separated by spaces. All of them must occur. */
  words: string;
}

/** The value of the `kind` search parameter. */
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

/** The search parameters of a query. Keeps other parameters. */
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

/** Normalizes case, accents and apostrophes for comparison. */
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
 * Returns the resources that match a query.
 *
 * @param htmlOf returns the text of a resource as HTML, empty until it has loaded
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
