import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** An entry of the changelog of a package. */
export interface Change {
  /** `Unreleased` for an entry that waits for the next release. */
  version: string;
  /** Markdown. */
  text: string;
}

/** Returns the entries of a changelog that Changesets wrote, newest first. */
export function releasedChanges(changelog: string): Change[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((release) => {
      const [version = '', ...lines] = release.split('\n');
      const entries = lines
        .filter((line) => !line.startsWith('### '))
        .join('\n')
        .split(/^- /m);
      return entries.slice(1).map((text) => ({ version, text: text.trim() }));
    });
}

/** Returns the text of a changeset if it changes the package. */
export function unreleasedChange(changeset: string, name: string): Change[] {
  const [, header = '', text = ''] = changeset.split(/^---$/m);
  return header.includes(`'${name}'`) ? [{ version: 'Unreleased', text: text.trim() }] : [];
}

const QUERY = '?changes';

/** Loads `CHANGELOG.md?changes` of a package and what will be added to it, as data for Storybook's docs pages. */
export function changes(): Plugin {
  return {
    name: 'changes',
    load(id) {
      if (!id.endsWith(QUERY)) return;
      const changelog = id.slice(0, -QUERY.length);
      const directory = dirname(changelog);
      const { name } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
      const changesets = globSync(join(directory, '../../.changeset/*.md')).sort();
      for (const file of [changelog, ...changesets]) this.addWatchFile(file);
      const all = [
        ...changesets.flatMap((file) => unreleasedChange(readFileSync(file, 'utf8'), name)),
        ...releasedChanges(readFileSync(changelog, 'utf8')),
      ];
      return `export default ${JSON.stringify(all)}`;
    },
  };
}
