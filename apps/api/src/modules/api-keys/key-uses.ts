import { LRUCache } from 'lru-cache';
import type { OfficeCalendar } from '../../calendar.ts';
import type { Clock } from '../../clock.ts';
import type { ApiKeysRepository, CountedUses } from './api-keys.repository.ts';

/** Minimum interval between writes of one key's uses, in milliseconds. */
const WRITE_EVERY_MS = 60_000;

/** Interval of checks for unwritten uses, in milliseconds. */
const LOOK_EVERY_MS = 5_000;

/** How many keys' last writes are cached. An evicted key is only written a little sooner. */
const MOST_KEYS = 10_000;

export type KeyUses = ReturnType<typeof createKeyUses>;

interface Counted extends CountedUses {
  calls: Map<string, number>;
}

/**
 * Counts uses of API keys. Writes the first use immediately and batches later ones, once a minute per key.
 * Requests never wait for a write, and a busy key causes at most one write a minute.
 */
export function createKeyUses({
  repository,
  calendar,
  now,
  onError,
}: {
  repository: Pick<ApiKeysRepository, 'addUses'>;
  calendar: Pick<OfficeCalendar, 'dayOf'>;
  now: Clock;
  onError: (error: unknown) => void;
}) {
  const counted = new Map<string, Counted>();
  const writtenAt = new LRUCache<string, number>({ max: MOST_KEYS });
  let writing = Promise.resolve();

  function count(keyId: string, day: string, calls: number, lastUsedAt: Date): void {
    const known = counted.get(keyId) ?? { keyId, lastUsedAt, calls: new Map<string, number>() };
    known.calls.set(day, (known.calls.get(day) ?? 0) + calls);
    if (lastUsedAt > known.lastUsedAt) known.lastUsedAt = lastUsedAt;
    counted.set(keyId, known);
  }

  async function write(uses: readonly Counted[]): Promise<void> {
    try {
      await repository.addUses(uses);
    } catch (error) {
      // Adds the uses back, so that the next write includes them.
      for (const { keyId, calls, lastUsedAt } of uses)
        for (const [day, number] of calls) count(keyId, day, number, lastUsedAt);
      onError(error);
    }
  }

  function writeDown(isWanted: (keyId: string) => boolean): void {
    const uses = [...counted.values()].filter(({ keyId }) => isWanted(keyId));
    if (uses.length === 0) return;
    for (const { keyId } of uses) {
      counted.delete(keyId);
      writtenAt.set(keyId, now().getTime());
    }
    // One write at a time: concurrent writes could deadlock on each other's rows.
    writing = writing.then(() => write(uses));
  }

  const isDue = (keyId: string) =>
    now().getTime() - (writtenAt.get(keyId) ?? Number.NEGATIVE_INFINITY) >= WRITE_EVERY_MS;

  const timer = setInterval(() => writeDown(isDue), LOOK_EVERY_MS).unref();

  return {
    /** Counts a use. Returns without waiting for the write. */
    note: (keyId: string): void => {
      const moment = now();
      count(keyId, calendar.dayOf(moment), 1, moment);
      if (isDue(keyId)) writeDown((id) => id === keyId);
    },
    /** Writes the remaining counts and stops the timer. */
    close: async (): Promise<void> => {
      clearInterval(timer);
      writeDown(() => true);
      await writing;
    },
  };
}
