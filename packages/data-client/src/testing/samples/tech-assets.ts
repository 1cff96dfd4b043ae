import type { AdminTechAsset } from '../../contract/admin/tech-assets.ts';
import type { TechAsset } from '../../contract/entities/tech-asset.ts';

/** Draws a plain glyph in one color, so that samples need no files or brand logos. */
function glyph(color: string, shapes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const ellipse = (turn: number) =>
  `<ellipse cx="12" cy="12" rx="10" ry="4" transform="rotate(${turn} 12 12)"/>`;
const orbits = `${ellipse(0)}${ellipse(60)}${ellipse(120)}<circle cx="12" cy="12" r="1"/>`;
const brackets = '<path d="m8 6-6 6 6 6M16 6l6 6-6 6"/>';
const hexagon = '<path d="m12 2 9 5v10l-9 5-9-5V7zM12 22V12M21 7l-9 5-9-5"/>';
const cylinder =
  '<ellipse cx="12" cy="5" rx="8" ry="3"/><path d="M4 5v14c0 1.7 3.6 3 8 3s8-1.3 8-3V5M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3"/>';
const crates = '<path d="M3 14h18v5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM6 9h5v5H6zM13 9h5v5h-5zM9.5 3h5v6h-5z"/>';
const cloud = '<path d="M7 19a5 5 0 0 1-.6-9.96A6 6 0 0 1 18 9.5 4.8 4.8 0 0 1 17 19z"/>';
const wave = '<path d="M2 12c2-6 4-6 6 0s4 6 6 0 4-6 8 0"/>';
const nodes =
  '<circle cx="5" cy="12" r="3"/><circle cx="19" cy="5" r="3"/><circle cx="19" cy="19" r="3"/><path d="m7.6 10.6 8.8-4.2M7.6 13.4l8.8 4.2"/>';

type Sample = Pick<TechAsset, 'id' | 'name' | 'category' | 'description' | 'iconPath' | 'url'>;

const stack: readonly Sample[] = [
  {
    id: 'react',
    name: 'React',
    category: 'Frontend',
    description: 'Client portals and dashboards that stay fast as they grow.',
    iconPath: glyph('#0e8fb3', orbits),
    url: 'https://react.dev',
  },
  {
    id: 'typescript',
    name: 'TypeScript',
    category: 'Language',
    description: 'One typed language from the browser to the server.',
    iconPath: glyph('#3178c6', brackets),
    url: 'https://www.typescriptlang.org',
  },
  {
    id: 'nodejs',
    name: 'Node.js',
    category: 'Backend',
    description: 'Services and background jobs behind your workflows.',
    iconPath: glyph('#4a8f3c', hexagon),
    url: 'https://nodejs.org',
  },
  {
    id: 'postgresql',
    name: 'PostgreSQL',
    category: 'Database',
    description: 'The record of what happened, stored for years.',
    iconPath: glyph('#4169e1', cylinder),
    url: 'https://www.postgresql.org',
  },
  {
    id: 'docker',
    name: 'Docker',
    category: 'DevOps',
    description: 'The same build on every machine.',
    iconPath: glyph('#1d7fd6', crates),
    url: 'https://www.docker.com',
  },
  {
    id: 'google-cloud',
    name: 'Google Cloud',
    category: 'Cloud',
    description: 'Hosting, storage and speech where your data may live.',
    iconPath: glyph('#4285f4', cloud),
    url: 'https://cloud.google.com',
  },
  {
    id: 'python',
    name: 'Python',
    category: 'Language',
    description: 'Data clean-up, forecasts and document reading.',
    iconPath: glyph('#b58900', wave),
    url: 'https://www.python.org',
  },
  {
    id: 'n8n',
    name: 'n8n',
    category: 'Automation',
    description: 'Workflows your team can read and change.',
    iconPath: glyph('#d6336c', nodes),
    url: null,
  },
];

/** Eight technologies in seven categories, highest priority first. */
export const sampleTechAssets: readonly TechAsset[] = stack.map((sample, index) => ({
  ...sample,
  priority: (stack.length - index) * 10,
  orbitRadius: null,
  orbitSpeed: null,
  orbitTilt: null,
  iconSize: null,
  storyCount: 3 - (index % 4),
  isActive: true,
  createdAt: '2026-01-12T09:00:00.000Z',
  updatedAt: '2026-06-30T15:30:00.000Z',
}));

const moments = { createdAt: '2026-01-12T09:00:00.000Z', updatedAt: '2026-06-30T15:30:00.000Z' };

/** The same technologies as admins see them, plus one in each other state. */
export const sampleAdminTechAssets: readonly AdminTechAsset[] = [
  ...sampleTechAssets.map(({ storyCount: _, ...technology }, index) => ({
    ...technology,
    ...moments,
    id: `00000000-0000-4000-8000-0000000003${String(index).padStart(2, '0')}`,
    // One form can be submitted: the icons of the others are not URLs that admins may enter.
    ...(index === 0 && { iconPath: null }),
    deletedAt: null,
    version: 1,
  })),
  {
    ...moments,
    id: '00000000-0000-4000-8000-000000000390',
    name: 'Mailchimp',
    category: 'Automation',
    description: 'Letters that go out by themselves.',
    url: 'https://mailchimp.com',
    iconPath: null,
    priority: 0,
    orbitRadius: 0.9,
    orbitSpeed: -1.5,
    orbitTilt: 30,
    iconSize: 40,
    isActive: false,
    deletedAt: null,
    version: 2,
  },
  {
    ...moments,
    id: '00000000-0000-4000-8000-000000000391',
    name: 'Make',
    category: 'Automation',
    description: null,
    url: null,
    iconPath: null,
    priority: 0,
    orbitRadius: null,
    orbitSpeed: null,
    orbitTilt: null,
    iconSize: null,
    isActive: true,
    deletedAt: '2026-07-02T10:00:00.000Z',
    version: 3,
  },
];
