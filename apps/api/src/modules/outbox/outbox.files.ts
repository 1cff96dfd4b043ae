import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../error-code.ts';

/** The messages in the outbox. */
export interface OutboxFiles {
  /** Of all messages, the oldest first: their names begin with the time. */
  names: () => Promise<string[]>;
  /** The bytes of a message; null where there is none of that name. */
  read: (name: string) => Promise<Buffer | null>;
}

const SUFFIX = '.eml';

/** What is missing is no failure: the folder is made with the first message. */
async function unlessMissing<Value>(found: Promise<Value>): Promise<Value | null> {
  try {
    return await found;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

export function createOutboxFiles(directory: string): OutboxFiles {
  return {
    names: async () => {
      const names = (await unlessMissing(readdir(directory))) ?? [];
      return names
        .filter((name) => name.endsWith(SUFFIX))
        .map((name) => name.slice(0, -SUFFIX.length))
        .sort();
    },
    // Names hold no slash, as the contract sees to, so that none leads out of the folder.
    read: (name) => unlessMissing(readFile(join(directory, `${name}${SUFFIX}`))),
  };
}
