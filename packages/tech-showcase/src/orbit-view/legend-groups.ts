import { categoriesOf, type ShownTechnology } from '../technology/technology.ts';

/** A technology with its index in the atom. */
export interface LegendEntry {
  technology: ShownTechnology;
  index: number;
}

export interface LegendGroup {
  category: string;
  entries: LegendEntry[];
}

/** Groups the technologies by category, each with its index in the given list. */
export function groupByCategory(technologies: readonly ShownTechnology[]): LegendGroup[] {
  const entries = technologies.map((technology, index) => ({ technology, index }));
  return categoriesOf(technologies).map((category) => ({
    category,
    entries: entries.filter(({ technology }) => technology.category === category),
  }));
}

/** Height of a group in lines. Its heading counts as two entries. */
function lines({ entries }: LegendGroup): number {
  return entries.length + 2;
}

/** Splits groups, in order, into two columns of similar height. */
export function toColumns(groups: readonly LegendGroup[]): [start: LegendGroup[], end: LegendGroup[]] {
  const half = groups.reduce((sum, group) => sum + lines(group), 0) / 2;
  let before = 0;
  let split = 0;
  for (const group of groups) {
    // A group goes to the column that holds more of it.
    if (before + lines(group) / 2 > half) break;
    before += lines(group);
    split += 1;
  }
  split = Math.max(split, 1);
  return [groups.slice(0, split), groups.slice(split)];
}
