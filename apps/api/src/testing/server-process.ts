import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const mainFile = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server that retries the jobs of a dead process within seconds instead of minutes. */
export const quickRecoveryServer = fileURLToPath(new URL('quick-recovery-server.ts', import.meta.url));

/** Environment variables of this process that the server needs to run at all. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot'] as const;

/** Returns the inherited environment variables. */
export function inheritedEnvironment(): Record<string, string | undefined> {
  return Object.fromEntries(
    inherited.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}

/** Node's compile cache. It speeds up tests that start many processes of the same code. */
const compiled = join(tmpdir(), 'node-compile-cache');

export interface ServerProcess {
  child: ChildProcess;
  /** Its stdout and stderr so far. */
  output: () => string;
  /** Resolves with its URL once it reports that it is ready. */
  ready: Promise<string>;
  /** Resolves with its exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals | null>;
}

export interface ServerProcessOptions {
  /** Working directory. @default that of this process */
  directory?: string;
  /** The script to run. @default main.ts */
  file?: string;
  /** A command that runs the command appended to it, such as `nsenter`. @default none */
  through?: readonly string[];
  /** Registers the cleanup that kills it. @default at the end of the test */
  onEnd?: (end: () => Promise<void>) => void;
}

/** Starts the server in a separate process, as a user would. */
export function startServerProcess(
  environment: Record<string, string>,
  { directory, file = mainFile, through = [], onEnd = onTestFinished }: ServerProcessOptions = {},
): ServerProcess {
  const command = [...through, process.execPath, '--conditions=@uplift/source', file];
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: directory,
    env: {
      ...inheritedEnvironment(),
      PORT: '0',
      COMMIT: 'test-commit',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: compiled,
      WEB_DIST: 'none',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  const ready = new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      written += chunk.toString();
      const address = /ready at (\S+)/.exec(written)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    exited.then(
      (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${written}`)),
      reject,
    );
  });
  // Tests of servers that must not start await only `exited`.
  ready.catch(() => undefined);
  onEnd(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return { child, output: () => written, ready, exited };
}
