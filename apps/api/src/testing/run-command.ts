import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { inheritedEnvironment } from './server-process.ts';

/** Runs an entry file of this app as a person would, in a process of its own, and gives what it wrote. */
export async function runEntry(
  file: string,
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@uplift/source', path, ...parameters], {
    env: { ...inheritedEnvironment(), COMMIT: 'test-commit', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  child.once('close', resolve);
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output: said + complained };
}
