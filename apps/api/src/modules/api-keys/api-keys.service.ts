import {
  type ApiKey,
  type ApiKeyAction,
  type ApiKeyDay,
  type adminEndpoints,
  apiKeyScopes,
  type IssuedApiKey,
  type KeyOverlap,
} from '@uplift/data-client/contract/admin';
import type * as v from 'valibot';
import { addDays } from '../../calendar.ts';
import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import { answerPage } from '../../http/answer-page.ts';
import { sortOrder } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { found, HttpError } from '../../http-error.ts';
import { createApiKeyText } from '../../security/api-key-text.ts';
import { hashToken } from '../../security/tokens.ts';
import {
  type ApiKeyFields,
  type ApiKeyRow,
  type ApiKeyState,
  createApiKeysRepository,
} from './api-keys.repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A key that expires within this time counts as expiring, in milliseconds: 7 days. */
const EXPIRING_MS = 7 * DAY_MS;

/** Days in a key's usage chart. A key without calls in that time counts as unused. */
const USE_DAYS = 30;

/** How many days the daily call counts are retained. */
const RETENTION_DAYS = 90;

type ApiKeyQuery = v.InferOutput<typeof adminEndpoints.listApiKeys.query>;

/** Fields of a key as admins enter them. */
type GivenApiKey = v.InferOutput<typeof adminEndpoints.createApiKey.body>;

export type ApiKeysService = ReturnType<typeof createApiKeysService>;

/** The fields of a key that the audit log records. */
function recordOf({ name, prefix, scopes, expiresAt, rateLimit }: ApiKeyFields & { prefix: string }) {
  return { name, prefix, scopes: scopes.join(', '), expiresAt: expiresAt?.toISOString() ?? null, rateLimit };
}

function readScopes(given: readonly string[]): string[] {
  const known: readonly string[] = apiKeyScopes;
  const unknown = given.find((scope) => !known.includes(scope));
  if (unknown !== undefined) {
    const message = `Unknown scope “${unknown}”. Choose from ${known.join(', ')}.`;
    throw new HttpError(400, message, { errors: { scopes: [message] } });
  }
  return known.filter((scope) => given.includes(scope));
}

const changed = () => changedMeanwhile('API key');

type Dependencies = Pick<Container, 'db' | 'calendar' | 'events' | 'now'>;

export function createApiKeysService({ db, calendar, events, now }: Dependencies) {
  function stateOf({ revokedAt, expiresAt }: ApiKeyRow): ApiKeyState {
    if (revokedAt) return 'revoked';
    if (!expiresAt) return 'active';
    const left = expiresAt.getTime() - now().getTime();
    if (left <= 0) return 'expired';
    return left <= EXPIRING_MS ? 'expiring' : 'active';
  }

  function toAnswer(row: ApiKeyRow): ApiKey {
    return {
      ...row,
      state: stateOf(row),
      expiresAt: row.expiresAt?.toISOString() ?? null,
      revokedAt: row.revokedAt?.toISOString() ?? null,
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    };
  }

  /** @param known the current expiry, which may be in the past as long as it isn't changed */
  function readExpiry(given: string | null, known: Date | null): Date | null {
    if (given === null) return null;
    const moment = new Date(given);
    if (moment.getTime() === known?.getTime()) return known;
    // Negated to reject invalid dates, too, such as February 30.
    if (!(moment > now())) {
      const message = 'Choose a time in the future.';
      throw new HttpError(400, message, { errors: { expiresAt: [message] } });
    }
    return moment;
  }

  function readFields({ name, scopes, expiresAt, rateLimit }: GivenApiKey, known: Date | null): ApiKeyFields {
    return { name, scopes: readScopes(scopes), expiresAt: readExpiry(expiresAt, known), rateLimit };
  }

  const find = async (tx: Database, id: string) =>
    found(await createApiKeysRepository(tx).find(id), 'API key');

  /** @param replaces the prefix of the key that this one replaces */
  async function issue(
    tx: Transaction,
    actor: Actor,
    fields: ApiKeyFields,
    replaces?: string,
  ): Promise<IssuedApiKey> {
    const { text, prefix } = createApiKeyText();
    const row = { ...fields, prefix, keyHash: hashToken(text), ownerId: actor.id, createdAt: now() };
    const id = await createApiKeysRepository(tx).add(row);
    await events.record(tx, {
      type: 'api-key.created',
      actor,
      subject: { id, name: fields.name },
      after: { ...recordOf(row), ...(replaces === undefined ? {} : { replaces }) },
    });
    return { key: toAnswer(await find(tx, id)), secret: text };
  }

  const actions = {
    revoke: async (tx, actor, id) => {
      const key = await find(tx, id);
      if (key.revokedAt) return;
      const revokedAt = now();
      if (!(await createApiKeysRepository(tx).update(id, key.version, { revokedAt }))) throw changed();
      await events.record(tx, {
        type: 'api-key.revoked',
        actor,
        occurredAt: revokedAt,
        subject: key,
        before: { state: stateOf(key) },
        after: { state: 'revoked' },
      });
    },
  } satisfies Record<ApiKeyAction, (tx: Transaction, actor: Actor, id: string) => Promise<void>>;

  return {
    list: ({ q: search, sort = '-createdAt', ...query }: ApiKeyQuery) =>
      answerPage(query, toAnswer, (range) =>
        createApiKeysRepository(db).list({
          ...query,
          ...range,
          search,
          sort: sortOrder(sort),
          now: now(),
          expiringBefore: new Date(now().getTime() + EXPIRING_MS),
          usedSince: new Date(now().getTime() - USE_DAYS * DAY_MS),
        }),
      ),

    /** @throws HttpError 404 */
    read: async (id: string): Promise<ApiKey> => toAnswer(await find(db, id)),

    /** Returns the calls of each of the last 30 days, today last. @throws HttpError 404 */
    readUsage: async (id: string): Promise<ApiKeyDay[]> => {
      await find(db, id);
      const first = addDays(calendar.today(), 1 - USE_DAYS);
      const days = Array.from({ length: USE_DAYS }, (_, index) => addDays(first, index));
      const counted = await createApiKeysRepository(db).callsSince(id, first);
      const calls = new Map(counted.map((row) => [row.day, row.calls]));
      return days.map((day) => ({ day, calls: calls.get(day) ?? 0 }));
    },

    /** @throws HttpError 400 */
    create: (actor: Actor, given: GivenApiKey): Promise<IssuedApiKey> => {
      const fields = readFields(given, null);
      return unitOfWork(db, (tx) => issue(tx, actor, fields));
    },

    /** @throws HttpError 400, 404, or 409 if it changed since it was read or the key was revoked */
    update: (
      actor: Actor,
      id: string,
      { version, ...given }: GivenApiKey & { version: number },
    ): Promise<ApiKey> =>
      unitOfWork(db, async (tx) => {
        const key = await find(tx, id);
        if (key.version !== version) throw changed();
        if (key.revokedAt) throw new HttpError(409, 'This key was revoked. Create a new one.');
        const fields = readFields(given, key.expiresAt);
        if (!(await createApiKeysRepository(tx).update(id, version, fields))) throw changed();
        await events.record(tx, {
          type: 'api-key.updated',
          actor,
          subject: key,
          before: recordOf(key),
          after: recordOf({ ...fields, prefix: key.prefix }),
        });
        return toAnswer(await find(tx, id));
      }),

    /**
     * Issues a key that replaces another.
     *
     * @throws HttpError 404, or 409 if the old key is revoked, expired, or changed since it was read
     */
    rotate: (
      actor: Actor,
      id: string,
      { overlap, version }: { overlap: KeyOverlap; version: number },
    ): Promise<IssuedApiKey> =>
      unitOfWork(db, async (tx) => {
        const key = await find(tx, id);
        if (key.version !== version) throw changed();
        const state = stateOf(key);
        if (state === 'revoked' || state === 'expired') {
          throw new HttpError(409, `This key is ${state}: it can’t be rotated. Create a new one instead.`);
        }
        const moment = now();
        const end = new Date(moment.getTime() + overlap * HOUR_MS);
        const expiresAt = key.expiresAt && key.expiresAt < end ? key.expiresAt : end;
        const isOver = overlap === 0;
        const change = isOver ? { revokedAt: moment } : { expiresAt };
        if (!(await createApiKeysRepository(tx).update(id, version, change))) throw changed();
        // The new key gets the same lifetime as the old one.
        const lifetime = key.expiresAt && key.expiresAt.getTime() - key.createdAt.getTime();
        const { name, scopes, rateLimit, prefix } = key;
        const successor = {
          name,
          scopes,
          rateLimit,
          expiresAt: lifetime === null ? null : new Date(moment.getTime() + lifetime),
        };
        const issued = await issue(tx, actor, successor, prefix);
        const before = isOver ? { state } : { expiresAt: key.expiresAt?.toISOString() ?? null };
        const after = isOver ? { state: 'revoked' } : { expiresAt: expiresAt.toISOString() };
        await events.record(tx, {
          type: 'api-key.rotated',
          actor,
          occurredAt: moment,
          subject: key,
          before,
          after: { ...after, replacedBy: issued.key.prefix },
        });
        return issued;
      }),

    /** Applies an action to each key separately. The result says why a key was skipped. */
    act: (actor: Actor, { action, ids }: { action: ApiKeyAction; ids: readonly string[] }) =>
      actOnEach(ids, (id) => unitOfWork(db, (tx) => actions[action](tx, actor, id))),

    /** Deletes expired daily counts. */
    cleanUp: () => createApiKeysRepository(db).removeDaysBefore(addDays(calendar.today(), -RETENTION_DAYS)),
  };
}
