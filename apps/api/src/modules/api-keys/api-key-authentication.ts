import { scopeOf } from '@uplift/data-client/contract/admin';
import type { AdmitApiKey } from '../../http/authentication.ts';
import { HttpError } from '../../http-error.ts';
import { KEYS_REFUSED } from '../../security/caller.ts';
import type { KeyBudgets } from './key-budgets.ts';
import type { KeyRecognitionService } from './key-recognition.service.ts';
import type { KeyUses } from './key-uses.ts';

export interface ApiKeyAuthenticationDependencies {
  keys: KeyRecognitionService;
  budgets: KeyBudgets;
  uses: Pick<KeyUses, 'note'>;
}

/** Creates the guard of requests with an API key, which enforces the key's rate limit and scopes. */
export function createApiKeyAuthentication({
  keys,
  budgets,
  uses,
}: ApiKeyAuthenticationDependencies): AdmitApiKey {
  return async (text, endpoint, reply) => {
    const { caller, scopes, rateLimit } = await keys.recognise(text);
    const { exceeded, limit, remaining, resetSeconds } = await budgets.spend(caller.key.id, rateLimit);
    reply.headers({
      'RateLimit-Limit': String(limit),
      'RateLimit-Remaining': String(remaining),
      'RateLimit-Reset': String(resetSeconds),
    });
    if (exceeded) {
      const seconds = resetSeconds === 1 ? 'second' : 'seconds';
      throw new HttpError(
        429,
        `This API key may make ${limit} calls per minute. Try again in ${resetSeconds} ${seconds}.`,
        { headers: { 'Retry-After': String(resetSeconds) } },
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
