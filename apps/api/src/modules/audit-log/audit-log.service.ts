import type { AuditEntry } from '@uplift/data-client/contract/admin';
import { addDays, type OfficeCalendar } from '../../calendar.ts';
import type { Clock } from '../../clock.ts';
import { type PageQuery, pageRange } from '../../http/list-page.ts';
import type {
  AuditLogCursor,
  AuditLogFilter,
  AuditLogRepository,
  AuditLogRow,
} from './audit-log.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** How long entries are retained, in milliseconds: 90 days. */
export const AUDIT_LOG_RETENTION_MS = 90 * DAY_MS;

/** Batch size of an export, which limits the entries in memory. */
const EXPORTED_AT_ONCE = 500;

interface AuditLogPage {
  data: AuditEntry[];
  page: number;
  pageSize: number;
  total: number;
}

export interface AuditLogQuery {
  q?: string | undefined;
  subjectId?: string | undefined;
  actorId?: string[] | undefined;
  subject?: string[] | undefined;
  /** First and last day in the office time zone, as YYYY-MM-DD. Both are included. */
  from?: string | undefined;
  to?: string | undefined;
}

export interface AuditLogService {
  list: (
    query: PageQuery & AuditLogQuery & { sort?: 'occurredAt' | '-occurredAt' | undefined },
  ) => Promise<AuditLogPage>;
  /** Yields all matching entries, newest first. */
  exported: (query: AuditLogQuery) => AsyncGenerator<AuditEntry>;
  /** Returns the actors and subjects that the log can be filtered by. */
  choices: () => Promise<{ actors: { id: string; name: string }[]; subjects: string[] }>;
  /** Deletes entries older than 90 days. */
  cleanUp: () => Promise<void>;
}

function filterOf(
  { q, subjectId, actorId, subject, from, to }: AuditLogQuery,
  { startOf }: Pick<OfficeCalendar, 'startOf'>,
): AuditLogFilter {
  return {
    search: q || undefined,
    subjectId,
    actorIds: actorId,
    subjects: subject,
    from: from === undefined ? undefined : startOf(from),
    before: to === undefined ? undefined : startOf(addDays(to, 1)),
  };
}

function answerOf({ apiKeyName, clientId, ...row }: AuditLogRow): AuditEntry {
  return { ...row, ...(apiKeyName === null ? {} : { apiKeyName }), occurredAt: row.occurredAt.toISOString() };
}

export function createAuditLogService({
  repository,
  calendar,
  now,
}: {
  repository: AuditLogRepository;
  calendar: OfficeCalendar;
  now: Clock;
}): AuditLogService {
  return {
    list: async ({ sort, page: givenPage, pageSize: givenSize, ...query }) => {
      const { page, pageSize, limit, offset } = pageRange({ page: givenPage, pageSize: givenSize });
      const { rows, total } = await repository.list(filterOf(query, calendar), {
        oldestFirst: sort === 'occurredAt',
        limit,
        offset,
      });
      return { data: rows.map(answerOf), page, pageSize, total };
    },

    exported: async function* (query) {
      const filter = filterOf(query, calendar);
      let after: AuditLogCursor | null = null;
      for (;;) {
        const rows: AuditLogRow[] = await repository.following(filter, after, EXPORTED_AT_ONCE);
        yield* rows.map(answerOf);
        after = rows.at(-1) ?? null;
        if (after === null || rows.length < EXPORTED_AT_ONCE) return;
      }
    },

    choices: async () => {
      const [actors, subjects] = await Promise.all([repository.actors(), repository.subjects()]);
      return { actors, subjects };
    },

    cleanUp: () => repository.removeBefore(new Date(now().getTime() - AUDIT_LOG_RETENTION_MS)),
  };
}
