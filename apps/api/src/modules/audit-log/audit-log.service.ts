import type { AuditEntry, adminEndpoints } from '@uplift/data-client/contract/admin';
import type * as v from 'valibot';
import { addDays, type OfficeCalendar } from '../../calendar.ts';
import type { Container } from '../../container.ts';
import { answerPage } from '../../http/answer-page.ts';
import { type AuditLogFilter, type AuditLogRow, createAuditLogRepository } from './audit-log.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** How long entries are retained, in milliseconds: 90 days. */
export const AUDIT_LOG_RETENTION_MS = 90 * DAY_MS;

/** Batch size of an export, which limits the entries in memory. */
const EXPORTED_AT_ONCE = 500;

type AuditLogQuery = v.InferOutput<typeof adminEndpoints.listAuditLog.query>;
type ExportQuery = v.InferOutput<typeof adminEndpoints.exportAuditLog.query>;

export type AuditLogService = ReturnType<typeof createAuditLogService>;

function filterOf(
  { q: search, from, to, ...query }: ExportQuery,
  { startOf }: OfficeCalendar,
): AuditLogFilter {
  return {
    ...query,
    search,
    from: from === undefined ? undefined : startOf(from),
    before: to === undefined ? undefined : startOf(addDays(to, 1)),
  };
}

function answerOf({ apiKeyName, clientId, ...row }: AuditLogRow): AuditEntry {
  return { ...row, ...(apiKeyName === null ? {} : { apiKeyName }), occurredAt: row.occurredAt.toISOString() };
}

export function createAuditLogService({ db, calendar, now }: Pick<Container, 'db' | 'calendar' | 'now'>) {
  const repository = createAuditLogRepository(db);
  return {
    list: ({ sort, ...query }: AuditLogQuery) => {
      const filter = filterOf(query, calendar);
      const oldestFirst = sort === 'occurredAt';
      return answerPage(query, answerOf, (range) => repository.list(filter, { oldestFirst, ...range }));
    },

    /** Yields all matching entries, newest first. */
    exported: async function* (query: ExportQuery): AsyncGenerator<AuditEntry> {
      const filter = filterOf(query, calendar);
      let after: AuditLogRow | null = null;
      for (;;) {
        const rows: AuditLogRow[] = await repository.following(filter, after, EXPORTED_AT_ONCE);
        yield* rows.map(answerOf);
        after = rows.at(-1) ?? null;
        if (after === null || rows.length < EXPORTED_AT_ONCE) return;
      }
    },

    /** Returns the actors and subjects that the log can be filtered by. */
    choices: async () => {
      const [actors, subjects] = await Promise.all([repository.actors(), repository.subjects()]);
      return { actors, subjects };
    },

    /** Deletes entries older than 90 days. */
    cleanUp: () => repository.removeBefore(new Date(now().getTime() - AUDIT_LOG_RETENTION_MS)),
  };
}
