import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { stringify } from 'csv-stringify';
import type { FastifyInstance } from 'fastify';
import { bindEndpoints, bindRawEndpoint } from '../../http/bind-endpoint.ts';
import type { AuditLogService } from './audit-log.service.ts';

/** Columns of the CSV file, in order. */
const columns = [
  { key: 'occurredAt', header: 'When (UTC)' },
  { key: 'actorName', header: 'Who' },
  { key: 'action', header: 'Action' },
  { key: 'subjectName', header: 'What' },
  { key: 'before', header: 'Before' },
  { key: 'after', header: 'After' },
  { key: 'address', header: 'From' },
  { key: 'actorId', header: 'Id of who' },
  { key: 'subjectId', header: 'Id of what' },
];

export function registerAuditLog(app: FastifyInstance, auditLog: AuditLogService): void {
  bindEndpoints(app, adminEndpoints, {
    listAuditLog: ({ query }) => auditLog.list(query),
    getAuditChoices: auditLog.choices,
  });
  bindRawEndpoint(app, adminEndpoints.exportAuditLog, async ({ query, request, reply }) => {
    const rows = stringify({
      columns,
      header: true,
      // Spreadsheets detect UTF-8 only by the byte order mark.
      bom: true,
      record_delimiter: 'windows',
      // Prevents CSV injection: spreadsheets treat values that begin like a formula as text.
      escape_formulas: true,
      cast: { object: (value) => JSON.stringify(value) },
    });
    pipeline(Readable.from(auditLog.exported(query)), rows).catch((err: unknown) =>
      request.log.warn({ err }, 'the export of the audit log ended early'),
    );
    return reply
      .header('Content-Disposition', 'attachment; filename="audit-log.csv"')
      .type('text/csv; charset=utf-8')
      .send(rows);
  });
}
