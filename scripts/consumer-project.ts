import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, root } from './command.ts';
import type { PackedPackage } from './packed-packages.ts';

/** What somebody has to install beside the packages: their peers, and what builds and checks the sample project. */
const beside = [
  '@emotion/react',
  '@react-three/fiber',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@types/three',
  'msw',
  'react',
  'react-dom',
  'react-router-dom',
  'swr',
  'three',
  'typescript',
  'vite',
];

/** The versions of the workspace's catalog. */
function catalogVersions(): Map<string, string> {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  return new Map(
    [...text.matchAll(/^ {2}["']?([^"':\s]+)["']?: (\d\S+)$/gm)].map(([, name = '', version = '']) => [
      name,
      version,
    ]),
  );
}

/** The faces of the design, in the versions that Storybook shows. */
function faces(): [string, string][] {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(root, '.storybook/package.json'), 'utf8'),
  );
  return Object.entries(dependencies).filter(([name]) => name.startsWith('@fontsource-variable/'));
}

function versionOf(versions: Map<string, string>, name: string): string {
  const version = versions.get(name);
  if (!version) throw new Error(`${name} is not in the catalog of pnpm-workspace.yaml.`);
  return version;
}

/** npm as a person runs it, without what pnpm and npx told this process about this repository. */
function freshVariables(): Record<string, undefined> {
  const names = Object.keys(process.env).filter((name) =>
    /^(?:npm_(?!config_(?:registry|cafile|cache))|pnpm_)/i.test(name),
  );
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

/**
 * Installs the packed packages with npm into a copy of the sample project that lies outside of the workspace.
 *
 * @returns its folder
 * @throws with npm's output when that does not work
 */
export async function createConsumerProject(packages: readonly PackedPackage[]): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'uplift-consumer-'));
  cpSync(join(root, 'scripts/consumer'), directory, { recursive: true });
  const versions = catalogVersions();
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: Object.fromEntries([
      ...packages.map(({ name, archive }) => [name, `file:${archive}`]),
      ...beside.map((name) => [name, versionOf(versions, name)]),
      ...faces(),
    ]),
  };
  writeFileSync(join(directory, 'package.json'), JSON.stringify(manifest, null, 2));
  const { code, output } = await capture(['npm', 'install', '--no-audit', '--no-fund'], {
    directory,
    variables: freshVariables(),
  });
  if (code !== 0) throw new Error(`npm cannot install the packed packages:\n${output}`);
  return directory;
}
