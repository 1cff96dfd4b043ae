import type { CreateModule } from '../module.ts';
import { registerAuditLog } from './audit-log.routes.ts';
import { createAuditLogService } from './audit-log.service.ts';

export const auditLog: CreateModule = (container) => {
  const service = createAuditLogService(container);
  return {
    routes: { admin: (app) => registerAuditLog(app, service) },
    cleanUp: service.cleanUp,
  };
};
