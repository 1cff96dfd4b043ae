import { join } from 'node:path';
import { capture, root } from './command.ts';

/** Runs a command in a folder, and tells what it wrote where it fails. */
export async function runIn(
  directory: string,
  command: readonly [string, ...string[]],
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { code, output } = await capture(command, { directory, variables });
  if (code !== 0) throw new Error(`${command.join(' ')} failed in ${directory}:\n${output}`);
}

/** Installs what one of the projects in `benchmarks` is measured against. Nothing else installs it. */
export async function installProject(name: string): Promise<string> {
  const directory = join(root, 'benchmarks');
  await runIn(directory, ['pnpm', 'install', '--frozen-lockfile', `--filter=${name}`]);
  return join(directory, name);
}
