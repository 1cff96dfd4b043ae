import type { CreateModule } from '../module.ts';
import { createErasureRepository } from './erasure.repository.ts';
import { createErasure } from './erasure.service.ts';

export const erasure: CreateModule = ({ db, files, jobs, events, contentVersion, now }) => {
  const service = createErasure({
    repository: createErasureRepository(db),
    files,
    jobs,
    events,
    contentChanged: contentVersion.refresh,
    now,
  });
  return {
    jobs: { 'client-erasure': service.erase, 'file-removal': service.removeFiles },
    cleanUp: service.cleanUp,
  };
};
