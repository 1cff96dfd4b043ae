import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { Problem } from '../../http/problem.ts';
import type { StoredAnswersRepository } from './stored-answers.repository.ts';

const MINUTE_MS = 60_000;
/** A call that has no answer after this long ended with its process. */
const ABANDONED_AFTER_MS = MINUTE_MS;
/** How long a repeat is recognised. */
const KEPT_MS = 24 * 60 * MINUTE_MS;

export interface Answer {
  status: number;
  /** JSON. */
  body: string;
}

/** One action of a person, however often its request arrives. */
export interface Action {
  /** Who calls; nobody else's key is the same key. */
  caller: string;
  /** What the request names as its Idempotency-Key. */
  key: string;
  method: string;
  path: string;
  body: unknown;
}

export interface StoredAnswersService {
  /**
   * Does something once: a repeat under the same key gets the stored answer. What failed is not stored.
   *
   * @throws Problem 400, 409 or 422 when the key is malformed, its first call is under way, or it named another call
   */
  answerOnce: (action: Action, run: () => Promise<Answer>) => Promise<{ answer: Answer; repeated: boolean }>;
  /** Forgets what is older than a day. */
  cleanUp: () => Promise<void>;
}

function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

export function createStoredAnswersService({
  repository,
  now,
}: {
  repository: StoredAnswersRepository;
  now: Clock;
}): StoredAnswersService {
  return {
    answerOnce: async ({ caller, key, method, path, body }, run) => {
      if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
        throw new Problem(400, 'The Idempotency-Key has to be 1 to 200 visible ASCII characters.');
      }
      const id = digest(caller, key);
      const requestHash = digest(method, path, JSON.stringify(body) ?? '');
      const moment = now();
      const abandonedBefore = new Date(moment.getTime() - ABANDONED_AFTER_MS);
      if (!(await repository.claim(id, requestHash, moment, abandonedBefore))) {
        const known = await repository.find(id);
        if (known && known.requestHash !== requestHash) {
          throw new Problem(422, 'This Idempotency-Key was used for another request. Use a new one.');
        }
        if (known?.status && known.body !== null) {
          return { answer: { status: known.status, body: known.body }, repeated: true };
        }
        throw new Problem(409, 'The first request with this Idempotency-Key is still under way.', {
          headers: { 'Retry-After': '1' },
        });
      }
      try {
        const answer = await run();
        await repository.store(id, answer);
        return { answer, repeated: false };
      } catch (error) {
        await repository.release(id);
        throw error;
      }
    },
    cleanUp: () => repository.removeOlderThan(new Date(now().getTime() - KEPT_MS)),
  };
}
