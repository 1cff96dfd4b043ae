import type { TechAsset } from '@uplift/data-client';

const unset = {
  iconPath: null,
  orbitRadius: null,
  orbitSpeed: null,
  orbitTilt: null,
  iconSize: null,
  isActive: true,
  createdAt: null,
  updatedAt: null,
} satisfies Partial<TechAsset>;

/**
 * The last resort of the technology showcase, when the API and the static file fail. Letters replace icons.
 */
export const fallbackTechnologies: readonly TechAsset[] = [
  {
    ...unset,
    id: 'fallback-typescript',
    name: 'TypeScript',
    url: 'https://www.typescriptlang.org',
    category: 'Language',
    description: 'Catches mistakes in an automation before it ever touches your data.',
    priority: 3,
  },
  {
    ...unset,
    id: 'fallback-postgresql',
    name: 'PostgreSQL',
    url: 'https://www.postgresql.org',
    category: 'Database',
    description: 'Keeps the records that your reports and workflows agree on.',
    priority: 2,
  },
  {
    ...unset,
    id: 'fallback-react',
    name: 'React',
    url: 'https://react.dev',
    category: 'Frontend',
    description: 'Draws the screens that your team works with.',
    priority: 1,
  },
];
