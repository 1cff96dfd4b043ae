import type { Clock } from '../../clock.ts';
import type { ContentVersionRepository } from './content-version.repository.ts';

/** Poll interval in milliseconds. A change by another process can go unnoticed for this long. */
const REREAD_AFTER_MS = 750;

export type ContentVersion = Awaited<ReturnType<typeof watchContentVersion>>;

/**
 * Caches the version of the public content, so that requests don't query it. Reads it now, and then about
 * every second until it is closed.
 *
 * @param onError receives the first of several consecutive errors. The version stays unchanged.
 */
export async function watchContentVersion({
  repository,
  now,
  onError,
}: {
  repository: ContentVersionRepository;
  now: Clock;
  onError: (error: unknown) => void;
}) {
  let current = await repository.read(now());
  let reads = 0;
  let applied = 0;
  let failing = false;
  let timed: Promise<void> | null = null;

  /** Reads can finish out of order. The result of the read that started last wins. */
  async function refresh(): Promise<void> {
    reads += 1;
    const mine = reads;
    const version = await repository.read(now());
    if (mine > applied) {
      applied = mine;
      current = version;
    }
  }

  async function refreshInTime(): Promise<void> {
    try {
      await refresh();
      failing = false;
    } catch (error) {
      if (!failing) onError(error);
      failing = true;
    }
  }

  const timer = setInterval(() => {
    timed ??= refreshInTime().finally(() => {
      timed = null;
    });
  }, REREAD_AFTER_MS);
  timer.unref();

  return {
    /** Equal values mean that the public content hasn't changed in between. */
    get current() {
      return current;
    },
    /** Reads the version immediately. For code that has just changed content. */
    refresh,
    close: async (): Promise<void> => {
      clearInterval(timer);
      await timed;
    },
  };
}
