import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../scripts/command.ts';

interface Instruction {
  name: string;
  rest: string;
}

/** Returns the instructions of the last stage, which define the image. */
function lastStage(): Instruction[] {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines.slice(lines.findLastIndex((line) => line.startsWith('FROM '))).map((line) => {
    const [name = '', ...rest] = line.split(' ');
    return { name, rest: rest.join(' ') };
  });
}

/** Copies files of the repository, or the built site, to their location in the image. */
function copy(rest: string, directory: string): void {
  if (rest.startsWith('--from=build ')) {
    const [, , to = ''] = rest.split(' ');
    if (!existsSync(join(root, to))) throw new Error('Build the site first: pnpm build');
    cpSync(join(root, to), join(directory, to), { recursive: true });
    return;
  }
  const places = rest.split(' ');
  const to = places.pop() ?? '';
  const files = execFileSync('git', ['ls-files', '--', ...places], { cwd: root, encoding: 'utf8' });
  for (const file of files.trim().split('\n')) {
    const target = join(directory, to === './' ? basename(file) : file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(root, file), target);
  }
}

const isRoot = process.getuid?.() === 0;

function run(command: string, directory: string): void {
  // Only root can change the owner of a directory. Any other user starts the server as themselves.
  const own = isRoot ? command : command.replace(' -o 1000 -g 1000', '');
  execFileSync('bash', ['-c', own], { cwd: directory, stdio: 'pipe' });
}

/** Starts the server as the image does: as a user who owns only the data. */
function start(command: string, directory: string): ChildProcess {
  const [, ...parameters]: string[] = JSON.parse(command);
  const node = join(directory, 'node');
  copyFileSync(process.execPath, node);
  return spawn(node, parameters, {
    cwd: directory,
    env: { NODE_ENV: 'production', DATA_DIR: 'data', PORT: '0', LOG_LEVEL: 'warn', COMMIT: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot ? { uid: 1_000, gid: 1_000 } : {}),
  });
}

test('the last stage of the Dockerfile makes a server that starts, serves the site and stops on SIGTERM', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'uplift-container-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  chmodSync(directory, 0o755);
  let command = '';
  for (const { name, rest } of lastStage()) {
    if (name === 'COPY') copy(rest, directory);
    if (name === 'RUN') run(rest, directory);
    if (name === 'CMD') command = rest;
  }
  const server = start(command, directory);
  onTestFinished(() => void server.kill('SIGKILL'));
  const ended = once(server, 'close');
  let written = '';
  const take = (chunk: Buffer): void => {
    written += chunk.toString();
  };
  server.stdout?.on('data', take);
  server.stderr?.on('data', take);
  await expect.poll(() => written, { timeout: 150_000 }).toMatch(/ready at \S+/);
  const url = /ready at (\S+)/.exec(written)?.[1] ?? '';
  // Production has no seed: the operator sets up the first admin.
  await expect.poll(() => written).toContain('/reset-password#kind=setup');
  expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ status: 'ok', commit: 'test' });
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('</html>');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
