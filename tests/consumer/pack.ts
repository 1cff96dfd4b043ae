import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root } from '../../scripts/command.ts';

/** The required part of a packed manifest. */
export interface PackedManifest {
  name: string;
  engines?: { node?: string };
  peerDependencies?: Readonly<Record<string, string>>;
}

export interface PackedPackage {
  archive: string;
  manifest: PackedManifest;
}

async function pack(name: string, folder: string): Promise<PackedPackage> {
  const directory = join(root, 'packages', name);
  if (!existsSync(join(directory, 'dist'))) throw new Error('Build the packages first: pnpm build');
  const archive = join(folder, `${name}.tgz`);
  const { code, output } = await capture(['pnpm', 'pack', '--out', archive], { directory });
  if (code !== 0) throw new Error(`packages/${name} can't be packed:\n${output}`);
  const text = execFileSync('tar', ['-xzOf', archive, 'package/package.json'], { encoding: 'utf8' });
  return { archive, manifest: JSON.parse(text) };
}

/** Packs the built packages into a directory, as published. */
export function packPackages(folder: string): Promise<PackedPackage[]> {
  return Promise.all(['ui', 'data-client', 'roi-engine', 'tech-showcase'].map((name) => pack(name, folder)));
}
