import type { Technology } from '../technology/technology.ts';

function isTechnology(value: unknown): value is Technology {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'name', 'category'].every((field) => typeof Reflect.get(value, field) === 'string')
  );
}

/**
 * Reads a list of technologies, bare or as `{ data: […] }`.
 *
 * @throws TypeError if it isn't a list of objects with an `id`, a `name` and a `category`
 */
export function readTechnologies(value: unknown): readonly Technology[] {
  const list: unknown = typeof value === 'object' && value !== null && 'data' in value ? value.data : value;
  if (Array.isArray(list) && list.every(isTechnology)) return list;
  throw new TypeError('Technologies need an id, a name and a category, in a JSON array.');
}

/** Loads technologies from a URL. Their own URLs may be relative to it. */
async function loadTechnologies(src: URL, signal: AbortSignal): Promise<readonly Technology[]> {
  const response = await fetch(src, { signal });
  if (!response.ok) throw new Error(`${src.href} answers ${response.status}.`);
  const absolute = (url: string) => new URL(url, src).href;
  return readTechnologies(await response.json()).map((technology) => ({
    ...technology,
    iconPath: technology.iconPath && absolute(technology.iconPath),
    url: technology.url && absolute(technology.url),
    stories: technology.stories?.map(({ title, href }) => ({ title, href: absolute(href) })),
  }));
}

/**
 * Reads the technologies from the attribute `technologies`, or loads them from the URL in `src`. Undefined
 * without either.
 */
export async function readAttributes(
  element: Element,
  signal: AbortSignal,
): Promise<readonly Technology[] | undefined> {
  const json = element.getAttribute('technologies');
  if (json !== null) return readTechnologies(JSON.parse(json));
  const src = element.getAttribute('src');
  return src === null ? undefined : loadTechnologies(new URL(src, document.baseURI), signal);
}
