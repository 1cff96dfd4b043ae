import type { BodyOf, publicEndpoints } from '@uplift/data-client';

/** What the server is told of an error. */
export type ClientErrorReport = BodyOf<(typeof publicEndpoints)['reportClientError']>;

/** New errors that are reported within a minute. More would tell no more. */
const PER_MINUTE = 5;
const MINUTE_MS = 60_000;

/** Reports that wait for the connection. The first ones are the closest to the cause. */
const WAITING = 10;

/** Errors of this session that are remembered as reported. */
const REMEMBERED = 100;

/** Under this name the session keeps them, also over a reload. */
const STORAGE_KEY = 'reportedErrors';

export interface ErrorReporterOptions {
  send: (report: ClientErrorReport) => Promise<unknown>;
  /** Whether an error means that the connection is gone, so that another try may succeed later. */
  isConnectionLost: (error: unknown) => boolean;
  isOnline: () => boolean;
  /** Calls back whenever the connection has come back. */
  onOnline: (listener: () => void) => void;
  /** Keeps what was reported for as long as the session lasts. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** FNV-1a, 32 bits: two errors that share one by chance cost a report. */
function fingerprintOf({ message, stack, url }: ClientErrorReport): number {
  let hash = 0x811c9dc5;
  for (const character of `${message}\n${stack}\n${url}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

function readFingerprints(storage: ErrorReporterOptions['storage']): number[] {
  try {
    const known: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(known) ? known.filter((item) => typeof item === 'number') : [];
  } catch {
    return [];
  }
}

/**
 * Reports each error of a session once, a few a minute, and keeps what happens while offline until the connection is
 * back. It never throws and never rejects: an error about an error would help nobody.
 */
export function createErrorReporter({
  send,
  isConnectionLost,
  isOnline,
  onOnline,
  storage,
  now,
}: ErrorReporterOptions): (report: ClientErrorReport) => Promise<void> {
  const known = readFingerprints(storage);
  const waiting: ClientErrorReport[] = [];
  let accepted: number[] = [];

  function isNew(report: ClientErrorReport): boolean {
    const fingerprint = fingerprintOf(report);
    if (known.includes(fingerprint)) return false;
    accepted = accepted.filter((moment) => now() - moment < MINUTE_MS);
    if (accepted.length >= PER_MINUTE) return false;
    accepted.push(now());
    known.push(fingerprint);
    known.splice(0, known.length - REMEMBERED);
    try {
      storage.setItem(STORAGE_KEY, JSON.stringify(known));
    } catch {
      // Then they are remembered until the page is left.
    }
    return true;
  }

  function wait(report: ClientErrorReport): void {
    if (waiting.length < WAITING) waiting.push(report);
  }

  async function deliver(report: ClientErrorReport, mayWait: boolean): Promise<void> {
    if (mayWait && !isOnline()) {
      wait(report);
      return;
    }
    try {
      await send(report);
    } catch (error) {
      if (mayWait && isConnectionLost(error)) wait(report);
    }
  }

  onOnline(() => {
    for (const report of waiting.splice(0)) void deliver(report, false);
  });

  return async (report) => {
    if (isNew(report)) await deliver(report, true);
  };
}
