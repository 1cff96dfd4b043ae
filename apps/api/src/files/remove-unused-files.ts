import type { FileStore, StoredFile } from './file-store.ts';

/** Number of files per lookup. */
const AT_A_TIME = 200;

async function* inParts(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile[]> {
  let part: StoredFile[] = [];
  for await (const file of files) {
    part.push(file);
    if (part.length < AT_A_TIME) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

export interface UnusedFiles {
  folder: string;
  /** Younger files are retained: their rows may not be committed yet, or they may be in use. */
  youngest: Date;
  /** The name that rows use for a file. @default its key */
  nameOf?: (file: StoredFile) => string;
  /** Returns which of these names rows refer to. */
  findInUse: (names: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Removes the files of a folder that no row refers to, whether the row was deleted or never created. */
export async function removeUnusedFiles(
  files: FileStore,
  { folder, youngest, nameOf = ({ key }) => key, findInUse }: UnusedFiles,
): Promise<void> {
  for await (const part of inParts(files.list(folder))) {
    const old = part.filter(({ changedAt }) => changedAt < youngest);
    if (old.length === 0) continue;
    const inUse = await findInUse(old.map(nameOf));
    for (const file of old) if (!inUse.has(nameOf(file))) await files.remove(file.key);
  }
}
