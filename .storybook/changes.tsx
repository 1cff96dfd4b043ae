import { Heading, Markdown, Subheading } from '@storybook/addon-docs/blocks';
import { type ReactElement, Suspense, use } from 'react';
import type { Change } from '../scripts/changes.ts';
import { loadEntryPoint } from './public-api.tsx';

const changelogs = import.meta.glob<Change[]>('../packages/*/CHANGELOG.md', {
  query: '?changes',
  import: 'default',
});

const loaded = new Map<string, Promise<Change[]>>();

function loadChanges(folder: string): Promise<Change[]> {
  const promise = loaded.get(folder) ?? changelogs[`../packages/${folder}/CHANGELOG.md`]?.();
  if (!promise) throw new Error(`packages/${folder} has no changelog.`);
  loaded.set(folder, promise);
  return promise;
}

/** Returns whether a text names one of the exports in code: `Dialog`, `Dialog.Title`, `<Dialog …>`. */
function namesOne(text: string, names: readonly string[]): boolean {
  return [...text.matchAll(/`<?(\w+)/g)].some(([, name = '']) => names.includes(name));
}

interface ChangesProps {
  /** The folder of the package. */
  folder: string;
  /** Only changes of these exports. @default all */
  names?: readonly string[];
  /** @default 'Changes' */
  title?: string;
}

function ChangeList({ folder, names, title = 'Changes' }: ChangesProps): ReactElement | null {
  const all = use(loadChanges(folder));
  const shown = names ? all.filter(({ text }) => namesOne(text, names)) : all;
  if (shown.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      {[...Map.groupBy(shown, ({ version }) => version)].map(([version, entries]) => (
        <div key={version}>
          <Subheading>{version}</Subheading>
          <Markdown>
            {entries.map(({ text }) => `- ${text.replaceAll(/\n(?=\S)/g, '\n  ')}`).join('\n')}
          </Markdown>
        </div>
      ))}
    </>
  );
}

interface ComponentChangesProps {
  folder: string;
  subpaths: readonly string[];
}

function EntryPointChanges({ folder, subpaths }: ComponentChangesProps): ReactElement {
  const entryPoints = subpaths.map((subpath) => use(loadEntryPoint(folder, subpath)));
  const names = entryPoints.flatMap(({ api }) => api.map(({ name }) => name.split('.')[0] ?? name));
  return <ChangeList folder={folder} names={names} />;
}

/** Shows the changes of what entry points export by version, those of the next release first. */
export function ComponentChanges(props: ComponentChangesProps): ReactElement {
  return (
    <Suspense>
      <EntryPointChanges {...props} />
    </Suspense>
  );
}

/** Shows all changes of a package by version, those of the next release first. */
export function PackageChanges(props: Omit<ChangesProps, 'names'>): ReactElement {
  return (
    <Suspense>
      <ChangeList {...props} />
    </Suspense>
  );
}
