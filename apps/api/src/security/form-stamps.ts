import type { Clock } from '../clock.ts';
import type { SecretBox } from './secret-box.ts';

/** What is wrong with the time-trap token of a form, or `null`. */
export type StampProblem = 'no stamp' | 'broken stamp' | 'filled in too fast' | 'stamp too old' | null;

/** Time-trap tokens. They reveal bots that post a form at once, or that never loaded it. */
export interface FormStamps {
  /** Returns the current time, encrypted with the server's key. */
  issue: () => Promise<string>;
  /** @param fastestMs shortest time in which a person fills in the form, in milliseconds */
  check: (stamp: string, fastestMs: number) => Promise<StampProblem>;
}

/** A tab may stay open over a weekend. */
const OLDEST_MS = 7 * 86_400_000;

/** Prevents other texts encrypted with the same key from passing as tokens. */
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
