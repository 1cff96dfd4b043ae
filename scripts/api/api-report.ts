import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root } from '../command.ts';
import { expandEntry } from '../packed-packages.ts';
import type { TypeReport } from './api-file.ts';
import { type EntryTypes, type PublicType, PublicTypes } from './public-types.ts';

type NamedType = readonly [name: string, type: PublicType];

interface Manifest {
  name: string;
  version: string;
  publishConfig: { exports: Record<string, string | { types: string }> };
}

/** Writes the declarations of a package as its build does, but from the sources alone and without comments. */
async function writeDeclarations(folder: string): Promise<string> {
  const output = join(root, 'node_modules/.cache/api', folder);
  rmSync(output, { recursive: true, force: true });
  const { code, output: problems } = await capture([
    'tsc',
    '-p',
    join(folder, 'tsconfig.build.json'),
    '--customConditions',
    '@uplift/source',
    '--removeComments',
    // Another check looks at the types themselves.
    '--noCheck',
    '--rootDir',
    'packages',
    '--outDir',
    output,
  ]);
  if (code !== 0) throw new Error(`${folder}: the types cannot be written.\n${problems}`);
  return join(output, folder.replace('packages/', ''));
}

/** Each entry point by the name that people import, the deepest first: what it exports is not told again above. */
function entryPoints({ name, publishConfig }: Manifest, directory: string): [name: string, file: string][] {
  return Object.entries(publishConfig.exports)
    .flatMap(([entry, target]): [string, string][] => {
      if (typeof target === 'string') return [];
      const types = target.types.replace('./dist/', './src/');
      return expandEntry(directory, entry, types).map((path) => [
        path === '.' ? name : path.replace('.', name),
        join(directory, types.replace('*', path.replace('./', ''))),
      ]);
    })
    .sort(([one], [other]) => (one < other ? 1 : -1));
}

function code(texts: readonly string[]): string {
  return `\`\`\`ts\n${texts.join('\n')}\n\`\`\`\n`;
}

/** Names that are alike under several heads, such as `Root` of `Dialog` and `Sheet`, are told apart. */
function line([name, { text }]: NamedType): string {
  return name.includes('.') ? `// ${name}\n${text}` : text;
}

/** Each type once, by its shortest name: `DialogRootProps` is not told again as `Dialog.DialogRootProps`. */
function once(types: readonly NamedType[]): NamedType[] {
  const byLength = [...types].sort(([one], [other]) => one.length - other.length);
  const shortest = new Map<string, NamedType>();
  for (const named of byLength) if (!shortest.has(named[1].id)) shortest.set(named[1].id, named);
  return types.filter((named) => shortest.get(named[1].id) === named);
}

/** What an entry point exports that none before it did; of the rest, the names and where they are. */
function entrySection(entry: string, types: EntryTypes, homes: Map<string, string>): string {
  const sorted = [...types].sort(([one], [other]) => (one < other ? -1 : 1));
  const own = once(sorted.filter(([, { id }]) => !homes.has(id)));
  const elsewhere = Map.groupBy(
    sorted.filter(([, { id }]) => homes.has(id)),
    ([, { id }]) => homes.get(id) ?? '',
  );
  for (const [, { id }] of own) homes.set(id, entry);
  const also = [...elsewhere].map(([home, named]) => {
    const heads = new Set(named.map(([name]) => `\`${name.replace(/[.].*/, '')}\``));
    return `- of \`${home}\`: ${[...heads].join(', ')}\n`;
  });
  return [
    `## ${entry}\n`,
    ...(own.length > 0 ? [code(own.map(line))] : []),
    ...(also.length > 0 ? [also.sort().join('')] : []),
  ].join('\n');
}

/** The public types of a package, as its sources are now. */
export async function describeTypes(folder: string): Promise<TypeReport> {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const directory = await writeDeclarations(folder);
  const publicTypes = new PublicTypes(directory);
  const entries = entryPoints(manifest, directory).map(
    ([name, file]) => [name, publicTypes.of(file)] as const,
  );
  const homes = new Map<string, string>();
  const sections = entries.map(([name, types]) => entrySection(name, types, homes)).reverse();
  const behind = publicTypes.behind(entries.flatMap(([, types]) => [...types.values()]));
  if (behind.length > 0)
    sections.push(`## Named by these, and not exported\n\n${code(behind.map(({ text }) => text))}`);
  return { name: manifest.name, version: manifest.version, text: sections.join('\n') };
}
