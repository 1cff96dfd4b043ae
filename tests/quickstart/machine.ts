import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Time that a command has to exit after Ctrl+C before it is killed, in milliseconds. */
const GRACE_MS = 20_000;

/** Standard shell variables, and those for this machine's network and browser. */
const known =
  /^(?:HOME|USER|LANG|LC_\w+|TMPDIR|CHROMIUM_PATH|PLAYWRIGHT_BROWSERS_PATH|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|\w+_proxy|npm_config_(?:registry|cafile|cache|userconfig))$/i;

export interface Place {
  directory: string;
  /** Variables set in addition to those of the machine. */
  variables?: Readonly<Record<string, string>>;
}

/** A command that keeps running. */
export interface RunningCommand {
  /** Match of the readiness message, with its groups. */
  said: RegExpExecArray;
  /** Seconds until it was ready. */
  seconds: number;
  /** Sends Ctrl+C and waits until all of its processes have exited. */
  stop: () => Promise<void>;
}

/** A shell with Git, Node and npm, independent of this repository. */
export interface FreshMachine {
  /**
   * Runs the commands of a document to completion.
   *
   * @throws with their output if one fails
   */
  run: (lines: string, place: Place) => Promise<void>;
  /**
   * Runs commands until the last one prints that it is ready.
   *
   * @throws with their output if they exit earlier
   */
  start: (lines: string, ready: RegExp, place: Place) => Promise<RunningCommand>;
  /** Stops all running commands. */
  close: () => Promise<void>;
}

interface Command {
  child: ChildProcess;
  /** Exit code, once all of its child processes have exited too. */
  ended: Promise<number | null>;
  written: () => string;
}

async function interrupt({ child, ended }: Command): Promise<void> {
  const signal = (name: NodeJS.Signals) => child.pid && process.kill(-child.pid, name);
  if (child.exitCode === null && child.signalCode === null) signal('SIGINT');
  const timer = setTimeout(() => signal('SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(timer);
}

/**
 * Creates a shell without our variables and tools. `pnpm` fails there, so a script that needs a global pnpm
 * fails too.
 *
 * @param directory an empty directory for its commands
 */
export function createFreshMachine(directory: string): FreshMachine {
  const commands = join(directory, 'bin');
  mkdirSync(commands);
  writeFileSync(join(commands, 'pnpm'), '#!/bin/sh\necho "This machine has no pnpm." >&2\nexit 127\n');
  chmodSync(join(commands, 'pnpm'), 0o755);
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  const environment = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => known.test(name))),
    PATH: [commands, ...folders].join(delimiter),
  };
  const running = new Set<Command>();

  function begin(lines: string, { directory: cwd, variables }: Place, onWritten = () => {}): Command {
    const child = spawn('bash', ['-euc', lines], {
      cwd,
      env: { ...environment, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group, as a terminal creates for each command: Ctrl+C reaches all of it.
      detached: true,
    });
    let written = '';
    for (const output of [child.stdout, child.stderr]) {
      output.on('data', (chunk: Buffer) => {
        written += chunk.toString();
        onWritten();
      });
    }
    const ended = once(child, 'close').then(([code]) => {
      running.delete(command);
      return code;
    });
    const command = { child, ended, written: () => written };
    running.add(command);
    return command;
  }

  return {
    run: async (lines, place) => {
      const { ended, written } = begin(lines, place);
      if ((await ended) !== 0) throw new Error(`This failed:\n${lines}\n\n${written()}`);
    },
    start: async (lines, ready, place) => {
      const startedAt = performance.now();
      const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
      const command = begin(lines, place, () => {
        const match = ready.exec(command.written());
        if (match) resolve(match);
      });
      command.ended.then(() =>
        reject(new Error(`This ended before it was ready:\n${lines}\n\n${command.written()}`)),
      );
      return {
        said: await promise,
        seconds: (performance.now() - startedAt) / 1_000,
        stop: () => interrupt(command),
      };
    },
    close: async () => {
      await Promise.all([...running].map(interrupt));
    },
  };
}
