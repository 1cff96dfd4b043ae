import { DELIVERY_TRASH_DAYS } from '@uplift/data-client/contract/project';
import type { Clock } from '../../clock.ts';
import type { FileStore } from '../../files/file-store.ts';
import { removeUnusedFiles } from '../../files/remove-unused-files.ts';
import type { DeliverablesRepository } from './deliverables.repository.ts';
import type { MilestonesRepository } from './milestones.repository.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Deletes milestones and deliverables whose time in the trash is over, and files that no deliverable
 * references.
 *
 * @returns the cleanup function, to be called periodically
 */
export function createDeliveryCleanUp({
  milestones,
  deliverables,
  files,
  now,
}: {
  milestones: Pick<MilestonesRepository, 'removeDeletedBefore'>;
  deliverables: Pick<DeliverablesRepository, 'removeDeletedBefore' | 'findKeysInUse'>;
  files: FileStore;
  now: Clock;
}): () => Promise<void> {
  return async () => {
    const moment = now();
    const longAgo = new Date(moment.getTime() - DELIVERY_TRASH_DAYS * DAY_MS);
    await milestones.removeDeletedBefore(longAgo);
    await deliverables.removeDeletedBefore(longAgo);
    await removeUnusedFiles(files, {
      folder: 'deliverables',
      // A younger file may belong to an upload without a row yet.
      youngest: new Date(moment.getTime() - DAY_MS),
      findInUse: deliverables.findKeysInUse,
    });
  };
}
