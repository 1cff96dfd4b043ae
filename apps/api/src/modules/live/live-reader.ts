import type { LiveRepository, WrittenChange } from './live.repository.ts';

/**
 * Reads changes as they become visible, each one once.
 *
 * Transactions take IDs and end in any order, so having seen an ID doesn't mean that all lower IDs were seen.
 * Outstanding changes come from the oldest open transaction or a later one. Each read starts there and skips
 * the changes that were already read.
 */
export function createLiveReader({ from }: Pick<LiveRepository, 'from'>) {
  let oldestOpen = 0n;
  let known: ReadonlySet<number> = new Set();

  /** Returns the changes that became visible since the last read. */
  async function read(): Promise<WrittenChange[]> {
    const found = await from(oldestOpen);
    const fresh = found.changes.filter(({ id }) => !known.has(id));
    oldestOpen = found.oldestOpen;
    known = new Set(found.changes.filter(({ transaction }) => transaction >= oldestOpen).map(({ id }) => id));
    return fresh;
  }

  return {
    /** Skips the changes that are visible already. */
    begin: async (): Promise<void> => {
      await read();
    },
    read,
    /** All changes by transactions older than this one have been read. */
    get oldestOpen() {
      return oldestOpen;
    },
  };
}
