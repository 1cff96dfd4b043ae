import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ActionOutcomes } from '@uplift/data-client/contract/admin';
import {
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
import type { DomainEventType } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import type { FileStore } from '../../files/file-store.ts';
import { endingOf, sniffDocument } from '../../files/sniff-document.ts';
import { checkQuota } from '../../files/storage-quota.ts';
import { storeUpload } from '../../files/store-upload.ts';
import { extensionOf, uploadName } from '../../files/upload-name.ts';
import type { UploadedFile } from '../../http/receive-upload.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type { Caller } from '../../security/caller.ts';
import type {
  DeliverablesRepository,
  DeliverablesTransaction,
  LockedDeliverable,
  StoredVersion,
} from './deliverables.repository.ts';
import type { Doing } from './milestones.service.ts';
import { toDeliverable } from './plan-answers.ts';

interface DeliverableFields {
  title: string;
  note: string;
}

interface Move {
  state: DeliverableState;
  comment: string;
  version: number;
}

export interface DeliverablesService {
  /** @throws HttpError 404 for the milestone, or 409 if it is done */
  create: (doing: Doing, fields: DeliverableFields & { milestoneId: string }) => Promise<Deliverable>;
  /** @throws HttpError 404, or 409 if it is approved or changed since it was read */
  update: (doing: Doing, id: string, change: DeliverableFields & { version: number }) => Promise<Deliverable>;
  /**
   * @throws HttpError 400 if the file is rejected, 404, 409 if approved or changed since it was read, or 413 if
   * the client's storage is full
   */
  upload: (doing: Doing, id: string, file: UploadedFile, version: number) => Promise<Deliverable>;
  /** @throws HttpError 400 if changes are requested without a comment, 403, 404, 409 */
  move: (doing: Doing, id: string, move: Move) => Promise<Deliverable>;
  /** Applies an action to each deliverable separately. The result says why a deliverable was skipped. */
  act: (doing: Doing, action: TrashAction, ids: readonly string[]) => Promise<ActionOutcomes>;
  /** Returns the metadata of a file. @throws HttpError 404 */
  describeFile: (caller: Caller, clientId: string, id: string, number: number) => Promise<StoredVersion>;
  /** Streams a file. @throws FileMissing if the store has lost the file */
  readFile: (file: StoredVersion) => Promise<Readable>;
}

const notFound = () => new HttpError(404, 'There is no such deliverable.');
const changed = () => changedMeanwhile('deliverable');
const approved = () => new HttpError(409, 'The client has approved this. Add another deliverable instead.');
const milestoneIsDone = () => new HttpError(409, 'Its milestone is done. Reopen the milestone first.');

const words = {
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

const sideOf = ({ kind }: Caller): Side => (kind === 'client' ? 'client' : 'team');

const NAME_LENGTH = 160;

/** Name of the downloaded file: within the limits of file systems, and with an extension. */
function nameOf(file: UploadedFile, type: DocumentType): string {
  return `${uploadName(file.name, NAME_LENGTH) || 'File'}${extensionOf(file.name) || endingOf(type)}`;
}

export function createDeliverablesService({
  repository,
  files,
  quota,
  events,
  now,
}: {
  repository: DeliverablesRepository;
  files: FileStore;
  /** Total size of all files of one client, in bytes. */
  quota: number;
  events: Events;
  now: Clock;
}): DeliverablesService {
  async function readIn(
    { plan }: DeliverablesTransaction,
    { caller }: Doing,
    id: string,
  ): Promise<Deliverable> {
    const deliverable = await plan.findDeliverable(caller, id);
    if (!deliverable) throw notFound();
    return toDeliverable(deliverable);
  }

  /** @throws HttpError 404, or 409 if the row version has changed */
  function checkVersion<Row extends { version: number }>(row: Row | null, version: number): Row {
    if (!row) throw notFound();
    if (row.version !== version) throw changed();
    return row;
  }

  async function record(
    { tx }: DeliverablesTransaction,
    { actor, clientId }: Doing,
    {
      action,
      subject,
      before = {},
      after = {},
    }: {
      action: Exclude<DomainEventType<'deliverable'>, 'deliverable.approved'>;
      subject: { id: string; title: string };
      before?: Record<string, unknown>;
      after?: Record<string, unknown>;
    },
  ): Promise<void> {
    await events.record(tx, {
      type: action,
      actor,
      clientId,
      occurredAt: now(),
      subject: { id: subject.id, name: subject.title },
      before,
      after,
    });
  }

  /** Finds the move to a state. @throws HttpError 403 if only the other side can make it, or 409 */
  function findMove({ state: from }: LockedDeliverable, to: DeliverableState, side: Side) {
    const verdict = judgeMove(transitions.deliverable, { from, to, side });
    const row = transitions.deliverable.find((each) => each.from === from && each.to === to);
    if (verdict === 'impossible' || !row)
      throw new HttpError(409, `What is ${words[from]} cannot become ${words[to]}.`);
    if (verdict === 'other-side') {
      throw new HttpError(
        403,
        row.by === 'client' ? 'Only the client can do this.' : 'Only those who work on it can do this.',
      );
    }
    return row;
  }

  const trash: Record<
    TrashAction,
    (rows: DeliverablesTransaction, doing: Doing, id: string) => Promise<void>
  > = {
    delete: async (rows, doing, id) => {
      const deliverable = await rows.lock(doing.caller, doing.clientId, id);
      if (!deliverable) throw notFound();
      if (isLocked(deliverable.state)) throw new HttpError(409, 'The client has approved this, so it stays.');
      await rows.update(deliverable, { deletedAt: now() });
      await record(rows, doing, { action: 'deliverable.deleted', subject: deliverable });
    },
    restore: async (rows, doing, id) => {
      const deliverable = await rows.lock(doing.caller, doing.clientId, id, { deleted: true });
      if (!deliverable) throw notFound();
      // The milestone was completed in the meantime. It can't contain a deliverable under discussion.
      if (deliverable.milestoneState === 'done' && isUnderDiscussion(deliverable.state))
        throw milestoneIsDone();
      await rows.update(deliverable, { deletedAt: null });
      await record(rows, doing, { action: 'deliverable.restored', subject: deliverable });
    },
  };

  return {
    create: (doing, { milestoneId, title, note }) =>
      repository.transaction(async (rows) => {
        const milestone = await rows.lockMilestone(doing.caller, doing.clientId, milestoneId);
        if (!milestone) throw new HttpError(404, 'There is no such milestone.');
        if (milestone.state === 'done') throw milestoneIsDone();
        const moment = now();
        const id = await rows.add({ milestoneId, title, note, stateSince: moment, createdAt: moment });
        await record(rows, doing, {
          action: 'deliverable.created',
          subject: { id, title },
          after: { title, note, milestoneId },
        });
        return readIn(rows, doing, id);
      }),

    update: (doing, id, { version, title, note }) =>
      repository.transaction(async (rows) => {
        const deliverable = checkVersion(await rows.lock(doing.caller, doing.clientId, id), version);
        if (isLocked(deliverable.state)) throw approved();
        await rows.update(deliverable, { title, note });
        await record(rows, doing, {
          action: 'deliverable.updated',
          subject: deliverable,
          before: { title: deliverable.title, note: deliverable.note },
          after: { title, note },
        });
        return readIn(rows, doing, id);
      }),

    upload: async (doing, id, upload, version) => {
      const { caller, actor, clientId } = doing;
      // Checked before the file is stored, so that a rejected upload writes no file.
      const known = checkVersion(await repository.find(caller, clientId, id), version);
      if (isLocked(known.state)) throw approved();
      const type = await sniffDocument(upload);
      checkQuota(upload, await repository.readStoredBytes(clientId), quota);
      const storageKey = `deliverables/${id}/${randomUUID()}${endingOf(type)}`;
      const addVersion = async (rows: DeliverablesTransaction) => {
        // Again, because another upload may have taken the storage meanwhile.
        checkQuota(upload, await rows.lockStoredBytes(clientId), quota);
        const deliverable = checkVersion(await rows.lock(caller, clientId, id), version);
        const { state } = deliverable;
        if (isLocked(state)) throw approved();
        const moment = now();
        const number = (await rows.latestNumber(id)) + 1;
        const file = {
          name: nameOf(upload, type),
          type,
          byteSize: upload.byteSize,
          checksum: upload.checksum,
        };
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
          await rows.addStep({
            deliverableId: id,
            state,
            number,
            comment: '',
            side: 'team',
            actorId: actor.id,
            occurredAt: moment,
          });
        }
        await rows.update(deliverable, asked ? { stateSince: moment } : {});
        await record(rows, doing, {
          action: 'deliverable.uploaded',
          subject: deliverable,
          after: { number, ...file },
        });
        return readIn(rows, doing, id);
      };
      return storeUpload(files, storageKey, upload, () => repository.transaction(addVersion));
    },

    move: (doing, id, { state: to, comment, version }) =>
      repository.transaction(async (rows) => {
        const { caller, actor, clientId } = doing;
        const deliverable = checkVersion(await rows.lock(caller, clientId, id), version);
        const side = sideOf(caller);
        const { move, from } = findMove(deliverable, to, side);
        if (move === 'request-changes' && comment === '') {
          const message = 'Say what should be different.';
          throw new HttpError(400, message, { errors: { comment: [message] } });
        }
        const number = await rows.latestNumber(id);
        const moment = now();
        if (move === 'ask') {
          if (number === 0) throw new HttpError(409, 'Upload a file first: there is nothing to approve yet.');
          if (deliverable.milestoneState === 'done') throw milestoneIsDone();
          await rows.share(id, number, moment);
        }
        await rows.update(deliverable, { state: to, stateSince: moment });
        await rows.addStep({
          deliverableId: id,
          state: to,
          number,
          comment,
          side,
          actorId: actor.id,
          occurredAt: moment,
        });
        await events.record(rows.tx, {
          type: moveActions[move],
          actor,
          clientId,
          occurredAt: moment,
          subject: { id, name: deliverable.title },
          before: { state: from },
          after: { state: to, number, ...(comment ? { comment } : {}) },
          data: { milestoneId: deliverable.milestoneId, version: number },
        });
        return readIn(rows, doing, id);
      }),

    act: (doing, action, ids) =>
      actOnEach(ids, (id) => repository.transaction((rows) => trash[action](rows, doing, id))),

    describeFile: async (caller, clientId, id, number) => {
      const file = await repository.findVersion(caller, clientId, id, number);
      if (!file) throw new HttpError(404, 'There is no such file.');
      return file;
    },

    readFile: ({ storageKey }) => files.read(storageKey),
  };
}
