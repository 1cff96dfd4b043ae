import { ApiError } from '@uplift/data-client';
import { useState } from 'react';

export interface Conflict<Row> {
  /** The row as someone else saved it in the meantime. Null if no one did. */
  theirs: Row | null;
  /**
   * Calls `send` with the row version that the change is based on. Resolves to true if it was
   * saved. Resolves to false on a conflict: `theirs` is then what someone else saved, and saving again
   * overwrites it. Rejects with any other error.
   */
  save: (send: (version: number) => Promise<unknown>) => Promise<boolean>;
}

/**
 * Optimistic locking: a user sees what someone else saved in the meantime before overwriting it.
 *
 * @param base the row version being edited
 * @param readNewest reads the current row version from the server
 */
export function useConflict<Row extends { version: number }>(
  base: Row,
  readNewest: () => Promise<Row>,
): Conflict<Row> {
  const [theirs, setTheirs] = useState<Row | null>(null);
  const { version } = theirs ?? base;
  return {
    theirs,
    save: async (send) => {
      try {
        await send(version);
        // The next change starts from the row just saved.
        setTheirs(null);
        return true;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        const newest = await readNewest();
        // A 409 for another reason, such as a name that is taken.
        if (newest.version === version) throw error;
        setTheirs(newest);
        return false;
      }
    },
  };
}
