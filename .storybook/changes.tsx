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
  /** Only this many, with a link to the page of all changes. @default all */
  latest?: number;
}

function ChangeList({
  folder,
  names,
  title = 'Changes',
  latest = Infinity,
}: ChangesProps): ReactElement | null {
  const all = use(loadChanges(folder));
  const matching = names ? all.filter(({ text }) => namesOne(text, names)) : all;
  if (matching.length === 0) return null;
  const shown = matching.slice(0, latest);
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
      {shown.length < matching.length && (
        <Markdown>{`[All ${matching.length} changes](?path=/docs/changes--docs)`}</Markdown>
      )}
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

/** Shows the changes of a package by version, those of the next release first. */
export function PackageChanges(props: Omit<ChangesProps, 'names'>): ReactElement {
  return (
    <Suspense>
      <ChangeList {...props} />
    </Suspense>
  );
}
