import { join } from 'node:path';
import type { CreateModule } from '../module.ts';
import { createOutboxFiles } from './outbox.files.ts';
import { registerOutbox } from './outbox.routes.ts';
import { createOutboxService } from './outbox.service.ts';

export const outbox: CreateModule = ({ config }) => {
  const service = createOutboxService({
    files: config.smtpUrl ? null : createOutboxFiles(join(config.dataDirectory, 'outbox')),
  });
  return { routes: { admin: (app) => registerOutbox(app, service) } };
};
