import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../http/problem.ts';

/** Wrong passwords that one address may give for one account before it has to wait. */
const FREE_TRIES = 5;
const LONGEST_WAIT_MS = 5 * 60_000;
/** Wrong passwords for one account from everywhere before all its sign-ins are answered later. */
const FREE_TRIES_EVERYWHERE = 20;
const LONGEST_DELAY_MS = 4_000;
const FORGET_AFTER_MS = 60 * 60_000;
const REMEMBERED_KEYS = 20_000;

interface Failures {
  count: number;
  lastAt: number;
}

export interface SignInThrottle {
  /**
   * Counts a try, and slows it down or refuses it where too many failed.
   *
   * @returns what to call when the password was right
   * @throws Problem 429 with Retry-After
   */
  admit: (account: string, address: string) => Promise<() => void>;
}

export interface SignInThrottleOptions {
  /** Milliseconds that only go forward. @default performance.now */
  now?: () => number;
  delay?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Slows guessing down. Whoever guesses at an account waits ever longer, from the same address; guessing from many
 * addresses makes every answer for that account come later. Nobody is refused for what others did, so nobody can
 * lock another person out. Accounts that do not exist are treated the same.
 */
export function createSignInThrottle({
  now = () => performance.now(),
  delay = (milliseconds) => wait(milliseconds),
}: SignInThrottleOptions = {}): SignInThrottle {
  const failures = new Map<string, Failures>();

  const recall = (key: string): Failures => {
    const known = failures.get(key);
    return known && now() - known.lastAt < FORGET_AFTER_MS ? known : { count: 0, lastAt: now() };
  };

  const note = (key: string, count: number) => {
    failures.delete(key);
    if (count <= 0) return;
    failures.set(key, { count, lastAt: now() });
    if (failures.size > REMEMBERED_KEYS) {
      const [oldest] = failures.keys();
      if (oldest !== undefined) failures.delete(oldest);
    }
  };

  return {
    admit: async (account, address) => {
      const everywhereKey = account.trim().toLowerCase();
      const hereKey = `${everywhereKey}\n${address}`;
      const here = recall(hereKey);
      const everywhere = recall(everywhereKey);

      if (here.count >= FREE_TRIES) {
        const pause = Math.min(1_000 * 2 ** (here.count - FREE_TRIES), LONGEST_WAIT_MS);
        const left = here.lastAt + pause - now();
        if (left > 0) {
          const seconds = Math.ceil(left / 1_000);
          throw new Problem(
            429,
            `Too many tries. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
            {
              headers: { 'Retry-After': String(seconds) },
            },
          );
        }
      }

      // A try counts as failed until it succeeds, so that many at once gain nothing.
      note(hereKey, here.count + 1);
      note(everywhereKey, everywhere.count + 1);
      if (everywhere.count >= FREE_TRIES_EVERYWHERE) {
        await delay(
          Math.min(250 * 2 ** Math.min(everywhere.count - FREE_TRIES_EVERYWHERE, 10), LONGEST_DELAY_MS),
        );
      }
      return () => {
        note(hereKey, 0);
        note(everywhereKey, recall(everywhereKey).count - 1);
      };
    },
  };
}
