import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/command.ts';
import type { PackedManifest } from './pack.ts';

/** The two ends of the supported version ranges. */
export type RangeEnd = 'lowest' | 'newest';

/** The first TypeScript version that supports the packages' types, as documented in `docs/packages.md`. */
const LOWEST_TYPESCRIPT = '5.9.2';

/** Required by the lowest peer versions, but not a peer itself. */
const withLowest: Readonly<Record<string, string>> = {
  '@types/node': '22.12.0',
  '@types/react': '19.0.0',
  '@types/react-dom': '19.0.0',
  '@types/three': '0.181.0',
  typescript: LOWEST_TYPESCRIPT,
};

/** Tools that build and check the sample project. */
const tools = ['@vitejs/plugin-react', 'react-router-dom', 'vite'];

/** Returns the first version of a range: 19.0.0 for `^19.0.0` and `>=19.0.0`. */
function startOf(range: string): string {
  const [, version] = /^(?:\^|>=)(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  if (!version) throw new Error(`"${range}" has no lowest version: a range begins with ^ or >=.`);
  return version;
}

/** Returns the versions in the workspace's catalog. */
function catalogVersions(): Map<string, string> {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  return new Map(
    [...text.matchAll(/^ {2}["']?([^"':\s]+)["']?: (\d\S+)$/gm)].map(([, name = '', version = '']) => [
      name,
      version,
    ]),
  );
}

function newestOf(name: string, catalog: ReadonlyMap<string, string>): [string, string] {
  const version = catalog.get(name);
  if (!version) throw new Error(`${name} is not in the catalog of pnpm-workspace.yaml.`);
  return [name, version];
}

/** Returns the third-party peers of all packages, with their ranges. `tests/frameworks` has Next.js. */
function foreignPeers(manifests: readonly PackedManifest[]): Map<string, string> {
  const own = new Set(['next', ...manifests.map(({ name }) => name)]);
  return new Map(
    manifests
      .flatMap(({ peerDependencies }) => Object.entries(peerDependencies ?? {}))
      .filter(([name]) => !own.has(name)),
  );
}

/**
 * Returns the versions that a project installs: the packages' peers at one end of their ranges, and the tools
 * that build and check the sample project. The newest versions are the workspace's; the lowest match the
 * lowest Node.
 */
export function versionsAt(end: RangeEnd, manifests: readonly PackedManifest[]): Record<string, string> {
  const catalog = catalogVersions();
  const peers = foreignPeers(manifests);
  const always = tools.map((name) => newestOf(name, catalog));
  if (end === 'newest') {
    const names = [...peers.keys(), ...Object.keys(withLowest)];
    return Object.fromEntries([...always, ...names.map((name) => newestOf(name, catalog))]);
  }
  const nodes = manifests.flatMap(({ engines }) => (engines?.node ? [startOf(engines.node)] : []));
  return Object.fromEntries([
    ...always,
    ...[...peers].map(([name, range]) => [name, startOf(range)]),
    ...Object.entries(withLowest),
    ...nodes.map((version) => ['node', version]),
  ]);
}
