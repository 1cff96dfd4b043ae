import type { Clock } from '../clock.ts';
import type { SecretBox } from './secret-box.ts';

/** What is odd about the stamp that came with a form; `null` when nothing is. */
export type StampProblem = 'no stamp' | 'broken stamp' | 'filled in too fast' | 'stamp too old' | null;

/** Tells forms that a person filled in from those that a machine posted at once, or without ever asking for one. */
export interface FormStamps {
  /** The moment a form is shown, sealed with the server's key. */
  issue: () => Promise<string>;
  /** @param fastestMs how long a person needs at least */
  check: (stamp: string, fastestMs: number) => Promise<StampProblem>;
}

/** A tab may stay open over a weekend. */
const OLDEST_MS = 7 * 86_400_000;

/** Keeps other texts that were sealed with the same key from passing as stamps. */
const prefix = 'form-stamp ';

export function createFormStamps({
  secrets,
  now,
}: {
  secrets: Pick<SecretBox, 'lock' | 'unlock'>;
  now: Clock;
}): FormStamps {
  return {
    issue: () => secrets.lock(`${prefix}${now().getTime()}`),
    check: async (stamp, fastestMs) => {
      if (stamp === '') return 'no stamp';
      const text = await secrets.unlock(stamp).catch(() => '');
      if (!text.startsWith(prefix)) return 'broken stamp';
      const age = now().getTime() - Number(text.slice(prefix.length));
      if (age < fastestMs) return 'filled in too fast';
      return age > OLDEST_MS ? 'stamp too old' : null;
    },
  };
}
