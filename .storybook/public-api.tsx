import {
  DocsContext,
  Heading,
  Markdown,
  PureArgsTable,
  Subheading,
  type useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentType, type ReactElement, Suspense, use, useContext } from 'react';
import { inheritedProps } from '../scripts/inherited-props.ts';
import type { PublicExport } from '../scripts/public-api.ts';
import { type ArgType, withDefaults, withUnionMembers } from './arg-types.ts';
import { Code } from './code.tsx';

type Component = ComponentType<never>;
type Module = Record<string, Component | Record<string, Component>>;

interface Package {
  name: string;
  exports: Record<string, string | { '@uplift/source'?: string }>;
}

const packages = import.meta.glob<Package>('../packages/*/package.json', { eager: true, import: 'default' });
const apis = import.meta.glob<PublicExport[]>(
  ['../packages/*/src/**/index.ts', '../packages/*/src/**/locale/*.ts'],
  {
    query: '?api',
    import: 'default',
  },
);
/** Modules with components. */
const modules = import.meta.glob<Module>([
  '../packages/ui/src/*/{,*/}index.ts',
  '../packages/roi-engine/src/react/index.ts',
  '../packages/tech-showcase/src/index.ts',
  '../packages/data-client/src/swr/index.ts',
  // Next.js isn't installed.
  '!../packages/ui/src/next/**',
]);

/** What a subpath of a package exports. */
interface EntryPoint {
  name: string;
  api: readonly PublicExport[];
  module: Module;
}

async function load(folder: string, subpath: string): Promise<EntryPoint> {
  const manifest = packages[`../packages/${folder}/package.json`];
  const entry = manifest?.exports[subpath ? `./${subpath}` : '.'];
  const source = typeof entry === 'object' && entry['@uplift/source'];
  const file = source ? source.replace('./', `../packages/${folder}/`) : '';
  const [api, module = {}] = await Promise.all([apis[file]?.(), modules[file]?.()]);
  if (!manifest || !api) throw new Error(`packages/${folder} has no entry point "${subpath}".`);
  return { name: subpath ? `${manifest.name}/${subpath}` : manifest.name, api, module };
}

const loaded = new Map<string, Promise<EntryPoint>>();

/** Loads an entry point once. */
export function loadEntryPoint(folder: string, subpath: string): Promise<EntryPoint> {
  const key = `${folder}/${subpath}`;
  const promise = loaded.get(key) ?? load(folder, subpath);
  loaded.set(key, promise);
  return promise;
}

/** An import line names no more exports. */
const LONGEST_IMPORT = 12;

function importLine({ name: from, api }: EntryPoint): string {
  const names = api.filter(({ kind }) => kind !== 'type').map(({ name }) => name.split('.')[0] ?? name);
  const unique = [...new Set(names)];
  const more = unique.length - LONGEST_IMPORT;
  if (more > 0) unique.splice(LONGEST_IMPORT, more, `/* and ${more} more */`);
  const line = `import { ${unique.join(', ')} } from '${from}';`;
  return line.length <= 100
    ? line
    : line.replace('{ ', '{\n  ').replaceAll(', ', ',\n  ').replace(' }', ',\n}');
}

interface EntryPointProps {
  /** The folder of the package. @default 'ui' */
  folder?: string;
  subpath: string;
}

/** Shows how to import an entry point. */
function Import({ folder = 'ui', subpath }: EntryPointProps): ReactElement {
  return <Code code={importLine(use(loadEntryPoint(folder, subpath)))} />;
}

interface EntryPointsProps {
  /** The folder of the package. @default 'ui' */
  folder?: string;
  /** Without the name of the package. Empty for its root. */
  subpaths: readonly string[];
}

/** Shows how to import entry points of a package. */
export function Imports({ folder = 'ui', subpaths }: EntryPointsProps): ReactElement {
  return (
    <Suspense>
      {subpaths.map((subpath) => (
        <Import key={subpath} folder={folder} subpath={subpath} />
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

/** The component that the page shows on top, with the types that its stories tell. */
interface PageComponent {
  component?: unknown;
  argTypes: ReturnType<typeof useOf<'meta'>>['preparedMeta']['argTypes'];
}

/** Shows a docstring, and its example as code. */
function Docstring({ text }: { text: string }): ReactElement {
  const [description = '', example] = text.split(/\s*@example\s+/);
  return (
    <>
      <Markdown>{description}</Markdown>
      {example && <Code code={example} />}
    </>
  );
}

interface PartProps {
  part: PublicExport;
  api: readonly PublicExport[];
  module: Module;
  page: PageComponent | undefined;
}

function InheritedProps({ part, api }: Pick<PartProps, 'part' | 'api'>): ReactElement | null {
  const inherited = inheritedProps(part, api);
  return inherited ? <Markdown>{`Also takes ${inherited}.`}</Markdown> : null;
}

function componentOf({ name }: PublicExport, module: Module): Module[string] | undefined {
  const [first = '', member] = name.split('.');
  const exported = module[first];
  return member && exported && typeof exported === 'object' ? exported[member] : exported;
}

/** Shows the description and the props of a component. */
function Part({ part, api, module, page }: PartProps): ReactElement {
  const component = componentOf(part, module);
  const initialArgs = {};
  const { parameters } = useContext(DocsContext).projectAnnotations;
  const extractArgTypes: ExtractArgTypes = parameters?.docs?.extractArgTypes;
  const extracted = (component && extractArgTypes(component as Component)) || {};
  // Stories tell the types that react-docgen can't read.
  const own = page && component === page.component ? page.argTypes : {};
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
      <Docstring text={part.description} />
      {Object.keys(rows).length > 0 && <PureArgsTable rows={rows} />}
      <InheritedProps part={part} api={api} />
    </>
  );
}

function withDocstring({ description, declaration }: PublicExport): string {
  return description ? `/** ${description.replaceAll('\n', '\n * ')} */\n${declaration}` : declaration;
}

interface EntryPointApiProps extends EntryPointProps {
  page: PageComponent | undefined;
}

function EntryPointApi({ folder = 'ui', subpath, page }: EntryPointApiProps): ReactElement {
  const { api, module } = use(loadEntryPoint(folder, subpath));
  const components = api.filter(({ kind }) => kind === 'component');
  const functions = api.filter(({ kind }) => kind === 'function');
  const tables = components.filter((component) => componentOf(component, module));
  const props = new Set(tables.map(({ name }) => `${name.replace('.', '')}Props`));
  const others = api.filter(({ kind, name }) => (kind === 'type' && !props.has(name)) || kind === 'constant');
  const [first] = components;
  const own =
    page && components.length === 1 && first && module[first.name] === page.component ? first : undefined;
  const parts = own ? [] : components;
  return (
    <>
      {own && <InheritedProps part={own} api={api} />}
      {parts.length > 0 && <Heading>Components</Heading>}
      {parts.map((part) => (
        <Part key={part.name} part={part} api={api} module={module} page={page} />
      ))}
      {functions.length > 0 && <Heading>Functions</Heading>}
      {functions.map(({ name, description, declaration }) => (
        <div key={name}>
          <Subheading>{name}</Subheading>
          <Docstring text={description} />
          <Code code={declaration} />
        </div>
      ))}
      {others.length > 0 && (
        <>
          <Heading>Types and constants</Heading>
          <Code code={others.map(withDocstring).join('\n\n')} />
        </>
      )}
    </>
  );
}

interface PublicApiProps extends EntryPointsProps {
  page?: PageComponent;
}

/** Shows what entry points of a package export, except for the page's own component if it is the only one. */
export function PublicApi({ folder = 'ui', subpaths, page }: PublicApiProps): ReactElement {
  return (
    <Suspense>
      {subpaths.map((subpath) => (
        <EntryPointApi key={subpath} folder={folder} subpath={subpath} page={page} />
      ))}
    </Suspense>
  );
}
