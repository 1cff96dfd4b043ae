import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { builtinHandlers, builtinResolvers, type Documentation, type Handler, parse } from 'react-docgen';
import { expect, test } from 'vitest';
import { publicExports } from './public-api.ts';

const kit = join(import.meta.dirname, '../packages/ui/src');
const exported = publicExports(join(kit, 'index.ts'));
const components = exported.filter(({ kind }) => kind === 'component');

const withName: Handler = (documentation, { node }) => {
  if ('id' in node && node.id?.type === 'Identifier')
    documentation.set('name' as 'displayName', node.id.name);
};

/** Reads the components of a file as Storybook does. */
function documentationOf(file: string): (Documentation & { name?: string })[] {
  return parse(readFileSync(file, 'utf8'), {
    filename: file,
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    handlers: [...Object.values(builtinHandlers), withName],
  });
}

test('every entry point of the kit has a docs page', () => {
  const pages = globSync('**/*.{stories.tsx,mdx}', { cwd: kit }).flatMap((file) => {
    const source = readFileSync(join(kit, file), 'utf8');
    const named = source.match(/subpaths(?:: |=\{)\[([^\]]*)\]/)?.[1]?.match(/[a-z-]+/g);
    return named ?? (source.includes('!autodocs') ? [] : basename(dirname(file)));
  });
  const index = readFileSync(join(kit, 'index.ts'), 'utf8');
  const entryPoints = [...index.matchAll(/([a-z-]+)\/index\.ts/g)].map(([, name = '']) => name);
  expect(entryPoints.filter((name) => !pages.includes(name))).toEqual([]);
});

test('every component and function of the kit has a description', () => {
  const called = exported.filter(({ kind }) => kind === 'component' || kind === 'function');
  expect(called.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

test('every prop that the kit declares has a description', () => {
  const files = [...new Set(components.map(({ file }) => file))];
  const documentation = new Map(
    files.flatMap((file) => documentationOf(file).map((entry) => [`${file}#${entry.name}`, entry])),
  );
  const undescribed = components.flatMap(({ name, file }) => {
    const props = documentation.get(`${file}#${name.split('.').at(-1)}`)?.props ?? {};
    return Object.entries(props)
      .filter(([, { tsType, description }]) => tsType && !description)
      .map(([prop]) => `${name} ${prop}`);
  });
  expect(undescribed).toEqual([]);
});
