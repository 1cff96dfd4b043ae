import type { LiveRepository, WrittenChange } from './live.repository.ts';

/** Reads changes as they become visible, each once. */
export interface LiveReader {
  /** From here on. */
  begin: () => Promise<void>;
  /** What has become visible since. */
  read: () => Promise<WrittenChange[]>;
  /** Whatever older transactions than this one wrote has been read. */
  readonly oldestOpen: bigint;
}

/**
 * Transactions take ids and end in any order, so no id says that all before it were seen. What may still come is
 * written by the oldest open transaction or a later one: from there it reads again and leaves out what it has read.
 */
export function createLiveReader({ from }: Pick<LiveRepository, 'from'>): LiveReader {
  let oldestOpen = 0n;
  let known: ReadonlySet<number> = new Set();

  async function read(): Promise<WrittenChange[]> {
    const found = await from(oldestOpen);
    const fresh = found.changes.filter(({ id }) => !known.has(id));
    oldestOpen = found.oldestOpen;
    known = new Set(found.changes.filter(({ transaction }) => transaction >= oldestOpen).map(({ id }) => id));
    return fresh;
  }

  return {
    begin: async () => {
      await read();
    },
    read,
    get oldestOpen() {
      return oldestOpen;
    },
  };
}
