import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import type { Clock } from '../../clock.ts';
import { retryLater } from '../../http-error.ts';
import type { SessionCaller } from '../../security/caller.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { EventStream } from './event-stream.ts';
import type { Change, LiveRepository } from './live.repository.ts';
import { createLiveReader } from './live-reader.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** How long changes are stored, in milliseconds: a day. */
const RETENTION_MS = 24 * HOUR_MS;

/**
 * After a longer absence, in milliseconds, a reader may have missed removed changes. Leaves a margin for
 * clock differences and long transactions.
 */
const KNOWN_MS = 23 * HOUR_MS;

/** How far back a new stream starts, in milliseconds, because a page is a little older than its stream. */
const PAGE_AGE_MS = 10 * SECOND_MS;

/** How often to look for changes without a notification, in milliseconds. */
const POLL_MS = SECOND_MS;

/** How long a stream may stay open after its session ended, in milliseconds. */
const SESSION_CHECK_MS = 3 * SECOND_MS;

/** How often to send something, in milliseconds, because proxies close idle streams. */
const HEARTBEAT_MS = 15 * SECOND_MS;

/** Maximum number of streams per person and per process. */
const defaultLimits = { perPerson: 10, perProcess: 5_000 };

export type LiveLimits = typeof defaultLimits;

export type LiveService = ReturnType<typeof createLiveService>;

interface Listener {
  caller: SessionCaller;
  stream: EventStream;
  /** Changes that wait while missed changes are sent. Null: changes are sent immediately. */
  held: Change[] | null;
  /** When something was last sent to it, in milliseconds. */
  sentAt: number;
}

/** Parses a position: a transaction, and a moment in milliseconds since the epoch. */
function positionOf(text: string | undefined) {
  const [, transaction, moment] = /^(\d{1,19})-(\d{1,15})$/.exec(text ?? '') ?? [];
  if (transaction === undefined || moment === undefined) return null;
  return { transaction: BigInt(transaction), moment: Number(moment) };
}

/** Follows the changes in the database for all streams of this process. */
export function createLiveService({
  repository,
  sessions,
  limits = defaultLimits,
  now,
  onError,
}: {
  repository: LiveRepository;
  sessions: Pick<SessionsService, 'liveAmong'>;
  limits?: LiveLimits | undefined;
  now: Clock;
  /** Receives the first of consecutive errors. The streams stay open. */
  onError: (error: unknown) => void;
}) {
  const reader = createLiveReader(repository);
  const listeners = new Set<Listener>();
  let closed = false;
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let failing = false;
  let checkedAt = 0;
  let beginning: Promise<void> | null = null;

  const positionAt = (oldestOpen: bigint) => `${oldestOpen}-${now().getTime()}`;

  /** Sends the position last, so a reader that is cut off before it gets all of these changes again. */
  function tell(listener: Listener, changes: readonly Change[], position: string): void {
    const distinct = new Map(
      changes.map(({ clientId, topic }) => [`${clientId} ${topic}`, { clientId, topic }]),
    );
    for (const change of distinct.values()) listener.stream.send('change', change);
    listener.stream.send('position', {}, position);
    listener.sentAt = performance.now();
  }

  async function endDeadSessions(): Promise<void> {
    checkedAt = performance.now();
    const live = await sessions.liveAmong([...listeners].map(({ caller }) => caller.sessionId));
    for (const { caller, stream } of listeners) {
      if (live.has(caller.sessionId)) continue;
      stream.send('end', {});
      stream.end();
    }
  }

  async function look(): Promise<void> {
    const changes = await reader.read();
    const position = positionAt(reader.oldestOpen);
    if (changes.length > 0 || performance.now() - checkedAt >= SESSION_CHECK_MS) await endDeadSessions();
    const maySee = await repository.viewersOf([...new Set(changes.map(({ clientId }) => clientId))]);
    for (const listener of listeners) {
      const own = changes.filter(({ clientId }) => maySee(listener.caller, clientId));
      if (listener.held) listener.held.push(...own);
      else if (own.length > 0 || performance.now() - listener.sentAt >= HEARTBEAT_MS)
        tell(listener, own, position);
    }
  }

  async function lookUntilDone(): Promise<void> {
    do {
      lookAgain = false;
      try {
        await look();
        failing = false;
      } catch (error) {
        if (!failing) onError(error);
        failing = true;
      }
    } while (lookAgain && listeners.size > 0);
  }

  /** Looks for changes immediately. */
  function wake(): void {
    lookAgain = true;
    if (closed || listeners.size === 0) return;
    looking ??= lookUntilDone().finally(() => {
      looking = null;
    });
  }

  /** Stops reading when no one listens. Later streams request the changes they missed. */
  function stopWithLast(): void {
    if (listeners.size > 0 || !timer) return;
    clearInterval(timer);
    timer = null;
    beginning = null;
  }

  /** Reads outside the trace of the first listener, which would otherwise contain the reads for all later ones. */
  function startWithFirst(): Promise<void> {
    return context.with(ROOT_CONTEXT, () => {
      timer ??= setInterval(wake, POLL_MS).unref();
      beginning ??= (looking ?? Promise.resolve()).then(reader.begin);
      return beginning;
    });
  }

  function refuseTooMany({ kind, personId }: SessionCaller): void {
    const own = [...listeners].filter(({ caller }) => caller.kind === kind && caller.personId === personId);
    if (own.length >= limits.perPerson)
      throw retryLater(429, 30, 'Too many windows are open. Close some of them.');
    if (listeners.size >= limits.perProcess || closed)
      throw retryLater(503, 30, 'Too many live connections right now. Try again in a minute.');
  }

  async function tellMissed(listener: Listener, after: string | undefined): Promise<void> {
    const position = positionOf(after);
    const moment = now().getTime();
    const isKnown = position !== null && moment - position.moment < KNOWN_MS;
    const since = isKnown
      ? { transaction: position.transaction }
      : { moment: new Date(moment - PAGE_AGE_MS) };
    const { oldestOpen, changes } = await repository.missedBy(listener.caller, since);
    // From another database, or from before a backup was restored: such positions mean nothing here.
    const isForeign = position !== null && position.transaction > oldestOpen;
    if (after !== undefined && (!isKnown || isForeign)) listener.stream.send('reset', {});
    tell(listener, [...changes, ...(listener.held ?? [])], positionAt(oldestOpen));
    listener.held = null;
  }

  return {
    /**
     * Sends changes of the caller's clients until the session or the stream ends.
     *
     * @param after the position where an earlier stream broke off
     * @throws HttpError 429 or 503 if there are too many streams
     */
    open: async (caller: SessionCaller, stream: EventStream, after: string | undefined): Promise<void> => {
      refuseTooMany(caller);
      const listener: Listener = { caller, stream, held: [], sentAt: performance.now() };
      listeners.add(listener);
      stream.onClose(() => {
        listeners.delete(listener);
        stopWithLast();
      });
      try {
        await startWithFirst();
        await tellMissed(listener, after);
      } catch (error) {
        stream.body.destroy();
        throw error;
      }
    },

    /** How many streams are open. */
    streams: (): number => listeners.size,

    wake,

    /** Ends all streams. */
    close: async (): Promise<void> => {
      closed = true;
      for (const { stream } of listeners) stream.end();
      if (timer) clearInterval(timer);
      await looking;
    },

    /** Removes changes that are too old to be requested. */
    cleanUp: () => repository.removeBefore(new Date(now().getTime() - RETENTION_MS)),
  };
}
