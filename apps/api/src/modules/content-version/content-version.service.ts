import type { Clock } from '../../clock.ts';
import type { ContentVersionRepository } from './content-version.repository.ts';

/** How long a change by another process may stay unnoticed. */
const REREAD_AFTER_MS = 750;

/** Which version of the public content the database holds, without a query for each request. */
export interface ContentVersion {
  /** Equal texts: nothing that visitors may read has changed between. */
  readonly current: string;
  /** Reads it again at once. For code that has just changed content. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
}

export interface ContentVersionDependencies {
  repository: ContentVersionRepository;
  now: Clock;
  /** Takes the first error of a row of them; the version stays as it was. */
  onError: (error: unknown) => void;
}

/** Reads the version now, and from then on about every second until it is closed. */
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

  /** Answers may overtake each other: that of the read which began last counts. */
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
