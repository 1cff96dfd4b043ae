import type { BodyOf, publicEndpoints } from '@uplift/data-client';

/** The error report that the server accepts. */
export type ClientErrorReport = BodyOf<(typeof publicEndpoints)['reportClientError']>;

/** New errors reported per minute. More would add no information. */
const PER_MINUTE = 5;
const MINUTE_MS = 60_000;

/** Maximum number of reports queued while offline. The first ones are closest to the cause. */
const WAITING = 10;

/** Maximum number of errors remembered as reported in this session. */
const REMEMBERED = 100;

/** Session storage key of the reported errors, which survive a reload. */
const STORAGE_KEY = 'reportedErrors';

export interface ErrorReporterOptions {
  send: (report: ClientErrorReport) => Promise<unknown>;
  /** Whether an error means that the connection was lost, so a later retry may succeed. */
  isConnectionLost: (error: unknown) => boolean;
  isOnline: () => boolean;
  /** Calls the listener whenever the browser is back online. */
  onOnline: (listener: () => void) => void;
  /** Stores what was reported for the duration of the session. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** FNV-1a, 32 bits. A hash collision only costs one report. */
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
 * Reports each error once per session, a few a minute, and queues reports while offline. Never throws or
 * rejects, because an error about an error would help no one.
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
      // Without storage, errors are remembered until the page unloads.
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
