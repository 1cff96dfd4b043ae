import type { Endpoint } from '@uplift/data-client/contract';
import { scopeOf } from '@uplift/data-client/contract/admin';
import type { FastifyReply } from 'fastify';
import type { KeyBudgets } from '../modules/api-keys/key-budgets.ts';
import type { KeyRecognitionService } from '../modules/api-keys/key-recognition.service.ts';
import type { KeyUses } from '../modules/api-keys/key-uses.ts';
import { KEYS_REFUSED, type KeyCaller } from '../security/caller.ts';
import { Problem } from './problem.ts';

export interface ApiKeyAuthenticationDependencies {
  keys: KeyRecognitionService;
  budgets: KeyBudgets;
  uses: Pick<KeyUses, 'note'>;
}

/**
 * Lets a program call by its API key.
 *
 * @throws Problem 401 where the key does not work, 403 where it may not do this, 429 where it calls too often
 */
export type AdmitApiKey = (text: string, endpoint: Endpoint, reply: FastifyReply) => Promise<KeyCaller>;

/** Makes the guard of calls by API keys: how often they come, and whether their scopes reach. */
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
      throw new Problem(
        429,
        `This API key may make ${limit} calls per minute. Try again in ${resetSeconds} ${seconds}.`,
        { headers: { 'Retry-After': String(resetSeconds) } },
      );
    }
    uses.note(caller.key.id);
    const scope = scopeOf(endpoint);
    if (scope === null) throw new Problem(403, KEYS_REFUSED);
    if (!scopes.includes(scope)) {
      throw new Problem(403, `This API key lacks the scope ${scope}. Ask an admin to add it to the key.`, {
        headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
      });
    }
    return caller;
  };
}
