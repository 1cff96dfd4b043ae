import {
  DELIVERY_TRASH_DAYS,
  type Deliverable,
  type DeliverableState,
  type DocumentType,
  isLocked,
  isUnderDiscussion,
  judgeMove,
  type Side,
  type TrashAction,
  transitions,
} from '@uplift/data-client/contract/project';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { Events } from '../../events/events.ts';
import type { FileStore } from '../../files/file-store.ts';
import { removeUnusedFiles } from '../../files/remove-unused-files.ts';
import { endingOf } from '../../files/sniff-document.ts';
import { storeClientUpload } from '../../files/store-client-upload.ts';
import { extensionOf, uploadName } from '../../files/upload-name.ts';
import type { UploadedFile } from '../../http/receive-upload.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { found, HttpError } from '../../http-error.ts';
import type { Caller } from '../../security/caller.ts';
import { type ClientChange, sideOf } from '../client-access.ts';
import { createDeliverablesRepository, type DeliverableRecord } from './deliverables.repository.ts';
import { createMilestonesRepository } from './milestones.repository.ts';
import { eventOf } from './milestones.service.ts';
import { createPlanRepository } from './plan.repository.ts';
import { toDeliverable } from './plan-answers.ts';

type DeliverableFields = Pick<DeliverableRecord, 'title' | 'note'>;

export type DeliverablesService = ReturnType<typeof createDeliverablesService>;

const milestoneIsDone = () => new HttpError(409, 'Its milestone is done. Reopen the milestone first.');

const labels = {
  draft: 'a draft',
  'awaiting-approval': 'awaiting approval',
  'changes-requested': 'to be changed',
  approved: 'approved',
} as const satisfies Record<DeliverableState, string>;

/** Name of each move in the audit log. */
const moveActions = {
  ask: 'deliverable.approval-asked',
  withdraw: 'deliverable.withdrawn',
  approve: 'deliverable.approved',
  'request-changes': 'deliverable.changes-requested',
} as const;

const DAY_MS = 24 * 3_600_000;
const NAME_LENGTH = 160;

/** Name of the downloaded file: within the limits of file systems, and with an extension. */
function nameOf(file: UploadedFile, type: DocumentType): string {
  return `${uploadName(file.name, NAME_LENGTH) || 'File'}${extensionOf(file.name) || endingOf(type)}`;
}

/** @throws HttpError 409 if the deliverable changed since it was read */
function checkVersion(deliverable: DeliverableRecord, version: number): void {
  if (deliverable.version !== version) throw changedMeanwhile('deliverable');
}

/** @throws HttpError 409 if the deliverable changed since it was read, or is approved */
function checkEditable(deliverable: DeliverableRecord, version: number): void {
  checkVersion(deliverable, version);
  if (isLocked(deliverable.state))
    throw new HttpError(409, 'The client approved this. Add another deliverable instead.');
}

/** Finds the move to a state. @throws HttpError 403 if only the other side can make it, or 409 */
function findMove({ state: from }: DeliverableRecord, to: DeliverableState, side: Side) {
  const verdict = judgeMove(transitions.deliverable, { from, to, side });
  const row = transitions.deliverable.find((each) => each.from === from && each.to === to);
  if (verdict === 'impossible' || !row)
    throw new HttpError(409, `A deliverable that is ${labels[from]} can’t become ${labels[to]}.`);
  if (verdict === 'other-side') {
    throw new HttpError(
      403,
      row.by === 'client' ? 'Only the client can do this.' : 'Only the team can do this.',
    );
  }
  return row;
}

export function createDeliverablesService({
  db,
  files,
  quota,
  events,
  now,
}: {
  db: Database;
  files: FileStore;
  /** Total size of all files of one client, in bytes. */
  quota: number;
  events: Events;
  now: Clock;
}) {
  const lock = async (
    tx: Transaction,
    { caller, clientId }: ClientChange,
    id: string,
    { deleted = false } = {},
  ) => {
    const rows = createDeliverablesRepository(tx);
    return found(await rows.find(caller, clientId, id, { deleted, lock: true }), 'deliverable');
  };

  const read = async (tx: Transaction, { caller }: ClientChange, id: string) =>
    toDeliverable(found(await createPlanRepository(tx).findDeliverable(caller, id), 'deliverable'));

  const trash = {
    delete: async (tx, change, id) => {
      const deliverable = await lock(tx, change, id);
      if (isLocked(deliverable.state))
        throw new HttpError(409, 'The client approved this, so it can’t be deleted.');
      await createDeliverablesRepository(tx).update(deliverable, { deletedAt: now() });
      await events.record(tx, { ...eventOf(change, deliverable), type: 'deliverable.deleted' });
    },
    restore: async (tx, change, id) => {
      const deliverable = await lock(tx, change, id, { deleted: true });
      // The milestone was completed in the meantime. It can't contain a deliverable under discussion.
      if (deliverable.milestoneState === 'done' && isUnderDiscussion(deliverable.state))
        throw milestoneIsDone();
      await createDeliverablesRepository(tx).update(deliverable, { deletedAt: null });
      await events.record(tx, { ...eventOf(change, deliverable), type: 'deliverable.restored' });
    },
  } satisfies Record<TrashAction, (tx: Transaction, change: ClientChange, id: string) => Promise<void>>;

  return {
    /** @throws HttpError 404 for the milestone, or 409 if it is done */
    create: (
      change: ClientChange,
      { milestoneId, title, note }: DeliverableFields & { milestoneId: string },
    ): Promise<Deliverable> =>
      unitOfWork(db, async (tx) => {
        const { caller, clientId } = change;
        const milestone = await createMilestonesRepository(tx).lock(caller, clientId, milestoneId);
        if (found(milestone, 'milestone').state === 'done') throw milestoneIsDone();
        const moment = now();
        const fields = { milestoneId, title, note };
        const rows = createDeliverablesRepository(tx);
        const id = await rows.add({ ...fields, stateSince: moment, createdAt: moment });
        await events.record(tx, {
          ...eventOf(change, { id, title }),
          type: 'deliverable.created',
          after: fields,
        });
        return read(tx, change, id);
      }),

    /** @throws HttpError 404, or 409 if it is approved or changed since it was read */
    update: (
      change: ClientChange,
      id: string,
      { version, title, note }: DeliverableFields & { version: number },
    ): Promise<Deliverable> =>
      unitOfWork(db, async (tx) => {
        const deliverable = await lock(tx, change, id);
        checkEditable(deliverable, version);
        await createDeliverablesRepository(tx).update(deliverable, { title, note });
        await events.record(tx, {
          ...eventOf(change, deliverable),
          type: 'deliverable.updated',
          before: { title: deliverable.title, note: deliverable.note },
          after: { title, note },
        });
        return read(tx, change, id);
      }),

    /**
     * @throws HttpError 400 if the file is rejected, 404, 409 if approved or changed since it was read, or 413 if
     * the client's storage is full
     */
    upload: async (
      change: ClientChange,
      id: string,
      upload: UploadedFile,
      version: number,
    ): Promise<Deliverable> => {
      const { caller, actor, clientId } = change;
      // Checked before the file is stored, so that a rejected upload writes no file.
      const known = await createDeliverablesRepository(db).find(caller, clientId, id);
      checkEditable(found(known, 'deliverable'), version);
      const target = { clientId, folder: `deliverables/${id}`, upload };
      return storeClientUpload({ db, files, quota }, target, async (tx, { storageKey, ...stored }) => {
        const rows = createDeliverablesRepository(tx);
        const deliverable = await lock(tx, change, id);
        checkEditable(deliverable, version);
        const { state } = deliverable;
        const moment = now();
        const number = (await rows.latestNumber(id)) + 1;
        const file = { name: nameOf(upload, stored.type), ...stored };
        const asked = state === 'awaiting-approval';
        await rows.addVersion({
          ...file,
          storageKey,
          deliverableId: id,
          number,
          uploadedAt: moment,
          uploadedBy: actor.id,
          // The client sees the newest version of a deliverable that awaits approval.
          sharedAt: asked ? moment : null,
        });
        if (asked) {
          const step = { deliverableId: id, number, actorId: actor.id, occurredAt: moment };
          await rows.addStep({ ...step, state, comment: '', side: 'team' });
        }
        await rows.update(deliverable, asked ? { stateSince: moment } : {});
        await events.record(tx, {
          ...eventOf(change, deliverable),
          type: 'deliverable.uploaded',
          after: { number, ...file },
        });
        return read(tx, change, id);
      });
    },

    /** @throws HttpError 400 if changes are requested without a comment, 403, 404, 409 */
    move: (
      change: ClientChange,
      id: string,
      { state: to, comment, version }: Pick<DeliverableRecord, 'state' | 'version'> & { comment: string },
    ): Promise<Deliverable> =>
      unitOfWork(db, async (tx) => {
        const rows = createDeliverablesRepository(tx);
        const deliverable = await lock(tx, change, id);
        checkVersion(deliverable, version);
        const side = sideOf(change.caller);
        const { move, from } = findMove(deliverable, to, side);
        const number = await rows.latestNumber(id);
        const occurredAt = now();
        if (move === 'ask') {
          if (number === 0) throw new HttpError(409, 'Upload a file before you request approval.');
          if (deliverable.milestoneState === 'done') throw milestoneIsDone();
          await rows.share(id, number, occurredAt);
        }
        await rows.update(deliverable, { state: to, stateSince: occurredAt });
        const step = { deliverableId: id, number, actorId: change.actor.id, occurredAt };
        await rows.addStep({ ...step, state: to, comment, side });
        await events.record(tx, {
          ...eventOf(change, deliverable),
          type: moveActions[move],
          occurredAt,
          before: { state: from },
          after: { state: to, number, ...(comment ? { comment } : {}) },
          data: { milestoneId: deliverable.milestoneId, version: number },
        });
        return read(tx, change, id);
      }),

    /** Applies an action to each deliverable separately. The result says why a deliverable was skipped. */
    act: (change: ClientChange, action: TrashAction, ids: readonly string[]) =>
      actOnEach(ids, (id) => unitOfWork(db, (tx) => trash[action](tx, change, id))),

    /** Returns a file's metadata and a function that streams it. @throws HttpError 404 */
    readFile: async (caller: Caller, clientId: string, id: string, number: number) => {
      const version = await createDeliverablesRepository(db).findVersion(caller, clientId, id, number);
      const { storageKey, ...file } = found(version, 'file');
      return { ...file, open: () => files.read(storageKey) };
    },

    /**
     * Deletes milestones and deliverables whose time in the trash is over, and files that no deliverable
     * references.
     */
    cleanUp: async () => {
      const moment = now();
      const longAgo = new Date(moment.getTime() - DELIVERY_TRASH_DAYS * DAY_MS);
      const rows = createDeliverablesRepository(db);
      await createMilestonesRepository(db).removeDeletedBefore(longAgo);
      await rows.removeDeletedBefore(longAgo);
      await removeUnusedFiles(files, {
        folder: 'deliverables',
        // A younger file may belong to an upload without a row yet.
        youngest: new Date(moment.getTime() - DAY_MS),
        findInUse: rows.findKeysInUse,
      });
    },
  };
}
