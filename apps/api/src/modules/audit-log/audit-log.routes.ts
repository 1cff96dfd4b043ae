import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import type { AuditLogService } from './audit-log.service.ts';

export function registerAuditLog(app: FastifyInstance, { auditLog }: { auditLog: AuditLogService }): void {
  bindEndpoint(app, adminEndpoints.listAuditLog, ({ query }) => auditLog.list(query));
}
