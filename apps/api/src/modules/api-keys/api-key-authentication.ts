import { scopeOf } from '@uplift/data-client/contract/admin';
import type { AdmitApiKey } from '../../http/authentication.ts';
import { HttpError, retryLater } from '../../http-error.ts';
import type { CallCounts } from '../../security/call-counts.ts';
import { KEYS_REFUSED } from '../../security/caller.ts';
import type { KeyRecognitionService } from './key-recognition.service.ts';
import type { KeyUses } from './key-uses.ts';

/** The window of a key's rate limit, in milliseconds. It starts with the first request. */
const WINDOW_MS = 60_000;

/** Creates the guard of requests with an API key, which enforces the key's rate limit and scopes. */
export function createApiKeyAuthentication({
  keys,
  counts,
  uses,
}: {
  keys: KeyRecognitionService;
  counts: CallCounts;
  uses: Pick<KeyUses, 'note'>;
}): AdmitApiKey {
  return async (text, endpoint, reply) => {
    const { caller, scopes, rateLimit } = await keys.recognize(text);
    const { calls, left } = await counts.count(`api key ${caller.key.id}`, WINDOW_MS, rateLimit);
    const resetSeconds = Math.ceil(left / 1_000);
    reply.headers({
      'RateLimit-Limit': String(rateLimit),
      'RateLimit-Remaining': String(Math.max(0, rateLimit - calls)),
      'RateLimit-Reset': String(resetSeconds),
    });
    if (calls > rateLimit) {
      const seconds = resetSeconds === 1 ? 'second' : 'seconds';
      throw retryLater(
        429,
        resetSeconds,
        `This API key can make ${rateLimit} calls per minute. Try again in ${resetSeconds} ${seconds}.`,
      );
    }
    uses.note(caller.key.id);
    const scope = scopeOf(endpoint);
    if (scope === null) throw new HttpError(403, KEYS_REFUSED);
    if (!scopes.includes(scope)) {
      throw new HttpError(403, `This API key lacks the scope ${scope}. Ask an admin to add it to the key.`, {
        headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
      });
    }
    return caller;
  };
}
