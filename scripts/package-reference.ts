import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { root } from './command.ts';
import { type PublicExport, publicExports } from './public-api.ts';

interface Manifest {
  name: string;
  version: string;
  description: string;
  exports: Record<string, string | Record<string, string>>;
}

interface EntryPoint {
  /** The path in an import: `@uplift/ui/button`. */
  specifier: string;
  /** The folder of its index module. */
  folder: string;
  exported: readonly PublicExport[];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the sentences of a list in the guide of a component. */
function sentencesOf(file: string, list: 'use' | 'avoid'): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const guide = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration;
  const fields =
    guide?.type === 'TSSatisfiesExpression' && guide.expression.type === 'ObjectExpression'
      ? guide.expression.properties
      : [];
  const field = fields.find(
    (property): property is ESTree.ObjectProperty =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === list,
  );
  if (field?.value.type !== 'ArrayExpression') throw new Error(`${file} has no list "${list}".`);
  return field.value.elements.map((element) => {
    if (element?.type === 'Literal' && typeof element.value === 'string') return element.value;
    throw new Error(`"${list}" in ${file} has to be a list of plain strings.`);
  });
}

/** Returns the first sentence of a docstring. */
function summaryOf({ description }: PublicExport): string {
  const [text = ''] = oneLine(description).split(' @');
  return /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** Returns the members of the exported unions, which say more than their names. */
function unionsOf(exported: readonly PublicExport[]): Map<string, string> {
  const unions = exported.flatMap(({ name, declaration }) => {
    const [, members] = /^type \w+ =[\s|]*('[^;]+);?$/.exec(declaration) ?? [];
    return members ? [[name, oneLine(members)] as const] : [];
  });
  return new Map(unions);
}

/** Writes the properties of an interface with types and defaults. */
function propertiesOf({ file, declaration }: PublicExport, unions: Map<string, string>): string[] {
  const { program, comments } = parseSync(file, declaration);
  const [statement] = program.body;
  if (statement?.type !== 'TSInterfaceDeclaration') return [];
  return statement.body.body.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
    const signature = oneLine(declaration.slice(member.start, member.end)).replace(/;$/, '');
    // Described once, in the introduction.
    if (/^(messages|\w+Label|asChild|container|children)\?:/.test(signature)) return [];
    const comment = comments.findLast(
      ({ end }) => end <= member.start && declaration.slice(end, member.start).trim() === '',
    );
    const [, preset] = oneLine(comment?.value.replaceAll('*', '') ?? '').split(/@default /);
    const type = signature.replace(/\w+$/, (name) => unions.get(name) ?? name).replace(' | undefined', '');
    return preset && preset !== 'false' && preset !== 'none' ? `${type} = ${preset}` : type;
  });
}

function componentLine(component: PublicExport, all: readonly PublicExport[], summary: string): string {
  const props = all.find(({ name }) => name === `${component.name.replace('.', '')}Props`);
  const properties = props ? propertiesOf(props, unionsOf(all)) : [];
  return [`- <${component.name}> ${summary}`.trim(), ...properties.map((text) => `  - ${text}`)].join('\n');
}

function otherLines(all: readonly PublicExport[]): string[] {
  return all.flatMap((exported) => {
    if (exported.kind === 'function') {
      const signature = oneLine(exported.declaration).replace(/^function /, '');
      return `- ${signature} ${summaryOf(exported)}`.trim();
    }
    return exported.kind === 'constant' ? `- ${exported.name} ${summaryOf(exported)}`.trim() : [];
  });
}

function importLine({ specifier, exported }: EntryPoint): string {
  const names = exported.filter(({ kind }) => kind !== 'type').map(({ name }) => name.split('.')[0]);
  return `import { ${[...new Set(names)].join(', ')} } from '${specifier}';`;
}

function entryPointLines(entryPoint: EntryPoint): string[] {
  const { folder, exported } = entryPoint;
  const [guide] = globSync(join(folder, '*.guide.tsx'));
  const components = exported.filter(({ kind }) => kind === 'component');
  return [
    `## ${importLine(entryPoint)}`,
    ...(guide ? [`Use: ${sentencesOf(guide, 'use')[0]}`] : []),
    ...(guide ? [`Avoid: ${sentencesOf(guide, 'avoid').slice(0, 2).join(' ')}`] : []),
    ...components.map((component) =>
      // The guide says what a single component is for.
      componentLine(component, exported, guide && components.length === 1 ? '' : summaryOf(component)),
    ),
    ...otherLines(exported),
    '',
  ];
}

/** Returns a condensed reference of a package for AI assistants: what each entry point exports and when to use it. */
export function packageReference(packageName: string): string {
  const folder = join(root, 'packages', packageName);
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const paths = Object.entries(manifest.exports);
  const files = paths.flatMap(([path, target]) => (typeof target === 'string' ? [path] : []));
  const documented = new Set<string>();
  const entryPoints = paths
    // The root may export again what others export.
    .toSorted(([one], [other]) => Number(one === '.') - Number(other === '.'))
    .flatMap(([path, target]): EntryPoint[] => {
      const source = typeof target === 'string' ? undefined : target['@uplift/source'];
      if (!source) return [];
      const file = join(folder, source);
      const exported = publicExports(file).filter(({ name }) => !documented.has(name));
      for (const { name } of exported) documented.add(name);
      if (exported.length === 0) return [];
      return [{ specifier: join(manifest.name, path), folder: join(file, '..'), exported }];
    });
  return [
    `# ${manifest.name} ${manifest.version}`,
    '',
    `> ${manifest.description}`,
    '',
    'README.md of this package shows how to set it up. Descriptions of props are in `src`. Lists below leave out what',
    'most components take: attributes, events and `ref` of their element, `children`, `messages` and labels for',
    'built-in texts, `asChild` to render the only child instead, and `container` for overlays. Booleans are false by',
    'default.',
    '',
    `Other files: ${files.map((path) => join(manifest.name, path)).join(', ')}`,
    '',
    ...entryPoints.flatMap(entryPointLines),
  ].join('\n');
}
