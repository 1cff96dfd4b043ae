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

/** The showcase lays the technologies out by category. */
const orbit = { orbitRadius: null, orbitSpeed: null, orbitTilt: null, iconSize: null };

/** The ID of a technology of the demo company. @throws if there is none with this name */
export function technologyId(name: string): string {
  if (!rows.some((row) => row.name === name)) throw new Error(`There is no demo technology ${name}.`);
  return seedIdentifier(`technology:${name}`);
}

/** The technologies of the demo company, most important first. */
export const seedTechnologies = rows.map((row, position) => ({
  ...row,
  icon: icons[row.icon],
  id: technologyId(row.name),
  priority: HIGHEST_PRIORITY - position * 10,
  ...orbit,
}));
