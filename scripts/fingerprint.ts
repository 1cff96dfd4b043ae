import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which files of a folder something is made of, as glob patterns. */
export interface Sources {
  directory: string;
  include: readonly string[];
  exclude: readonly string[];
}

/** The files that the patterns name, sorted, relative to the folder. */
export function filesOf({ directory, include, exclude }: Sources): string[] {
  return globSync(include, { cwd: directory, exclude, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort();
}

/** A hash of names and contents: it changes when a file is changed, added, removed or renamed, and not by a checkout. */
export function fingerprintOf(sources: Sources): string {
  const hash = createHash('sha256');
  for (const file of filesOf(sources)) {
    const content = readFileSync(join(sources.directory, file));
    hash.update(`${file}\0${content.byteLength}\0`).update(content);
  }
  return hash.digest('hex');
}
