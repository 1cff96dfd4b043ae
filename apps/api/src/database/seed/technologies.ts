import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as simpleIcons from 'simple-icons';
import { seedIdentifier } from './seed-identifier.ts';

const icons = { ...simpleIcons };

interface Row {
  name: string;
  /** Name of the brand's icon in simple-icons. */
  icon: keyof typeof icons;
  url: string;
  category: string;
  /** Says what we use it for, not what it is. */
  description: string;
}

/** Most important first. */
const rows = parse<Row>(readFileSync(new URL('technologies.csv', import.meta.url)), { columns: true });

const HIGHEST_PRIORITY = 300;

/** The most important technologies are closest to the center. Inner rings are faster, as in an atom. */
const rings = [
  { places: 5, orbitRadius: 0.55, orbitSpeed: 2.6, orbitTilt: -62, iconSize: 46 },
  { places: 7, orbitRadius: 0.72, orbitSpeed: 2.1, orbitTilt: 28, iconSize: 42 },
  { places: 8, orbitRadius: 0.87, orbitSpeed: 1.7, orbitTilt: -17, iconSize: 40 },
  { places: 10, orbitRadius: 1, orbitSpeed: 1.4, orbitTilt: 73, iconSize: 38 },
];

/** The technologies of the demo company, most important first. */
export const seedTechnologies = rings
  .flatMap(({ places, ...orbit }) => Array.from({ length: places }, () => orbit))
  .flatMap((orbit, position) => {
    const row = rows[position];
    if (!row) return [];
    const id = seedIdentifier(`technology:${row.name}`);
    return [{ ...row, icon: icons[row.icon], id, priority: HIGHEST_PRIORITY - position * 10, ...orbit }];
  });
