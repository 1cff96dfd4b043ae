import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { environment, root } from './command.ts';

export interface RunningProcess {
  /** Match of the readiness message, with its groups. */
  said: RegExpExecArray;
  /** Stops the process and waits for its exit. */
  stop: () => Promise<void>;
}

export interface ProcessOptions {
  /** Working directory. @default the root of the repository */
  directory?: string;
  /** Additional environment variables. */
  variables?: Readonly<Record<string, string>>;
}

/**
 * Starts Node with these parameters and waits for its readiness message.
 *
 * @throws if the process exits earlier, with its output
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
