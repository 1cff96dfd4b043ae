import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { capture } from '../../scripts/command.ts';
import { packPackages } from '../consumer/pack.ts';

export const sites = join(import.meta.dirname, 'sites');

/** Copies the sites, with the packed packages unpacked next to them: a lockfile would have the hash of an archive. */
export async function copySites(directory: string): Promise<void> {
  cpSync(sites, directory, { recursive: true });
  for (const { archive } of await packPackages(directory)) {
    const folder = join(directory, 'packed', basename(archive, '.tgz'));
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
  }
}

/**
 * Runs pnpm in a copy of the sites.
 *
 * @throws with pnpm's output if it fails
 */
export async function pnpm(directory: string, ...parameters: string[]): Promise<void> {
  const { code, output } = await capture(['pnpm', ...parameters], {
    directory,
    variables: { NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) throw new Error(`pnpm ${parameters.join(' ')} failed:\n${output}`);
}
