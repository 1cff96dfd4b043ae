import {
  type ActionOutcomes,
  type ApiKey,
  type ApiKeyAction,
  type ApiKeyDay,
  apiKeyScopes,
  type IssuedApiKey,
  type KeyOverlap,
} from '@uplift/data-client/contract/admin';
import { addDays, type OfficeCalendar } from '../../calendar.ts';
import type { Clock } from '../../clock.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { type PageQuery, pageRange, sortOrder } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import { createApiKeyText } from '../../security/api-key-text.ts';
import { hashToken } from '../../security/tokens.ts';
import type {
  ApiKeyFields,
  ApiKeyRow,
  ApiKeyState,
  ApiKeysRepository,
  ApiKeysTransaction,
  ApiKeyUse,
} from './api-keys.repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A key that expires within this time counts as expiring, in milliseconds: 7 days. */
const EXPIRING_MS = 7 * DAY_MS;

/** Days in a key's usage chart. A key without calls in that time counts as unused. */
const USE_DAYS = 30;

/** How many days the daily call counts are retained. */
const RETENTION_DAYS = 90;

interface ApiKeyPage {
  data: ApiKey[];
  page: number;
  pageSize: number;
  total: number;
}

interface ApiKeyQuery extends PageQuery {
  q?: string | undefined;
  sort?: 'name' | '-name' | 'createdAt' | '-createdAt' | 'lastUsedAt' | '-lastUsedAt' | undefined;
  state?: ApiKeyState[] | undefined;
  use?: ApiKeyUse[] | undefined;
}

/** Fields of a key as admins enter them. */
export interface GivenApiKey {
  name: string;
  scopes: readonly string[];
  /** ISO 8601. Null if the key works until it is revoked. */
  expiresAt: string | null;
  rateLimit: number;
}

export interface ApiKeysService {
  list: (query: ApiKeyQuery) => Promise<ApiKeyPage>;
  /** @throws HttpError 404 */
  read: (id: string) => Promise<ApiKey>;
  /** Returns the calls of each of the last 30 days, today last. @throws HttpError 404 */
  readUsage: (id: string) => Promise<ApiKeyDay[]>;
  /** @throws HttpError 400 */
  create: (actor: Actor, given: GivenApiKey) => Promise<IssuedApiKey>;
  /** @throws HttpError 400, 404, or 409 if it changed since it was read or the key was revoked */
  update: (actor: Actor, id: string, change: GivenApiKey & { version: number }) => Promise<ApiKey>;
  /**
   * Issues a key that replaces another.
   *
   * @throws HttpError 404, or 409 if the old key is revoked, expired, or changed since it was read
   */
  rotate: (
    actor: Actor,
    id: string,
    order: { overlap: KeyOverlap; version: number },
  ) => Promise<IssuedApiKey>;
  /** Applies an action to each key separately. The result says why a key was skipped. */
  act: (actor: Actor, action: ApiKeyAction, ids: readonly string[]) => Promise<ActionOutcomes>;
  /** Deletes expired daily counts. */
  cleanUp: () => Promise<void>;
}

/** The fields of a key that the audit log records. */
function recordOf({ name, prefix, scopes, expiresAt, rateLimit }: ApiKeyFields & { prefix: string }) {
  return { name, prefix, scopes: scopes.join(', '), expiresAt: expiresAt?.toISOString() ?? null, rateLimit };
}

function readScopes(given: readonly string[]): string[] {
  const known: readonly string[] = apiKeyScopes;
  const unknown = given.find((scope) => !known.includes(scope));
  if (unknown !== undefined) {
    const message = `There is no scope “${unknown}”. Choose among ${known.join(', ')}.`;
    throw new HttpError(400, message, { errors: { scopes: [message] } });
  }
  return known.filter((scope) => given.includes(scope));
}

const changed = () => changedMeanwhile('API key');
const missing = () => new HttpError(404, 'There is no such API key.');

export function createApiKeysService({
  repository,
  calendar,
  events,
  now,
}: {
  repository: ApiKeysRepository;
  calendar: OfficeCalendar;
  events: Events;
  now: Clock;
}): ApiKeysService {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);

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
      const message = 'Choose a moment that is still to come.';
      throw new HttpError(400, message, { errors: { expiresAt: [message] } });
    }
    return moment;
  }

  function readFields({ name, scopes, expiresAt, rateLimit }: GivenApiKey, known: Date | null): ApiKeyFields {
    return { name, scopes: readScopes(scopes), expiresAt: readExpiry(expiresAt, known), rateLimit };
  }

  async function findIn(keys: ApiKeysTransaction, id: string): Promise<ApiKeyRow> {
    const key = await keys.find(id);
    if (!key) throw missing();
    return key;
  }

  /** @param replaces the prefix of the key that this one replaces */
  async function issue(
    keys: ApiKeysTransaction,
    actor: Actor,
    fields: ApiKeyFields,
    replaces?: string,
  ): Promise<IssuedApiKey> {
    const { text, prefix } = createApiKeyText();
    const id = await keys.add({
      ...fields,
      prefix,
      keyHash: hashToken(text),
      ownerId: actor.id,
      createdAt: now(),
    });
    await events.record(keys.tx, {
      type: 'api-key.created',
      actor,
      occurredAt: now(),
      subject: { id, name: fields.name },
      after: { ...recordOf({ ...fields, prefix }), ...(replaces === undefined ? {} : { replaces }) },
    });
    return { key: toAnswer(await findIn(keys, id)), secret: text };
  }

  const actions: Record<
    ApiKeyAction,
    (keys: ApiKeysTransaction, actor: Actor, key: ApiKeyRow) => Promise<void>
  > = {
    revoke: async (keys, actor, key) => {
      if (key.revokedAt) return;
      const revokedAt = now();
      if (!(await keys.update(key.id, key.version, { revokedAt }))) throw changed();
      await events.record(keys.tx, {
        type: 'api-key.revoked',
        actor,
        occurredAt: revokedAt,
        subject: key,
        before: { state: stateOf(key) },
        after: { state: 'revoked' },
      });
    },
  };

  return {
    list: async ({ q, sort = '-createdAt', state, use, ...query }) => {
      const { page, pageSize, limit, offset } = pageRange(query);
      const { rows, total } = await repository.list({
        search: q || undefined,
        states: state,
        uses: use,
        now: now(),
        expiringBefore: new Date(now().getTime() + EXPIRING_MS),
        usedSince: daysAgo(USE_DAYS),
        sort: sortOrder(sort),
        limit,
        offset,
      });
      return { data: rows.map(toAnswer), page, pageSize, total };
    },

    read: async (id) => {
      const key = await repository.find(id);
      if (!key) throw missing();
      return toAnswer(key);
    },

    readUsage: async (id) => {
      if (!(await repository.find(id))) throw missing();
      const first = addDays(calendar.today(), 1 - USE_DAYS);
      const days = Array.from({ length: USE_DAYS }, (_, index) => addDays(first, index));
      const counted = await repository.callsSince(id, first);
      const calls = new Map(counted.map((row) => [row.day, row.calls]));
      return days.map((day) => ({ day, calls: calls.get(day) ?? 0 }));
    },

    create: (actor, given) => {
      const fields = readFields(given, null);
      return repository.transaction((keys) => issue(keys, actor, fields));
    },

    update: (actor, id, { version, ...given }) =>
      repository.transaction(async (keys) => {
        const key = await findIn(keys, id);
        if (key.version !== version) throw changed();
        if (key.revokedAt) throw new HttpError(409, 'This key was revoked. Create a new one.');
        const fields = readFields(given, key.expiresAt);
        if (!(await keys.update(id, version, fields))) throw changed();
        await events.record(keys.tx, {
          type: 'api-key.updated',
          actor,
          occurredAt: now(),
          subject: key,
          before: recordOf(key),
          after: recordOf({ ...fields, prefix: key.prefix }),
        });
        return toAnswer(await findIn(keys, id));
      }),

    rotate: (actor, id, { overlap, version }) =>
      repository.transaction(async (keys) => {
        const key = await findIn(keys, id);
        if (key.version !== version) throw changed();
        const state = stateOf(key);
        if (state === 'revoked' || state === 'expired') {
          throw new HttpError(
            409,
            `This key is ${state}: there is nothing to hand over. Make a new one instead.`,
          );
        }
        const moment = now();
        const end = new Date(moment.getTime() + overlap * HOUR_MS);
        const expiresAt = key.expiresAt && key.expiresAt < end ? key.expiresAt : end;
        const isOver = overlap === 0;
        if (!(await keys.update(id, version, isOver ? { revokedAt: moment } : { expiresAt })))
          throw changed();
        // The new key gets the same lifetime as the old one.
        const lifetime = key.expiresAt && key.expiresAt.getTime() - key.createdAt.getTime();
        const issued = await issue(
          keys,
          actor,
          {
            name: key.name,
            scopes: key.scopes,
            rateLimit: key.rateLimit,
            expiresAt: lifetime === null ? null : new Date(moment.getTime() + lifetime),
          },
          key.prefix,
        );
        const before = isOver ? { state } : { expiresAt: key.expiresAt?.toISOString() ?? null };
        const after = isOver ? { state: 'revoked' } : { expiresAt: expiresAt.toISOString() };
        await events.record(keys.tx, {
          type: 'api-key.rotated',
          actor,
          occurredAt: moment,
          subject: key,
          before,
          after: { ...after, replacedBy: issued.key.prefix },
        });
        return issued;
      }),

    act: (actor, action, ids) =>
      actOnEach(ids, (id) =>
        repository.transaction(async (keys) => actions[action](keys, actor, await findIn(keys, id))),
      ),

    cleanUp: () => repository.removeDaysBefore(addDays(calendar.today(), -RETENTION_DAYS)),
  };
}
