import type { TechShowcaseMessages } from '../tech-showcase.messages.ts';

const techShowcase: TechShowcaseMessages = {
  view: 'Ansicht',
  orbit: 'Umlaufbahn',
  modern: 'Kacheln',
  loadingOrbit: 'Technologien werden geladen …',
  loadingModern: 'Technologien werden geladen …',
  failed: 'Die Technologien konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  emptyOrbit: 'Noch keine Technologien verfügbar',
  noneActive: 'Keine Technologien verfügbar',
  emptyModern: 'Noch keine Technologien verfügbar',
  category: 'Kategorie',
  all: 'Alle',
  search: 'Technologien suchen',
  found: (technologies) => (technologies === 1 ? '1 Technologie' : `${technologies} Technologien`),
  noMatch: (search) => `Keine Technologien passen zu „${search}“`,
  clearSearch: 'Suche leeren',
  stories: (stories) => (stories === 1 ? '1 Geschichte' : `${stories} Geschichten`),
  pause: 'Animation anhalten',
  play: 'Animation fortsetzen',
  technologies: 'Technologien',
  row: (row, rows) => `Technologien, Reihe ${row} von ${rows}`,
  rings: {
    winWork: 'Aufträge gewinnen',
    doWork: 'Aufträge erledigen',
    getPaid: 'Bezahlt werden',
    connect: 'Wie wir verbinden',
    ownStack: 'Unsere eigene Technik',
  },
  flow: (from, to) => `${from} zu ${to}`,
  usedIn: (stories) =>
    stories === 1 ? 'In 1 Erfolgsgeschichte verwendet' : `In ${stories} Erfolgsgeschichten verwendet`,
  seeAll: (technologies) => `Alle ${technologies} ansehen`,
  rotation: 'Drehung des Atoms',
  hint: 'Zum Drehen ziehen. Wählen Sie eine Technologie, um deren Website zu öffnen.',
};

/** The German messages. They address people as “Sie”. */
export const german = { techShowcase };
