import { Heading, Markdown, PureArgsTable, Source, Subheading, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentType, type ReactElement, Suspense, use } from 'react';
import type { PublicExport } from '../scripts/public-api.ts';
import { type ArgType, withDefaults, withUnionMembers } from './arg-types.ts';

type Component = ComponentType<never>;
type Module = Record<string, Component | Record<string, Component>>;

const apis = import.meta.glob<PublicExport[]>('../packages/ui/src/*/{,*/}index.ts', {
  query: '?api',
  import: 'default',
});
const modules = import.meta.glob<Module>([
  '../packages/ui/src/*/{,*/}index.ts',
  // Next.js isn't installed.
  '!../packages/ui/src/next/**',
]);

/** The part of `@uplift/ui` that the index module of a folder exports. */
interface EntryPoint {
  subpath: string;
  api: readonly PublicExport[];
  module: Module;
}

async function load(subpath: string): Promise<EntryPoint> {
  const file = Object.keys(apis).find((path) => path.endsWith(`/${subpath}/index.ts`)) ?? subpath;
  const [api, module] = await Promise.all([apis[file]?.(), modules[file]?.()]);
  if (!api || !module) throw new Error(`@uplift/ui has no entry point "${subpath}".`);
  return { subpath, api, module };
}

const loaded = new Map<string, Promise<EntryPoint>>();

function useEntryPoint(subpath: string): EntryPoint {
  const promise = loaded.get(subpath) ?? load(subpath);
  loaded.set(subpath, promise);
  return use(promise);
}

function importLine({ subpath, api }: EntryPoint): string {
  const names = api.filter(({ kind }) => kind !== 'type').map(({ name }) => name.split('.')[0] ?? name);
  const unique = [...new Set(names)];
  const line = `import { ${unique.join(', ')} } from '@uplift/ui/${subpath}';`;
  return line.length <= 100
    ? line
    : line.replace('{ ', '{\n  ').replaceAll(', ', ',\n  ').replace(' }', ',\n}');
}

/** Shows how to import an entry point of `@uplift/ui`. */
function Import({ subpath }: { subpath: string }): ReactElement {
  return <Source language="tsx" code={importLine(useEntryPoint(subpath))} />;
}

/** Shows how to import entry points of `@uplift/ui`. */
export function Imports({ subpaths }: { subpaths: readonly string[] }): ReactElement {
  return (
    <Suspense>
      {subpaths.map((subpath) => (
        <Import key={subpath} subpath={subpath} />
      ))}
    </Suspense>
  );
}

interface Row extends ArgType {
  table?: {
    type?: { summary?: string; detail?: string };
    defaultValue?: { summary?: string; detail?: string };
  };
}

type ExtractArgTypes = (component: Component) => Record<string, Row> | null;

interface PartProps {
  part: PublicExport;
  module: Module;
}

/** Shows the description and the props of a component. */
function Part({ part, module }: PartProps): ReactElement {
  const [name = '', member] = part.name.split('.');
  const exported = module[name];
  const component = member && exported && typeof exported === 'object' ? exported[member] : exported;
  const initialArgs = {};
  const { preparedMeta } = useOf('meta', ['meta']);
  const extractArgTypes: ExtractArgTypes = preparedMeta.parameters.docs.extractArgTypes;
  const extracted = extractArgTypes(component as Component) ?? {};
  // Stories tell the types that react-docgen can't read.
  const own = component === preparedMeta.component ? preparedMeta.argTypes : {};
  const argTypes = Object.fromEntries(
    Object.entries(extracted).map(([prop, argType]) => [prop, own[prop] ?? argType]),
  );
  const rows = withUnionMembers({
    argTypes: withDefaults({ argTypes, initialArgs }),
    initialArgs,
  });
  return (
    <>
      <Subheading>{part.name}</Subheading>
      <Markdown>{part.description}</Markdown>
      {Object.keys(rows).length > 0 ? (
        <PureArgsTable rows={rows} />
      ) : (
        <p>No props but those of its element.</p>
      )}
    </>
  );
}

function withDocstring({ description, declaration }: PublicExport): string {
  return description ? `/** ${description.replaceAll('\n', '\n * ')} */\n${declaration}` : declaration;
}

function EntryPointApi({ subpath }: { subpath: string }): ReactElement {
  const { api, module } = useEntryPoint(subpath);
  const { component } = useOf('meta', ['meta']).preparedMeta;
  const components = api.filter(({ kind }) => kind === 'component');
  const functions = api.filter(({ kind }) => kind === 'function');
  const props = new Set(components.map(({ name }) => `${name.replace('.', '')}Props`));
  const others = api.filter(({ kind, name }) => (kind === 'type' && !props.has(name)) || kind === 'constant');
  const parts = components.length === 1 && components[0]?.name === component?.name ? [] : components;
  return (
    <>
      {parts.length > 0 && <Heading>Components</Heading>}
      {parts.map((part) => (
        <Part key={part.name} part={part} module={module} />
      ))}
      {functions.length > 0 && <Heading>Functions</Heading>}
      {functions.map(({ name, description, declaration }) => (
        <div key={name}>
          <Subheading>{name}</Subheading>
          <Markdown>{description}</Markdown>
          <Source language="tsx" code={declaration} />
        </div>
      ))}
      {others.length > 0 && (
        <>
          <Heading>Types and constants</Heading>
          <Source language="tsx" code={others.map(withDocstring).join('\n\n')} />
        </>
      )}
    </>
  );
}

/** Shows what entry points of `@uplift/ui` export, except for the page's own component if it is the only one. */
export function PublicApi({ subpaths }: { subpaths: readonly string[] }): ReactElement {
  return (
    <Suspense>
      {subpaths.map((subpath) => (
        <EntryPointApi key={subpath} subpath={subpath} />
      ))}
    </Suspense>
  );
}
