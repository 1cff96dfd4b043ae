import type { Clock } from '../../clock.ts';
import type { ContentVersionRepository } from './content-version.repository.ts';

/** Poll interval in milliseconds. A change by another process can go unnoticed for this long. */
const REREAD_AFTER_MS = 750;

/** The version of the public content, cached so that requests don't query it. */
export interface ContentVersion {
  /** Equal values mean that the public content hasn't changed in between. */
  readonly current: string;
  /** Reads the version immediately. For code that has just changed content. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
}

export interface ContentVersionDependencies {
  repository: ContentVersionRepository;
  now: Clock;
  /** Receives the first of several consecutive errors. The version stays unchanged. */
  onError: (error: unknown) => void;
}

/** Reads the version now, and then about every second until it is closed. */
export async function watchContentVersion({
  repository,
  now,
  onError,
}: ContentVersionDependencies): Promise<ContentVersion> {
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
    get current() {
      return current;
    },
    refresh,
    close: async () => {
      clearInterval(timer);
      await timed;
    },
  };
}
