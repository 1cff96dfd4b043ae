import type { CreateModule } from '../module.ts';
import { createAuditLogRepository } from './audit-log.repository.ts';
import { registerAuditLog } from './audit-log.routes.ts';
import { createAuditLogService } from './audit-log.service.ts';

export const auditLog: CreateModule = ({ db, calendar, now }) => {
  const service = createAuditLogService({ repository: createAuditLogRepository(db), calendar, now });
  return {
    routes: { admin: (app) => registerAuditLog(app, { auditLog: service }) },
    cleanUp: service.cleanUp,
  };
};
