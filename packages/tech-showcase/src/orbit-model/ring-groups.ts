import { categoriesOf, type ShownTechnology } from '../technology/technology.ts';

/** What a business uses a technology for. Each purpose has its own ring. */
export const purposes = ['winWork', 'doWork', 'getPaid', 'connect', 'ownStack'] as const;

export type Purpose = (typeof purposes)[number];

const categories: Record<Exclude<Purpose, 'doWork'>, readonly string[]> = {
  winWork: ['crm', 'sales', 'marketing', 'commerce', 'e-commerce', 'scheduling', 'customer support'],
  getPaid: ['finance', 'accounting', 'payments', 'invoicing', 'billing', 'payroll'],
  connect: ['automation', 'integration', 'integrations'],
  ownStack: [
    'frontend',
    'backend',
    'database',
    'devops',
    'cloud',
    'language',
    'infrastructure',
    'monitoring',
    'testing',
  ],
};

/** Purpose of a category. Categories of day-to-day work have many names, so unknown ones count as such. */
export function purposeOf(category: string): Purpose {
  const name = category.trim().toLowerCase();
  return purposes.find((purpose) => purpose !== 'doWork' && categories[purpose].includes(name)) ?? 'doWork';
}

/** The technologies of one ring. */
export interface RingGroup {
  /** Undefined if the ring stands for its categories. */
  purpose?: Purpose;
  categories: readonly string[];
  /** Indices of the technologies. */
  members: readonly number[];
}

const business: readonly Purpose[] = ['winWork', 'doWork', 'getPaid'];

function purposeGroups(technologies: readonly ShownTechnology[]): RingGroup[] {
  return purposes.flatMap((purpose) => {
    const members = [...technologies.keys()].filter(
      (index) => purposeOf(technologies[index]?.category ?? '') === purpose,
    );
    const own = categoriesOf(members.flatMap((index) => technologies[index] ?? []));
    return members.length > 0 ? [{ purpose, categories: own, members }] : [];
  });
}

/** Inner rings are short, so they take the smaller groups. The own stack stays outside. */
function byRoom(first: RingGroup, second: RingGroup): number {
  const isOwn = ({ purpose }: RingGroup) => Number(purpose === 'ownStack');
  return isOwn(first) - isOwn(second) || first.members.length - second.members.length;
}

/**
 * Returns one group for each purpose, from the inside out, or undefined if the technologies serve fewer than two
 * purposes of a business, such as a list of developer tools.
 */
export function groupByPurpose(technologies: readonly ShownTechnology[]): RingGroup[] | undefined {
  const groups = purposeGroups(technologies);
  const served = groups.filter(({ purpose }) => purpose && business.includes(purpose));
  return served.length > 1 ? groups.sort(byRoom) : undefined;
}

/** Distributes technologies, category by category, over rings in proportion to their circumference. */
export function spreadByCategory(
  technologies: readonly ShownTechnology[],
  radii: readonly number[],
): RingGroup[] {
  const sorted = categoriesOf(technologies).flatMap((category) =>
    [...technologies.keys()].filter((index) => technologies[index]?.category === category),
  );
  const whole = radii.reduce((sum, radius) => sum + radius, 0);
  let before = 0;
  let reached = 0;
  const shares = radii.map((radius) => {
    before += radius;
    const start = reached;
    reached = Math.round((sorted.length * before) / whole);
    return sorted.slice(start, reached);
  });
  return shares.map((members) => ({
    members,
    // A category that continues on the next ring names only the ring with more of it.
    categories: categoriesOf(members.flatMap((index) => technologies[index] ?? [])).filter((category) => {
      const of = (share: readonly number[]) =>
        share.filter((index) => technologies[index]?.category === category).length;
      return shares.every((other) => of(other) <= of(members));
    }),
  }));
}

/** Technologies of a narrow atom. */
const NARROW_COUNT = 12;

/** Returns the technologies that a narrow atom shows: those of the business if there are enough. */
export function narrowSelection(technologies: readonly ShownTechnology[]): ShownTechnology[] {
  const own = technologies.filter(({ category }) => business.includes(purposeOf(category)));
  return (groupByPurpose(technologies) && own.length > 5 ? own : technologies).slice(0, NARROW_COUNT);
}
