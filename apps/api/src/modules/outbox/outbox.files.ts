import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../error-code.ts';

export type OutboxFiles = ReturnType<typeof createOutboxFiles>;

const SUFFIX = '.eml';

/** Returns null if the file or folder is missing. The folder is created with the first message. */
async function unlessMissing<Value>(found: Promise<Value>): Promise<Value | null> {
  try {
    return await found;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The messages in the outbox. */
export function createOutboxFiles(directory: string) {
  return {
    /** The names of all messages, oldest first. Each name starts with its timestamp. */
    names: async (): Promise<string[]> => {
      const names = (await unlessMissing(readdir(directory))) ?? [];
      return names
        .filter((name) => name.endsWith(SUFFIX))
        .map((name) => name.slice(0, -SUFFIX.length))
        .sort();
    },
    /** The bytes of a message, or null if it doesn't exist. */
    // The contract rejects names with a slash, so a name can't point outside the folder.
    read: (name: string): Promise<Buffer | null> =>
      unlessMissing(readFile(join(directory, `${name}${SUFFIX}`))),
  };
}
