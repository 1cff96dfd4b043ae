import '@uplift/ui/locale';
import type { Purpose } from './orbit-model/ring-groups.ts';

/** The texts of the showcase and its views. */
export interface TechShowcaseMessages {
  /** The accessible name of the switch between the views. */
  view: string;
  orbit: string;
  modern: string;
  loadingOrbit: string;
  loadingModern: string;
  failed: string;
  retry: string;
  /** Shown in the orbit if there are no technologies. */
  emptyOrbit: string;
  /** Shown in the orbit if no technology is active. */
  noneActive: string;
  emptyModern: string;
  /** The accessible name of the filter by category. */
  category: string;
  all: string;
  /** The accessible name and placeholder of the search field. */
  search: string;
  /** Announced while searching. */
  found: (technologies: number) => string;
  noMatch: (search: string) => string;
  clearSearch: string;
  /** The button that shows the success stories of a technology. */
  stories: (stories: number) => string;
  pause: string;
  play: string;
  /** The accessible name of a row of cards, or of the list below the orbit. */
  technologies: string;
  row: (row: number, rows: number) => string;
  /** The names of the rings in the atom, by what a business uses the technologies for. */
  rings: Record<Purpose, string>;
  /** The title of two technologies that the atom connects. */
  flow: (from: string, to: string) => string;
  /** The number of success stories that use a technology. */
  usedIn: (stories: number) => string;
  /** The button on phones, where the atom shows a selection. */
  seeAll: (technologies: number) => string;
  /** The accessible name of the control that rotates the atom. */
  rotation: string;
  hint: string;
}

declare module '@uplift/ui/locale' {
  interface Messages {
    techShowcase: TechShowcaseMessages;
  }
}

export const techShowcaseMessages: TechShowcaseMessages = {
  view: 'View',
  orbit: 'Orbit',
  modern: 'Modern',
  loadingOrbit: 'Loading tech stack...',
  loadingModern: 'Loading Technology Ecosystem...',
  failed: 'Failed to load tech stack',
  retry: 'Try again',
  emptyOrbit: 'No tech assets available yet',
  noneActive: 'No tech assets available',
  emptyModern: 'No technologies available yet',
  category: 'Category',
  all: 'All',
  search: 'Search technologies',
  found: (technologies) => (technologies === 1 ? '1 technology' : `${technologies} technologies`),
  noMatch: (search) => `No technologies match “${search}”`,
  clearSearch: 'Clear search',
  stories: (stories) => (stories === 1 ? '1 story' : `${stories} stories`),
  pause: 'Pause animation',
  play: 'Play animation',
  technologies: 'Technologies',
  row: (row, rows) => `Technologies, row ${row} of ${rows}`,
  rings: {
    winWork: 'Win work',
    doWork: 'Do it',
    getPaid: 'Get paid',
    connect: 'How we connect it',
    ownStack: 'Our own stack',
  },
  flow: (from, to) => `${from} to ${to}`,
  usedIn: (stories) => `Used in ${stories} success ${stories === 1 ? 'story' : 'stories'}`,
  seeAll: (technologies) => `See all ${technologies}`,
  rotation: 'Rotation of the atom',
  hint: 'Drag to rotate. Select a technology to open its site.',
};
