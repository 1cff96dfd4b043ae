import type { FileStore, StoredFile } from './file-store.ts';

/** How many files are looked up at a time. */
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
  /** Younger files stay: their rows may be on their way, or somebody may be reading them. */
  youngest: Date;
  /** What rows call a file. @default its key */
  nameOf?: (file: StoredFile) => string;
  /** Which of these names some row has. */
  findInUse: (names: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Removes the files of a folder that no row names, whether it was deleted or never came to be. */
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
