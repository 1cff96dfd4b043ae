import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A process that has said where it can be reached. */
export interface RunningProcess {
  address: string;
  stop: () => Promise<void>;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

/** Starts Node with these parameters, from the folder of the repository, and waits for "ready at …". */
export async function startProcess(
  parameters: readonly string[],
  variables: Record<string, string> = {},
): Promise<RunningProcess> {
  const child = spawn(process.execPath, ['--conditions=@uplift/source', ...parameters], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const address = await new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer): void => {
      written += chunk.toString();
      const found = /ready at (\S+)/.exec(written)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('close', () => reject(new Error(`The process ended before it was ready:\n${written}`)));
  });
  return { address, stop: () => end(child) };
}
