import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Root directory of the repository, without a trailing slash. */
export const root: string = join(fileURLToPath(import.meta.url), '../..');

/** Environment of commands: our tools come first, regardless of the parent process. */
export const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
};

export interface CommandOptions {
  /** Working directory. @default the root of the repository */
  directory?: string;
  /** Additional environment variables; `undefined` removes one. */
  variables?: Readonly<Record<string, string | undefined>>;
}

export interface Captured {
  /** The exit code; 1 if a signal ended the process or it failed to start. */
  code: number;
  /** Combined stdout and stderr. */
  output: string;
}

type Command = readonly [command: string, ...parameters: string[]];

function start(
  [command, ...parameters]: Command,
  options: CommandOptions,
  output: 'pipe' | 'inherit',
): ChildProcess {
  return spawn(command, parameters, {
    cwd: options.directory ?? root,
    env: { ...environment, ...options.variables },
    stdio: ['ignore', output, output],
  });
}

function exitCodeOf([command]: Command, child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command} does not start: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a command and captures its output. */
export function capture(command: Command, options: CommandOptions = {}): Promise<Captured> {
  return new Promise((resolve) => {
    const child = start(command, options, 'pipe');
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', (error) =>
      resolve({ code: 1, output: `${command[0]} does not start: ${error.message}\n` }),
    );
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a command with its output in the terminal, and returns its exit code. */
export function show(command: Command, options: CommandOptions = {}): Promise<number> {
  return exitCodeOf(command, start(command, options, 'inherit'));
}

/** Runs a command with its output in the terminal, and captures it too. */
export function showAndCapture(command: Command, options: CommandOptions = {}): Promise<Captured> {
  const child = start(command, options, 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
  }
  return exitCodeOf(command, child).then((code) => ({ code, output }));
}

/** Runs a command, prints only selected lines of its output, and returns its exit code. */
export function showLines(
  command: Command,
  isWorthShowing: (line: string) => boolean,
  options: CommandOptions = {},
): Promise<number> {
  const child = start(command, options, 'pipe');
  for (const output of [child.stdout, child.stderr]) {
    if (!output) continue;
    createInterface({ input: output }).on('line', (line) => {
      if (isWorthShowing(line)) process.stdout.write(`${line}\n`);
    });
  }
  return exitCodeOf(command, child);
}
