import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const index = join(import.meta.dirname, '../storybook-static/index.json');

/** An entry of Storybook's navigation. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
  tags: readonly string[];
}

/** Returns all entries of the built Storybook in navigation order. */
export function storybookEntries(): Entry[] {
  if (!existsSync(index)) throw new Error('Build Storybook first: pnpm build:storybook');
  return Object.values<Entry>(JSON.parse(readFileSync(index, 'utf8')).entries);
}
