import { setTimeout as wait } from 'node:timers/promises';
import { HttpError } from '../http-error.ts';
import type { FailureCounts } from './failure-counts.ts';

/** Wrong passwords per account and address before the address has to wait. */
const FREE_TRIES = 5;
const LONGEST_WAIT_MS = 5 * 60_000;
/** Wrong passwords per account from all addresses before its sign-ins are delayed. */
const FREE_TRIES_EVERYWHERE = 20;
const LONGEST_DELAY_MS = 4_000;

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;

/** The wait after this many failures, in milliseconds. */
function pauseAfter(failures: number): number {
  return failures < FREE_TRIES ? 0 : Math.min(1_000 * 2 ** (failures - FREE_TRIES), LONGEST_WAIT_MS);
}

/**
 * Slows down password guessing. Failures from one address increase its wait for that account. Failures from
 * many addresses delay every response for the account. Only the guessing address is refused, so an attacker
 * can't lock out the owner. Unknown accounts are treated the same.
 */
export function createSignInThrottle({
  failures,
  delay = (milliseconds) => wait(milliseconds),
}: {
  failures: FailureCounts;
  delay?: (milliseconds: number) => Promise<unknown>;
}) {
  return {
    /**
     * Counts a try, and delays or refuses it if too many have failed.
     *
     * @param onLastFreeTry called if the next try has to wait should this one fail
     * @returns a function to call when the password was right
     * @throws HttpError 429 with Retry-After
     */
    admit: async (account: string, address: string, onLastFreeTry?: () => void) => {
      const everywhere = account.trim().toLowerCase();
      const here = `${everywhere}\n${address}`;
      // A try counts as failed until it succeeds, so concurrent tries gain nothing.
      const left = await failures.change(here, ({ count, age }) => {
        const pause = pauseAfter(count) - age;
        if (pause > 0) return { outcome: pause };
        if (count + 1 === FREE_TRIES) onLastFreeTry?.();
        return { count: count + 1, outcome: 0 };
      });
      if (left > 0) {
        const seconds = Math.ceil(left / 1_000);
        throw new HttpError(
          429,
          `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
          { headers: { 'Retry-After': String(seconds) } },
        );
      }
      const before = await failures.change(everywhere, ({ count }) => ({ count: count + 1, outcome: count }));
      if (before >= FREE_TRIES_EVERYWHERE) {
        await delay(Math.min(250 * 2 ** Math.min(before - FREE_TRIES_EVERYWHERE, 10), LONGEST_DELAY_MS));
      }
      return async () => {
        await failures.change(here, () => ({ count: 0, outcome: undefined }));
        await failures.change(everywhere, ({ count }) => ({ count: count - 1, outcome: undefined }));
      };
    },
  };
}
