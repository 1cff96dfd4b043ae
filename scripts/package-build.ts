import { join } from 'node:path';
import { capture, root } from './command.ts';

/** The folders of the packages that are published, in the order in which they can be built. */
const buildOrder: readonly (readonly string[])[] = [
  ['packages/ui', 'packages/data-client'],
  ['packages/roi-engine', 'packages/tech-showcase'],
];

export const publishedPackages: readonly string[] = buildOrder.flat();

async function buildPackage(folder: string): Promise<boolean> {
  const { code, output } = await capture(['node', '--run', 'build'], { directory: join(root, folder) });
  if (code === 0) process.stdout.write(`built ${folder}\n`);
  else process.stdout.write(`${folder} cannot be built:\n${output}`);
  return code === 0;
}

/**
 * Builds the packages, each by its own `build` script.
 *
 * @returns whether that worked; what went wrong is written out
 */
export async function buildPackages(): Promise<boolean> {
  for (const folders of buildOrder) {
    const built = await Promise.all(folders.map(buildPackage));
    if (built.includes(false)) return false;
  }
  return true;
}
