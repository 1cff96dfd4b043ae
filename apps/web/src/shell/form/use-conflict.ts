import { ApiError } from '@uplift/data-client';
import { useState } from 'react';

export interface Conflict<Row> {
  /** What someone else changed in the meantime; null if no one did. */
  theirs: Row | null;
  /**
   * Sends a change of the version that it is given. True: it is saved. False: somebody else was faster; `theirs` is
   * what they wrote, and a second press overwrites that. Throws what went wrong otherwise.
   */
  save: (send: (version: number) => Promise<unknown>) => Promise<boolean>;
}

/**
 * Lets nobody overwrite what someone else wrote in the meantime without having seen it.
 *
 * @param base the version that is changed
 * @param readNewest asks the server for the version of now
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
        // Whatever comes next begins with what has just been saved.
        setTheirs(null);
        return true;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        const newest = await readNewest();
        // Refused for another reason, such as a name that is taken.
        if (newest.version === version) throw error;
        setTheirs(newest);
        return false;
      }
    },
  };
}
