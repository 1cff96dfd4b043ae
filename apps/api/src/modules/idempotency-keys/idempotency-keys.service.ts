import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Action, Answer } from '../../http/idempotency.ts';
import { HttpError, retryLater } from '../../http-error.ts';
import { createIdempotencyKeysRepository } from './idempotency-keys.repository.ts';

const MINUTE_MS = 60_000;
/** A request without a response after this long, in milliseconds, is abandoned: its process ended. */
const ABANDONED_AFTER_MS = MINUTE_MS;
/** How long a repeated request is recognized, in milliseconds. */
const RETENTION_MS = 24 * 60 * MINUTE_MS;

function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

export function createIdempotencyKeysService({ db, now }: { db: Database; now: Clock }) {
  const repository = createIdempotencyKeysRepository(db);
  return {
    withIdempotency: async ({ caller, key, method, path, body }: Action, run: () => Promise<Answer>) => {
      if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
        throw new HttpError(400, 'The Idempotency-Key must be 1 to 200 visible ASCII characters.');
      }
      const id = digest(caller, key);
      const requestHash = digest(method, path, JSON.stringify(body) ?? '');
      const moment = now();
      const abandonedBefore = new Date(moment.getTime() - ABANDONED_AFTER_MS);
      if (!(await repository.claim(id, requestHash, moment, abandonedBefore))) {
        const known = await repository.find(id);
        if (known && known.requestHash !== requestHash) {
          throw new HttpError(422, 'This Idempotency-Key was used for another request. Use a new one.');
        }
        if (known?.status && known.body !== null) {
          return { answer: { status: known.status, body: known.body }, repeated: true };
        }
        throw retryLater(409, 1, 'The first request with this Idempotency-Key is still in progress.');
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

    /** Removes keys older than a day. */
    cleanUp: () => repository.removeOlderThan(new Date(now().getTime() - RETENTION_MS)),
  };
}
