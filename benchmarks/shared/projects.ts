import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const workspace = join(import.meta.dirname, '..');

/** Runs a command in a directory. Prints its output only on failure. */
export async function runIn(
  directory: string,
  [command, ...parameters]: readonly [string, ...string[]],
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  await promisify(execFile)(command, parameters, {
    cwd: directory,
    env: { ...process.env, ...variables },
    maxBuffer: 2 ** 26,
  }).catch(({ stdout, stderr }) => {
    throw new Error(`${command} ${parameters.join(' ')} failed in ${directory}:\n${stdout}${stderr}`);
  });
}

/** Installs a project of this workspace with the compared packages, and returns its directory. */
export async function installProject(name: string): Promise<string> {
  await runIn(workspace, ['pnpm', 'install', '--frozen-lockfile', `--filter=${name}`]);
  return join(workspace, name);
}
