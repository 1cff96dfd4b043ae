import type { Clock } from '../clock.ts';
import type { SecretBox } from './secret-box.ts';

/** A tab may stay open over a weekend. */
const OLDEST_MS = 7 * 86_400_000;

/** Prevents other texts encrypted with the same key from passing as tokens. */
const prefix = 'form-stamp ';

/** Time-trap tokens. They reveal bots that post a form at once, or that never loaded it. */
export function createFormStamps({
  secrets,
  now,
}: {
  secrets: Pick<SecretBox, 'lock' | 'unlock'>;
  now: Clock;
}) {
  return {
    /** Returns the current time, encrypted with the server's key. */
    issue: (): Promise<string> => secrets.lock(`${prefix}${now().getTime()}`),

    /**
     * Returns what is wrong with a token, or `null`.
     *
     * @param fastestMs shortest time in which a person fills in the form, in milliseconds
     */
    check: async (stamp: string, fastestMs: number) => {
      if (stamp === '') return 'no stamp';
      const text = await secrets.unlock(stamp).catch(() => '');
      if (!text.startsWith(prefix)) return 'broken stamp';
      const age = now().getTime() - Number(text.slice(prefix.length));
      if (age < fastestMs) return 'filled in too fast';
      return age > OLDEST_MS ? 'stamp too old' : null;
    },
  };
}
