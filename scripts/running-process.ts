import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { environment, root } from './command.ts';

export interface RunningProcess {
  /** What it said when it was ready: the match, and its groups. */
  said: RegExpExecArray;
  /** Ends it, and waits until it has ended. */
  stop: () => Promise<void>;
}

export interface ProcessOptions {
  /** Where it runs. @default the folder of the repository */
  directory?: string;
  /** Variables that it gets besides ours. */
  variables?: Readonly<Record<string, string>>;
}

/**
 * Starts Node with these parameters, and waits until it writes that it is ready.
 *
 * @throws when it ends before, with what it wrote
 */
export async function startProcess(
  parameters: readonly string[],
  ready: RegExp,
  { directory = root, variables = {} }: ProcessOptions = {},
): Promise<RunningProcess> {
  const child = spawn(process.execPath, parameters, {
    cwd: directory,
    env: { ...environment, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let written = '';
  const said = await new Promise<RegExpExecArray>((resolve, reject) => {
    const take = (chunk: Buffer): void => {
      written += chunk.toString();
      const match = ready.exec(written);
      if (match) resolve(match);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    closed.then(() => reject(new Error(`The process ended before it was ready:\n${written}`)), reject);
  });
  return {
    said,
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
    },
  };
}
