import type { ShownTechnology } from '../technology/technology.ts';

/** Lowercases and removes accents, so that "notion" finds "Nótion". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Returns the technologies whose name, category or description has each word of the search. */
export function searchTechnologies(
  technologies: readonly ShownTechnology[],
  search: string,
): readonly ShownTechnology[] {
  const words = plain(search).split(/\s+/);
  return technologies.filter(({ name, category, description }) => {
    const text = plain(`${name} ${category} ${description ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
