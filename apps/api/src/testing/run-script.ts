import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { inheritedEnvironment } from './server-process.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const Scripts = v.object({ scripts: v.record(v.string(), v.string()) });

/** Runs the command of a package script in a separate process. Returns its exit code and output. */
export async function runScript(
  name: string,
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { scripts } = v.parse(Scripts, JSON.parse(await readFile(`${root}package.json`, 'utf8')));
  const [, ...words] = scripts[name]?.split(' ') ?? [];
  const child = spawn(process.execPath, [...words, ...parameters], {
    cwd: root,
    env: { ...inheritedEnvironment(), COMMIT: 'test-commit', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  child.once('close', resolve);
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output: said + complained };
}
