import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ExportExportName, type ExportImportName, type ImportName, parseSync } from 'oxc-parser';

/** Where a name comes from: a file of declarations, or a package of others. `name` is `*` for all of it. */
export interface Origin {
  from: { file: string } | { package: string };
  name: string;
}

/** What a declaration says, and what it needs. */
export interface Declaration {
  /** As written, without `export` and `declare`; overloads below each other. */
  text: string;
  /** The names of its own module that it uses. */
  uses: ReadonlySet<string>;
  /** What it names by `import('…')`. */
  imports: readonly Origin[];
}

/** A file of declarations that tsc has written. */
export interface DeclarationModule {
  declarations: ReadonlyMap<string, Declaration>;
  imports: ReadonlyMap<string, Origin>;
  exports: ReadonlyMap<string, Origin>;
  /** What it exports all of. */
  stars: readonly Origin[];
}

type Node = Readonly<Record<string, unknown>> & { type: string; start: number; end: number };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** `Dialog` of `Dialog.Root`. */
function firstName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return String(node.name);
  return firstName(node.left ?? node.object);
}

/** The properties by which types and classes name others. */
const naming: Readonly<Record<string, string>> = {
  TSTypeReference: 'typeName',
  TSTypeQuery: 'exprName',
  TSInterfaceHeritage: 'expression',
  TSClassImplements: 'expression',
  ClassDeclaration: 'superClass',
};

function originOf(file: string, specifier: string, name: string): Origin {
  return specifier.startsWith('.')
    ? { from: { file: join(dirname(file), specifier.replace(/\.(?:tsx?|js)$/, '.d.ts')) }, name }
    : { from: { package: specifier }, name };
}

function gather(node: Node, file: string, uses: Set<string>, imports: Origin[]): void {
  const name = firstName(node[naming[node.type] ?? '']);
  if (name) uses.add(name);
  if (node.type === 'TSImportType' && isNode(node.source)) {
    imports.push(originOf(file, String(node.source.value), firstName(node.qualifier) ?? '*'));
  }
  for (const child of childrenOf(node)) gather(child, file, uses, imports);
}

function namesOf(declaration: Node): string[] {
  const declared = Array.isArray(declaration.declarations) ? declaration.declarations : [declaration];
  return declared.filter(isNode).flatMap(({ id }) => firstName(id) ?? []);
}

function readDeclarations(body: readonly unknown[], file: string, text: string): Map<string, Declaration> {
  const declarations = new Map<string, Declaration>();
  for (const statement of body.filter(isNode)) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    const uses = new Set<string>();
    const imports: Origin[] = [];
    gather(declaration, file, uses, imports);
    const own = text.slice(declaration.start, declaration.end).replace(/^declare /, '');
    for (const name of namesOf(declaration)) {
      const earlier = declarations.get(name);
      declarations.set(name, {
        text: earlier ? `${earlier.text}\n${own}` : own,
        uses: new Set([...(earlier?.uses ?? []), ...uses]),
        imports: [...(earlier?.imports ?? []), ...imports],
      });
    }
  }
  return declarations;
}

function nameOf({ kind, name }: ImportName | ExportImportName | ExportExportName): string {
  if (kind === 'Default') return 'default';
  return name ?? '*';
}

/** Reads a file of declarations. */
export function readDeclarationModule(file: string): DeclarationModule {
  const text = readFileSync(file, 'utf8');
  const { program, module } = parseSync(file, text);
  const imports = new Map<string, Origin>();
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { localName, importName } of entries) {
      imports.set(localName.value, originOf(file, moduleRequest.value, nameOf(importName)));
    }
  }
  const exports = new Map<string, Origin>();
  const stars: Origin[] = [];
  for (const { moduleRequest, importName, exportName, localName } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (moduleRequest) {
      const origin = originOf(file, moduleRequest.value, nameOf(importName));
      if (exportName.kind === 'None') stars.push(origin);
      else exports.set(nameOf(exportName), origin);
    } else if (localName.name) exports.set(nameOf(exportName), { from: { file }, name: localName.name });
  }
  return { declarations: readDeclarations(program.body, file, text), imports, exports, stars };
}
