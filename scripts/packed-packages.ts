import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root } from './command.ts';
import { publishedPackages } from './package-build.ts';

/** A package as it would be published. */
export interface PackedPackage {
  name: string;
  /** Its archive. */
  archive: string;
  /** What people can import from it, such as `.` and `./button`. */
  entryPoints: string[];
}

interface Manifest {
  name: string;
  publishConfig: { exports: Record<string, string | { import: string }> };
}

/** Every path that an entry of `exports` stands for; one with a `*` stands for the files that match it. */
function expand(directory: string, entry: string, target: string): string[] {
  if (!target.includes('*')) return [entry];
  const [before = '', after = ''] = target.split('*');
  return globSync(target, { cwd: directory })
    .map((file) => `./${file}`.slice(before.length, -after.length))
    .map((name) => entry.replace('*', name))
    .sort();
}

async function packPackage(folder: string): Promise<PackedPackage> {
  const directory = join(root, folder);
  const manifest: Manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  const archive = join(root, 'test-results/packages', `${manifest.name.replace('@uplift/', '')}.tgz`);
  const { code, output } = await capture(['pnpm', 'pack', '--out', archive], { directory });
  if (code !== 0) throw new Error(`${manifest.name} cannot be packed:\n${output}`);
  const entryPoints = Object.entries(manifest.publishConfig.exports).flatMap(([entry, target]) =>
    typeof target === 'string' ? [] : expand(directory, entry, target.import),
  );
  return { name: manifest.name, archive, entryPoints };
}

/** Packs the built packages. */
export function packPackages(): Promise<PackedPackage[]> {
  return Promise.all(publishedPackages.map(packPackage));
}
