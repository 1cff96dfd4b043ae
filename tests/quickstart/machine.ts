import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** How long a command has to end after Ctrl+C before it is killed. In milliseconds. */
const GRACE_MS = 20_000;

/** Variables of any shell, and how this machine reaches the network and its browser. */
const known =
  /^(?:HOME|USER|LANG|LC_\w+|TMPDIR|CHROMIUM_PATH|PLAYWRIGHT_BROWSERS_PATH|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|\w+_proxy|npm_config_(?:registry|cafile|cache|userconfig))$/i;

export interface Place {
  directory: string;
  /** Variables that are set besides those of the machine. */
  variables?: Readonly<Record<string, string>>;
}

/** A command that goes on. */
export interface RunningCommand {
  /** What it said when it was ready: the match, and its groups. */
  said: RegExpExecArray;
  /** Seconds until then. */
  seconds: number;
  /** Presses Ctrl+C, and waits until nothing of it runs any more. */
  stop: () => Promise<void>;
}

/** A shell with Git, Node and npm, and nothing of this repository. */
export interface FreshMachine {
  /**
   * Runs the lines of a document to their end.
   *
   * @throws with what they wrote, when one of them fails
   */
  run: (lines: string, place: Place) => Promise<void>;
  /**
   * Runs lines until the last one has said that it is ready.
   *
   * @throws with what they wrote, when they end before
   */
  start: (lines: string, ready: RegExp, place: Place) => Promise<RunningCommand>;
  /** Stops whatever still runs. */
  close: () => Promise<void>;
}

interface Command {
  child: ChildProcess;
  /** Its exit code, once everything that it started has ended too. */
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
 * Creates a shell without our variables and tools. `pnpm` fails there, so a script that needs a global pnpm fails too.
 *
 * @param directory an empty folder for its commands
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
      // A group of its own, as a terminal gives each command: Ctrl+C reaches all of it.
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
