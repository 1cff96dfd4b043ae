import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { unpack } from '@publint/pack';
import { capture, root } from './command.ts';
import { publishedPackages } from './package-build.ts';

/** What is used here of a package's manifest, as it stands in the archive. */
export interface PackedManifest {
  name: string;
  version: string;
  engines?: { node?: string };
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
  exports: Readonly<Record<string, string | { types: string; import: string }>>;
}

/** A package as it would be published. */
export interface PackedPackage {
  name: string;
  /** Its archive. */
  archive: string;
  manifest: PackedManifest;
  /** Every file by its path in the package. */
  files: ReadonlyMap<string, Uint8Array>;
  /** What people can import from it, such as `.` and `./button`. */
  entryPoints: string[];
}

/** Where the archives are. */
export const packedFolder: string = join(root, 'packed');

/** Every path that an entry of `exports` stands for; one with a `*` stands for the files in a folder that match it. */
export function expandEntry(directory: string, entry: string, target: string): string[] {
  if (!target.includes('*')) return [entry];
  const [before = '', after = ''] = target.split('*');
  return globSync(target, { cwd: directory })
    .map((file) => `./${file}`.slice(before.length, -after.length))
    .map((name) => entry.replace('*', name))
    .sort();
}

async function packPackage(folder: string): Promise<PackedPackage> {
  const directory = join(root, folder);
  const archive = join(packedFolder, `${folder.replace('packages/', 'uplift-')}.tgz`);
  const { code, output } = await capture(['pnpm', 'pack', '--out', archive], { directory });
  if (code !== 0) throw new Error(`${folder} cannot be packed:\n${output}`);
  const { files, rootDir } = await unpack(Uint8Array.from(readFileSync(archive)).buffer);
  const byPath = new Map(files.map(({ name, data }) => [name.slice(rootDir.length + 1), data]));
  const manifest: PackedManifest = JSON.parse(new TextDecoder().decode(byPath.get('package.json')));
  const entryPoints = Object.entries(manifest.exports).flatMap(([entry, target]) =>
    typeof target === 'string' ? [] : expandEntry(directory, entry, target.import),
  );
  return { name: manifest.name, archive, manifest, files: byPath, entryPoints };
}

/** Packs the built packages into `packed/`, in the order in which they can be published. */
export function packPackages(): Promise<PackedPackage[]> {
  rmSync(packedFolder, { recursive: true, force: true });
  return Promise.all(publishedPackages.map(packPackage));
}
