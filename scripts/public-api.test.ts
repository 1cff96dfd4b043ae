import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { builtinHandlers, builtinResolvers, type Documentation, type Handler, parse } from 'react-docgen';
import { expect, test } from 'vitest';
import { type PublicExport, publicExports } from './public-api.ts';

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

const documentation = new Map(
  [...new Set(components.map(({ file }) => file))].flatMap((file) =>
    documentationOf(file).map((entry) => [`${file}#${entry.name}`, entry] as const),
  ),
);

test('every entry point of the kit has a docs page', () => {
  const pages = globSync('**/*.{stories.tsx,mdx}', { cwd: kit }).flatMap((file) => {
    // Single stories can be left out of the page.
    const [source = ''] = readFileSync(join(kit, file), 'utf8').split('meta.story(');
    const named = source.match(/subpaths(?:: |=\{)\[([^\]]*)\]/)?.[1]?.match(/[a-z-]+/g);
    return named ?? (source.includes('!autodocs') ? [] : basename(dirname(file)));
  });
  const index = readFileSync(join(kit, 'index.ts'), 'utf8');
  const entryPoints = [...index.matchAll(/([a-z-]+)\/index\.ts/g)].map(([, name = '']) => name);
  expect(entryPoints.filter((name) => !pages.includes(name))).toEqual([]);
});

/** Story files of components and hooks, with the last part of their title. */
const componentPages = globSync('**/*.stories.tsx', { cwd: kit }).flatMap((file) => {
  const title = readFileSync(join(kit, file), 'utf8').match(/title: 'Components\/[^']*\/(\w+)'/)?.[1];
  return title ? [{ file, title }] : [];
});

test('every component has a guide next to its stories', () => {
  const unguided = componentPages.filter(
    ({ file }) => !existsSync(join(kit, file.replace('.stories.tsx', '.guide.tsx'))),
  );
  expect(unguided.map(({ file }) => file)).toEqual([]);
});

test('every name in a guide is that of an export or a docs page', () => {
  const names = new Set([
    ...exported.flatMap(({ name }) => [name, name.replace(/\..*/, '')]),
    ...componentPages.map(({ title }) => title),
  ]);
  const unknown = globSync('**/*.guide.tsx', { cwd: kit }).flatMap((file) =>
    [...readFileSync(join(kit, file), 'utf8').matchAll(/`([A-Z][\w.]*)`/g)]
      .filter(([, name = '']) => !names.has(name))
      .map(([name]) => `${file} ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('every component and function of the kit has a description', () => {
  const called = exported.filter(({ kind }) => kind === 'component' || kind === 'function');
  expect(called.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

function propsOf({ name, file }: PublicExport): Documentation['props'] {
  return documentation.get(`${file}#${name.split('.').at(-1)}`)?.props;
}

/** Returns whether the props of a component are only those of its element, or of the primitive it is built on. */
function addsNoProps({ declaration }: PublicExport): boolean {
  const type = declaration.match(/: (\w+Props)\)/)?.[1];
  const props = exported.find(({ name }) => name === type)?.declaration ?? '';
  return declaration.includes('()') || /= (ComponentProps<|Menu(Label|SubTrigger)Props)/.test(props);
}

test('Storybook can read the props of every component of the kit', () => {
  const unread = components.filter((component) => !propsOf(component) && !addsNoProps(component));
  expect(unread.map(({ name }) => name)).toEqual([]);
});

test('every prop that the kit declares has a description', () => {
  const undescribed = components.flatMap((component) =>
    Object.entries(propsOf(component) ?? {})
      .filter(([, { tsType, description }]) => tsType && !description)
      .map(([prop]) => `${component.name} ${prop}`),
  );
  expect(undescribed).toEqual([]);
});
