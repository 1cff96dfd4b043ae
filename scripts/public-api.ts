import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, type Plugin, parseSync } from 'vite';

/** A public export of a module, as documented in its source. */
export interface PublicExport {
  /** Name after import, `Dialog.Title` for a part. */
  name: string;
  kind: 'component' | 'function' | 'type' | 'constant';
  /** The docstring. */
  description: string;
  /** The declaration without its implementation. */
  declaration: string;
  /** The file that declares it. */
  file: string;
}

const declarationKinds: Partial<Record<ESTree.Statement['type'], PublicExport['kind']>> = {
  FunctionDeclaration: 'function',
  ClassDeclaration: 'component',
  TSInterfaceDeclaration: 'type',
  TSTypeAliasDeclaration: 'type',
  VariableDeclaration: 'constant',
};

const LONGEST_VALUE = 80;

/** Functions with the name of a component are components. Errors are classes too, but no components. */
function kindOf(
  kind: PublicExport['kind'],
  declaration: ESTree.Declaration,
  name: string,
): PublicExport['kind'] {
  if (declaration.type === 'ClassDeclaration' && /Error$/.test(name)) return 'type';
  return kind === 'function' && /^[A-Z]/.test(name) ? 'component' : kind;
}

function docstring(comment: string): string {
  return comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim();
}

/** Returns the exports of an index module in their order there, and the parts of its namespaces. */
export function publicExports(file: string): PublicExport[] {
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);

  function exportOf(
    statement: ESTree.ExportNamedDeclaration,
    declaration: ESTree.Declaration,
  ): PublicExport[] {
    const comment = comments.findLast(
      ({ end, type, value }) =>
        type === 'Block' &&
        value.startsWith('*') &&
        end <= statement.start &&
        source.slice(end, statement.start).trim() === '',
    );
    const kind = declarationKinds[declaration.type];
    const named = declaration.type === 'VariableDeclaration' ? declaration.declarations[0] : declaration;
    const id = named && 'id' in named ? named.id : null;
    if (!kind || id?.type !== 'Identifier') return [];
    let end = declaration.end;
    if ((kind === 'function' || kind === 'component') && 'body' in declaration && declaration.body) {
      end = declaration.body.start;
    } else if (named?.type === 'VariableDeclarator' && named.init) {
      // A long value says less than its type.
      if (id.typeAnnotation || named.init.end - named.init.start > LONGEST_VALUE)
        end = id.typeAnnotation?.end ?? id.end;
    }
    return [
      {
        name: id.name,
        kind: kindOf(kind, declaration, id.name),
        description: comment ? docstring(comment.value) : '',
        declaration: source.slice(declaration.start, end).trim(),
        file,
      },
    ];
  }

  return program.body.flatMap((statement): PublicExport[] => {
    if (statement.type === 'ExportAllDeclaration') {
      const all = publicExports(join(dirname(file), statement.source.value));
      const namespace = statement.exported?.type === 'Identifier' ? statement.exported.name : null;
      if (!namespace) return all;
      return all
        .filter(({ kind }) => kind === 'component')
        .map((part) => ({ ...part, name: `${namespace}.${part.name}` }));
    }
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration) return exportOf(statement, statement.declaration);
    if (!statement.source) return [];
    const all = publicExports(join(dirname(file), statement.source.value));
    return statement.specifiers.flatMap(({ local, exported }) => {
      const found = all.find(({ name }) => local.type === 'Identifier' && name === local.name);
      return found && exported.type === 'Identifier' ? [{ ...found, name: exported.name }] : [];
    });
  });
}

const QUERY = '?api';

/** Loads the exports of `index.ts?api` as data for Storybook's docs pages. */
export function publicApi(): Plugin {
  return {
    name: 'public-api',
    load(id) {
      if (!id.endsWith(QUERY)) return;
      const exported = publicExports(id.slice(0, -QUERY.length));
      for (const { file } of exported) this.addWatchFile(file);
      return `export default ${JSON.stringify(exported)}`;
    },
  };
}
