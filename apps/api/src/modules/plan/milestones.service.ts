import {
  deliverableStates,
  isLocked,
  isUnderDiscussion,
  judgeMove,
  type Milestone,
  type MilestoneState,
  type TrashAction,
  transitions,
} from '@uplift/data-client/contract/project';
import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { Viewer } from '../../database/visible-clients.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { found, HttpError } from '../../http-error.ts';
import type { Caller } from '../../security/caller.ts';
import type { ClientChange } from '../client-access.ts';
import {
  createMilestonesRepository,
  type MilestoneFields,
  type MilestoneRecord,
} from './milestones.repository.ts';
import { createPlanRepository } from './plan.repository.ts';
import { toMilestone } from './plan-answers.ts';

export type MilestonesService = ReturnType<typeof createMilestonesService>;

const changed = () => changedMeanwhile('milestone');

const labels = { planned: 'planned', 'in-progress': 'in progress', done: 'done' } as const;

const discussed = deliverableStates.filter(isUnderDiscussion);
const locked = deliverableStates.filter(isLocked);

/** The audit log action of each move. */
const moveActions = {
  start: 'milestone.started',
  'put-back': 'milestone.put-back',
  complete: 'milestone.completed',
  reopen: 'milestone.reopened',
} as const;

/** What the events of a milestone or deliverable have in common. */
export const eventOf = ({ actor, clientId }: ClientChange, { id, title }: { id: string; title: string }) => ({
  actor,
  clientId,
  subject: { id, name: title },
});

const fieldsOf = ({ title, phase, dueOn, description }: MilestoneFields) => ({
  title,
  phase,
  dueOn,
  description,
});

/** @throws HttpError 404 if the viewer has no access to the client */
async function findProject(db: Database, viewer: Viewer, clientId: string): Promise<string> {
  return found(await createPlanRepository(db).findProject(viewer, clientId), 'client').id;
}

export function createMilestonesService({ db, events, now }: Pick<Container, 'db' | 'events' | 'now'>) {
  const lock = async (tx: Transaction, { caller, clientId }: ClientChange, id: string) =>
    found(await createMilestonesRepository(tx).lock(caller, clientId, id), 'milestone');

  const read = async (tx: Transaction, { caller }: ClientChange, id: string) =>
    toMilestone(found(await createPlanRepository(tx).findMilestone(caller, id), 'milestone'));

  const list = async (tx: Database, viewer: Viewer, projectId: string) => ({
    data: (await createPlanRepository(tx).listMilestones(viewer, projectId)).map(toMilestone),
  });

  /** The start and completion times of a milestone that enters a state. */
  function momentsOf(to: MilestoneState, { startedAt }: MilestoneRecord, moment: Date) {
    if (to === 'planned') return { startedAt: null, completedAt: null };
    return { startedAt: startedAt ?? moment, completedAt: to === 'done' ? moment : null };
  }

  const trash = {
    delete: async (tx, change, id) => {
      const rows = createMilestonesRepository(tx);
      const milestone = await lock(tx, change, id);
      const [approved] = await rows.deliverablesIn(id, locked);
      if (approved !== undefined)
        throw new HttpError(409, `The client approved “${approved}”, so the milestone can’t be deleted.`);
      await rows.update(milestone, { deletedAt: now() });
      await events.record(tx, { ...eventOf(change, milestone), type: 'milestone.deleted' });
    },
    restore: async (tx, change, id) => {
      const rows = createMilestonesRepository(tx);
      const deleted = await rows.lock(change.caller, change.clientId, id, { deleted: true });
      const milestone = found(deleted, 'milestone');
      await rows.update(milestone, { deletedAt: null });
      await events.record(tx, { ...eventOf(change, milestone), type: 'milestone.restored' });
    },
  } satisfies Record<TrashAction, (tx: Transaction, change: ClientChange, id: string) => Promise<void>>;

  return {
    /** @throws HttpError 404 if the caller has no access to the client */
    list: async (caller: Caller, clientId: string, view?: 'client'): Promise<{ data: Milestone[] }> => {
      const viewer = { ...caller, view };
      const projectId = await findProject(db, viewer, clientId);
      return list(db, viewer, projectId);
    },

    /** @throws HttpError 404 */
    create: (change: ClientChange, fields: MilestoneFields): Promise<Milestone> =>
      unitOfWork(db, async (tx) => {
        const rows = createMilestonesRepository(tx);
        const projectId = await findProject(tx, change.caller, change.clientId);
        await rows.lockOrder(projectId);
        const position = await rows.lastPosition(projectId, fields.phase);
        const id = await rows.add({ ...fieldsOf(fields), projectId, position });
        await events.record(tx, {
          ...eventOf(change, { id, title: fields.title }),
          type: 'milestone.created',
          after: fieldsOf(fields),
        });
        return read(tx, change, id);
      }),

    /** @throws HttpError 404, or 409 if the milestone changed since it was read */
    update: (
      change: ClientChange,
      id: string,
      { version, ...given }: MilestoneFields & { version: number },
    ): Promise<Milestone> =>
      unitOfWork(db, async (tx) => {
        const rows = createMilestonesRepository(tx);
        const milestone = await lock(tx, change, id);
        if (milestone.version !== version) throw changed();
        const fields = fieldsOf(given);
        const moves = fields.phase !== milestone.phase;
        if (moves) await rows.lockOrder(milestone.projectId);
        // In another phase it comes last until a manager reorders it.
        const place = moves
          ? { position: await rows.lastPosition(milestone.projectId, fields.phase) }
          : undefined;
        await rows.update(milestone, { ...fields, ...place });
        await events.record(tx, {
          ...eventOf(change, milestone),
          type: 'milestone.updated',
          before: fieldsOf(milestone),
          after: fields,
        });
        return read(tx, change, id);
      }),

    /** @throws HttpError 404, or 409 if its state or that of a deliverable doesn't allow it */
    move: (
      change: ClientChange,
      id: string,
      { state: to, version }: { state: MilestoneState; version: number },
    ): Promise<Milestone> =>
      unitOfWork(db, async (tx) => {
        const rows = createMilestonesRepository(tx);
        const milestone = await lock(tx, change, id);
        if (milestone.version !== version) throw changed();
        const { state: from } = milestone;
        const row = transitions.milestone.find((each) => each.from === from && each.to === to);
        if (!row || judgeMove(transitions.milestone, { from, to, side: 'team' }) !== 'allowed')
          throw new HttpError(409, `A milestone that is ${labels[from]} can’t become ${labels[to]}.`);
        const [open] = to === 'done' ? await rows.deliverablesIn(id, discussed) : [];
        if (open !== undefined) {
          throw new HttpError(
            409,
            `“${open}” is not approved yet. Wait for the client, or withdraw it, and complete the milestone then.`,
          );
        }
        const occurredAt = now();
        await rows.update(milestone, { state: to, ...momentsOf(to, milestone, occurredAt) });
        await events.record(tx, {
          ...eventOf(change, milestone),
          type: moveActions[row.move],
          occurredAt,
          before: { state: from },
          after: { state: to },
        });
        return read(tx, change, id);
      }),

    /** @throws HttpError 400 if the milestones aren't in the same phase, or 404 */
    order: (
      change: ClientChange,
      { id, after }: { id: string; after: string | null },
    ): Promise<{ data: Milestone[] }> =>
      unitOfWork(db, async (tx) => {
        const rows = createMilestonesRepository(tx);
        const milestone = await lock(tx, change, id);
        const { projectId } = milestone;
        await rows.lockOrder(projectId);
        const before = await rows.orderOf(projectId, milestone.phase);
        const others = before.filter((each) => each !== id);
        const place = after === null ? 0 : others.indexOf(after) + 1;
        if (after !== null && place === 0) {
          const message = 'Choose a milestone of the same phase.';
          throw new HttpError(400, message, { errors: { after: [message] } });
        }
        const next = others.toSpliced(place, 0, id);
        for (const [position, each] of next.entries()) await rows.setPosition(each, position);
        await events.record(tx, {
          ...eventOf(change, milestone),
          type: 'milestone.reordered',
          before: { place: before.indexOf(id) + 1 },
          after: { place: place + 1 },
        });
        return list(tx, change.caller, projectId);
      }),

    /** Applies an action to each milestone separately. The result says why a milestone was skipped. */
    act: (change: ClientChange, action: TrashAction, ids: readonly string[]) =>
      actOnEach(ids, (id) => unitOfWork(db, (tx) => trash[action](tx, change, id))),
  };
}
