import type { AuditEntry } from '@uplift/data-client/contract/admin';
import type { Clock } from '../../clock.ts';
import { type PageQuery, pageRange } from '../../http/list-page.ts';
import type { AuditLogRepository } from './audit-log.repository.ts';

/** How long entries are kept, in milliseconds: 90 days. */
export const AUDIT_LOG_KEPT_MS = 90 * 24 * 3_600_000;

interface AuditLogPage {
  data: AuditEntry[];
  page: number;
  pageSize: number;
  total: number;
}

export interface AuditLogService {
  list: (
    query: PageQuery & {
      q?: string | undefined;
      sort?: 'occurredAt' | '-occurredAt' | undefined;
      subjectId?: string | undefined;
    },
  ) => Promise<AuditLogPage>;
  /** Removes what is older than 90 days. */
  cleanUp: () => Promise<void>;
}

export function createAuditLogService({
  repository,
  now,
}: {
  repository: AuditLogRepository;
  now: Clock;
}): AuditLogService {
  return {
    list: async ({ q, sort, subjectId, ...query }) => {
      const { page, pageSize, limit, offset } = pageRange(query);
      const { rows, total } = await repository.list({
        search: q || undefined,
        subjectId,
        oldestFirst: sort === 'occurredAt',
        limit,
        offset,
      });
      const data = rows.map(({ apiKeyName, ...row }) => ({
        ...row,
        ...(apiKeyName === null ? {} : { apiKeyName }),
        occurredAt: row.occurredAt.toISOString(),
      }));
      return { data, page, pageSize, total };
    },
    cleanUp: () => repository.removeBefore(new Date(now().getTime() - AUDIT_LOG_KEPT_MS)),
  };
}
