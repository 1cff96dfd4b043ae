import type { CreateModule } from '../module.ts';
import { createErasure } from './erasure.service.ts';

declare module '../../jobs/job-queue.ts' {
  interface Jobs {
    /** Erases a client whose erasure is due. */
    'client-erasure': { clientId: string };
    /** Removes files that no row refers to anymore. */
    'file-removal': { keys: string[] };
  }
}

export const erasure: CreateModule = ({ db, files, jobs, events, contentVersion, now }) => {
  const service = createErasure({
    db,
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
