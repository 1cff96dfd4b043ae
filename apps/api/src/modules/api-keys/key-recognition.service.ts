import type { OfficeCalendar } from '../../calendar.ts';
import type { Clock } from '../../clock.ts';
import { HttpError } from '../../http-error.ts';
import { isWholeApiKey } from '../../security/api-key-text.ts';
import type { KeyCaller } from '../../security/caller.ts';
import { hashToken } from '../../security/tokens.ts';
import type { ApiKeysRepository } from './api-keys.repository.ts';

export type KeyRecognitionService = ReturnType<typeof createKeyRecognitionService>;

function refuse(message: string): HttpError {
  return new HttpError(401, message, { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } });
}

export function createKeyRecognitionService({
  repository,
  calendar,
  now,
}: {
  repository: Pick<ApiKeysRepository, 'findByHash'>;
  calendar: Pick<OfficeCalendar, 'dayOf'>;
  now: Clock;
}) {
  return {
    /** Finds a valid key. @throws HttpError 401 that says why the key is invalid and what to do */
    recognize: async (text: string) => {
      if (!isWholeApiKey(text))
        throw refuse('This API key is incomplete or mistyped. Copy the whole key again.');
      const key = await repository.findByHash(hashToken(text));
      if (!key)
        throw refuse('This API key isn’t from this site. Check the URL that you call, or create a key here.');
      const { id, name, scopes, rateLimit, revokedAt, expiresAt, owner } = key;
      if (revokedAt)
        throw refuse(`This API key was revoked on ${calendar.dayOf(revokedAt)}. Ask an admin for a new one.`);
      if (expiresAt && expiresAt <= now()) {
        throw refuse(
          `This API key expired on ${calendar.dayOf(expiresAt)}. Ask an admin to extend it or for a new one.`,
        );
      }
      if (!owner.active)
        throw refuse('The owner of this API key is no longer an admin. Ask an admin for a new key.');
      const caller: KeyCaller = { kind: 'admin', personId: owner.id, key: { id, name } };
      return { caller, scopes, rateLimit };
    },
  };
}
