import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { root } from '../command.ts';
import { LOWEST_TYPESCRIPT } from '../consumer-versions.ts';
import { publishedPackages } from '../package-build.ts';
import { type CodeBlock, codeBlocks } from './code-blocks.ts';
import { documentationPages } from './pages.ts';

interface Manifest {
  name: string;
  packageManager?: string;
  version: string;
  scripts?: Record<string, string>;
  engines: { node: string };
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

const workspace = manifestOf('.');
const published = publishedPackages.map(manifestOf);

/** What pnpm does itself, whatever the scripts are. */
const ownCommands = /^(?:install|add|exec|pack|dlx|update|publish|--\S+)$/;

function commandFault(command: string): string | undefined {
  const [name = '', ...words] = command.split(/\s+/);
  if (name === 'npx' && words[1]?.startsWith('pnpm@')) {
    if (words[1] !== workspace.packageManager) return `${words[1]} is not ${workspace.packageManager}`;
    return commandFault(['pnpm', ...words.slice(2)].join(' '));
  }
  const [first = ''] = words;
  if (name === 'pnpm' && first && !(first in (workspace.scripts ?? {})) && !ownCommands.test(first))
    return `package.json has no script "${first}"`;
  const file = words.find((word) => !word.startsWith('-')) ?? '';
  if (name === 'node' && /^[a-z][\w./-]*\.(?:js|mjs|ts)$/.test(file) && !existsSync(join(root, file)))
    return `there is no ${file}`;
  return undefined;
}

function shellFaults(code: string): string[] {
  execFileSync('bash', ['-n'], { input: code });
  return code
    .replaceAll('\\\n', ' ')
    .split('\n')
    .flatMap((line) => commandFault(line.trim()) ?? []);
}

function typescriptFaults({ code, language }: CodeBlock): string[] {
  return parseSync(`block.${language}`, code).errors.map(({ message }) => message);
}

/** Whether the change could be made to what is here. */
function changeFaults(code: string): string[] {
  const { stderr } = spawnSync('git', ['apply', '--check'], { cwd: root, input: code, encoding: 'utf8' });
  return stderr.split('\n').filter(Boolean);
}

function nothing(): string[] {
  return [];
}

/** How a block of each language is looked at. Types are checked where the packages are installed: the stage "consumer". */
const checks: Readonly<Record<string, (block: CodeBlock) => string[]>> = {
  ts: typescriptFaults,
  tsx: typescriptFaults,
  sh: ({ code }) => shellFaults(code),
  bash: ({ code }) => shellFaults(code),
  diff: ({ code }) => changeFaults(code),
  json: ({ code }) => [JSON.parse(code)].flatMap(nothing),
  css: ({ code }) => transformSync(code, { loader: 'css' }).warnings.map(({ text }) => text),
  // The page of roi-engine's README runs in a browser: the stage "consumer".
  html: nothing,
  // What a program says, and settings of programs that are not here.
  // Drawn from the imports: pnpm check compares it.
  mermaid: nothing,
  '': nothing,
  text: nothing,
  ini: nothing,
  nginx: nothing,
  yaml: nothing,
  sql: nothing,
};

const blocks = documentationPages().flatMap((page) =>
  page.blocks.map((block) => ({ ...block, where: `${page.path}:${block.line}` })),
);

test.each(blocks)('The code at $where can be read by what it is written for', (block) => {
  const check = checks[block.language];
  if (!check) throw new Error(`Nothing looks at "${block.language}": say how in scripts/docs.`);
  expect(check(block)).toEqual([]);
});

test('Every command of pnpm that a text names is there', () => {
  const faults = documentationPages().flatMap(({ path, text }) =>
    [...text.matchAll(/`((?:npx --yes )?pnpm[ @][^`]+)`/g)].flatMap(([, command = '']) => {
      const fault = commandFault(command.replace(/<.*/, '').trim());
      return fault ? [`${path}: ${command}: ${fault}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

describe.each(published)('$name', ({ name, peerDependencies = {}, peerDependenciesMeta = {}, engines }) => {
  const page = documentationPages().find(({ path }) => path === 'docs/packages.md');

  test('is installed with all that it needs', () => {
    const readme = readFileSync(join(root, 'packages', name.replace('@uplift/', ''), 'README.md'), 'utf8');
    const installed = codeBlocks(readme).flatMap(
      ({ code }) => /^npm install (.+)$/m.exec(code)?.[1]?.split(' ') ?? [],
    );
    const needed = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    expect(installed).toEqual(expect.arrayContaining([name, ...needed]));
    const known = [name, ...Object.keys(peerDependencies)];
    expect(installed.filter((word) => !known.includes(word))).toEqual([]);
  });

  test('works with what docs/packages.md says', () => {
    const rows = page?.text.split('\n').filter((line) => line.startsWith('|')) ?? [];
    const stated = (what: string, range: string) =>
      rows.some((row) => row.includes(what) && row.includes(`\`${range}\``));
    const ranges = Object.entries(peerDependencies).map(([peer, range]): [string, string] => [
      `\`${peer}\``,
      range === 'workspace:^' ? `^${published.find((other) => other.name === peer)?.version}` : range,
    ]);
    const all: [string, string][] = [
      ...ranges,
      ['Node', engines.node],
      ['TypeScript', `>=${LOWEST_TYPESCRIPT}`],
    ];
    expect(all.filter(([what, range]) => !stated(what, range))).toEqual([]);
  });
});
