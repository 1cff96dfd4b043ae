import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const mainFile = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server that retries the jobs of a process that died within seconds instead of minutes. */
export const quickRecoveryServer = fileURLToPath(new URL('quick-recovery-server.ts', import.meta.url));

/** What of this process's environment the server needs to run at all. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot'] as const;

/** Those variables of this process. */
export function inheritedEnvironment(): Record<string, string | undefined> {
  return Object.fromEntries(
    inherited.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}

/** Where Node keeps what it has compiled: a test starts many processes of the same code. */
const compiled = join(tmpdir(), 'node-compile-cache');

export interface ServerProcess {
  child: ChildProcess;
  /** What it wrote so far, to both outputs. */
  output: () => string;
  /** Its address, as soon as it says that it is ready. */
  ready: Promise<string>;
  /** Its exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals | null>;
}

export interface ServerProcessOptions {
  /** Where it runs. @default where this process does */
  directory?: string;
  /** What it runs. @default main.ts */
  file?: string;
  /** A command that runs the one behind it, in other surroundings. @default none */
  through?: readonly string[];
  /** Takes what ends it at the latest. @default with the test */
  onEnd?: (end: () => Promise<void>) => void;
}

/** Starts the server as a person would, in a process of its own. */
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
  // Tests of servers that must not start look at `exited` alone.
  ready.catch(() => undefined);
  onEnd(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return { child, output: () => written, ready, exited };
}
