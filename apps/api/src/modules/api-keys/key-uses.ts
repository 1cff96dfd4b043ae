import { LRUCache } from 'lru-cache';
import type { OfficeCalendar } from '../../calendar.ts';
import type { Clock } from '../../clock.ts';
import type { ApiKeysRepository, CountedUses } from './api-keys.repository.ts';

/** How often the uses of a key are written down at most. */
const WRITE_EVERY_MS = 60_000;

/** How often it is looked whether there is something to write. */
const LOOK_EVERY_MS = 5_000;

/** Keys whose last writing is remembered. One that is forgotten is written down a little sooner. */
const MOST_KEYS = 10_000;

export interface KeyUses {
  /** Counts a use. Nobody waits for it to be written down. */
  note: (keyId: string) => void;
  /** Writes down what is left, and stops. */
  close: () => Promise<void>;
}

interface Counted extends CountedUses {
  calls: Map<string, number>;
}

/**
 * Counts what keys are used for. The first use is written down at once, further ones together, once a minute for each
 * key, so that no call waits for it and a busy key writes no more than a quiet one.
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
}): KeyUses {
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
      // What could not be written is counted with what comes next.
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
    // One after the other: two at a time could wait for each other's rows.
    writing = writing.then(() => write(uses));
  }

  const isDue = (keyId: string) =>
    now().getTime() - (writtenAt.get(keyId) ?? Number.NEGATIVE_INFINITY) >= WRITE_EVERY_MS;

  const timer = setInterval(() => writeDown(isDue), LOOK_EVERY_MS).unref();

  return {
    note: (keyId) => {
      const moment = now();
      count(keyId, calendar.dayOf(moment), 1, moment);
      if (isDue(keyId)) writeDown((id) => id === keyId);
    },
    close: async () => {
      clearInterval(timer);
      writeDown(() => true);
      await writing;
    },
  };
}
