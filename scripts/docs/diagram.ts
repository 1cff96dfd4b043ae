import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';

/** A part of the repository that has a place in the diagram. */
interface Room {
  id: string;
  label: string;
  /** Which modules are in it. */
  path: RegExp;
}

interface House {
  id: string;
  label: string;
  rooms: readonly Room[];
}

/** What of a module is read here. */
export interface ImportingModule {
  source: string;
  dependencies: { resolved: string; dependencyTypes: string[] }[];
}

/** What the diagram shows. Where two rooms claim a module, it is in the first. */
const houses: readonly House[] = [
  {
    id: 'web',
    label: 'apps/web: in browsers, and rendered on the server',
    rooms: [
      { id: 'pages', label: 'pages', path: /^apps\/web\/src\/pages\// },
      { id: 'areas', label: 'areas', path: /^apps\/web\/src\/areas\// },
      { id: 'projectParts', label: 'project-parts', path: /^apps\/web\/src\/project-parts\// },
      { id: 'shell', label: 'shell', path: /^apps\/web\/src\/shell\// },
      { id: 'pageParts', label: 'page-parts', path: /^apps\/web\/src\/page-parts\// },
    ],
  },
  {
    id: 'packages',
    label: 'packages: know no app',
    rooms: [
      { id: 'showcase', label: 'tech-showcase', path: /^packages\/tech-showcase\/src\// },
      { id: 'calculator', label: 'roi-engine/react', path: /^packages\/roi-engine\/src\/react\// },
      { id: 'calculation', label: 'roi-engine', path: /^packages\/roi-engine\/src\/(?!embed\/)/ },
      { id: 'swr', label: 'data-client/swr', path: /^packages\/data-client\/src\/swr\// },
      { id: 'contract', label: 'data-client/contract', path: /^packages\/data-client\/src\/contract\// },
      { id: 'client', label: 'data-client', path: /^packages\/data-client\/src\/(?:http\/|index[.])/ },
      { id: 'ui', label: 'ui', path: /^packages\/ui\/src\// },
    ],
  },
  {
    id: 'api',
    label: 'apps/api: the server',
    rooms: [
      { id: 'routes', label: 'routes', path: /^apps\/api\/src\/modules\/.+[.]routes[.]ts$/ },
      { id: 'repositories', label: 'repositories', path: /^apps\/api\/src\/modules\/.+[.]repository[.]ts$/ },
      { id: 'services', label: 'services', path: /^apps\/api\/src\/modules\// },
      { id: 'database', label: 'database', path: /^apps\/api\/src\/database\// },
    ],
  },
];

/** What is not part of what runs. */
const development = /[.](?:test|stories)[.]tsx?$|\/src\/(?:stories|conformance)\/|\/testing\/|\/seed\//;

const rooms = houses.flatMap((house) => house.rooms);

function roomOf(path: string): string | undefined {
  return development.test(path) ? undefined : rooms.find((room) => room.path.test(path))?.id;
}

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

function arrowsOf(modules: readonly ImportingModule[]): Arrows {
  const arrows = new Map(rooms.map(({ id }) => [id, new Set<string>()]));
  for (const { source, dependencies } of modules) {
    const from = roomOf(source);
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = roomOf(resolved);
      if (from && to && from !== to && !dependencyTypes.includes('type-only')) arrows.get(from)?.add(to);
    }
  }
  return arrows;
}

/** Everything that a room reaches, through others too. */
function reach(arrows: Arrows, from: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const to of arrows.get(from) ?? []) {
    if (seen.has(to)) continue;
    seen.add(to);
    reach(arrows, to, seen);
  }
  return seen;
}

/**
 * Draws which part imports which, in Mermaid. Arrows that follow from others are left out, and so are imports of types
 * alone.
 *
 * @throws Error when a part has no module any more, or two need each other
 */
export function drawDiagram(modules: readonly ImportingModule[]): string {
  const arrows = arrowsOf(modules);
  for (const { id, label } of rooms) {
    if (!modules.some(({ source }) => roomOf(source) === id)) throw new Error(`Nothing is in "${label}".`);
    if (reach(arrows, id).has(id)) throw new Error(`"${label}" imports itself by way of others.`);
  }
  const boxes = houses.flatMap((house) => [
    `  subgraph ${house.id}["${house.label}"]`,
    ...house.rooms.map(({ id, label }) => `    ${id}["${label}"]`),
    '  end',
  ]);
  const lines = [...arrows].flatMap(([from, direct]) =>
    [...direct]
      .filter((to) => ![...direct].some((other) => other !== to && reach(arrows, other).has(to)))
      .sort()
      .map((to) => `  ${from} --> ${to}`),
  );
  return ['flowchart TD', ...boxes, ...lines, '  client -. HTTP .-> routes'].join('\n');
}

const page = join(root, 'docs/architecture.md');
const block = /(?<=^```mermaid\n).*?(?=\n```$)/ms;

/** The diagram that the page on the architecture has. */
export function readDiagram(): string {
  return block.exec(readFileSync(page, 'utf8'))?.[0] ?? '';
}

/** Puts a diagram into the page on the architecture. */
export function writeDiagram(diagram: string): void {
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(block, () => diagram),
  );
}
