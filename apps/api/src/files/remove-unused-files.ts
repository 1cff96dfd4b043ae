import type { FileStore, StoredFile } from './file-store.ts';

const DAY_MS = 24 * 3_600_000;

/** A younger file may belong to an upload whose row is being written, or be on its way to somebody. */
export const YOUNG_FILE_MS = DAY_MS;

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

/** Removes the files of a folder that no row has, whether they were replaced, or their rows never came to be. */
export async function removeUnusedFiles(
  files: FileStore,
  {
    folder,
    now,
    nameOf = ({ key }) => key,
    findInUse,
  }: {
    folder: string;
    now: Date;
    /** What rows call a file. @default its key */
    nameOf?: (file: StoredFile) => string;
    /** Which of these names some row has. */
    findInUse: (names: readonly string[]) => Promise<Set<string>>;
  },
): Promise<void> {
  const youngest = now.getTime() - YOUNG_FILE_MS;
  for await (const part of inParts(files.list(folder))) {
    const old = part.filter(({ changedAt }) => changedAt.getTime() < youngest);
    if (old.length === 0) continue;
    const inUse = await findInUse(old.map(nameOf));
    for (const file of old) if (!inUse.has(nameOf(file))) await files.remove(file.key);
  }
}
