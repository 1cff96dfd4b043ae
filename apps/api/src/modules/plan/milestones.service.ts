import type { ActionOutcomes } from '@uplift/data-client/contract/admin';
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
import type { Clock } from '../../clock.ts';
import type { Actor, DomainEventType } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type { Caller } from '../../security/caller.ts';
import type {
  LockedMilestone,
  MilestoneFields,
  MilestonesRepository,
  MilestonesTransaction,
} from './milestones.repository.ts';
import type { PlanRepository } from './plan.repository.ts';
import { toMilestone } from './plan-answers.ts';

/** A change to a client's record, with its caller, as returned by `changeOf`. */
export interface Doing {
  caller: Caller;
  actor: Actor;
  clientId: string;
}

export interface MilestonesService {
  /** @throws HttpError 404 if the caller has no access to the client */
  list: (caller: Caller, clientId: string, view?: 'client') => Promise<{ data: Milestone[] }>;
  /** @throws HttpError 404 */
  create: (doing: Doing, fields: MilestoneFields) => Promise<Milestone>;
  /** @throws HttpError 404, or 409 if the milestone changed since it was read */
  update: (doing: Doing, id: string, change: MilestoneFields & { version: number }) => Promise<Milestone>;
  /** @throws HttpError 404, or 409 if its state or that of a deliverable doesn't allow it */
  move: (doing: Doing, id: string, change: { state: MilestoneState; version: number }) => Promise<Milestone>;
  /** @throws HttpError 400 if the milestones aren't in the same phase, or 404 */
  order: (doing: Doing, change: { id: string; after: string | null }) => Promise<{ data: Milestone[] }>;
  /** Applies an action to each milestone separately. The result says why a milestone was skipped. */
  act: (doing: Doing, action: TrashAction, ids: readonly string[]) => Promise<ActionOutcomes>;
}

const notFound = () => new HttpError(404, 'There is no such milestone.');
const changed = () => changedMeanwhile('milestone');

const words = { planned: 'planned', 'in-progress': 'in progress', done: 'done' } as const;

const discussed = deliverableStates.filter(isUnderDiscussion);
const locked = deliverableStates.filter(isLocked);

/** The audit log action of each move. */
const moveActions = {
  start: 'milestone.started',
  'put-back': 'milestone.put-back',
  complete: 'milestone.completed',
  reopen: 'milestone.reopened',
} as const;

const fieldsOf = ({ title, phase, dueOn, description }: MilestoneFields) => ({
  title,
  phase,
  dueOn,
  description,
});

/** @throws HttpError 404 if the viewer has no access to the client */
async function findProjectIn(
  plan: PlanRepository,
  viewer: Parameters<PlanRepository['findProject']>[0],
  clientId: string,
): Promise<string> {
  const project = await plan.findProject(viewer, clientId);
  if (!project) throw new HttpError(404, 'There is no such client.');
  return project.id;
}

export function createMilestonesService({
  repository,
  events,
  now,
}: {
  repository: MilestonesRepository;
  events: Events;
  now: Clock;
}): MilestonesService {
  async function lockIn(
    rows: MilestonesTransaction,
    { caller, clientId }: Doing,
    id: string,
  ): Promise<LockedMilestone> {
    const milestone = await rows.lock(caller, clientId, id);
    if (!milestone) throw notFound();
    return milestone;
  }

  async function readIn(rows: MilestonesTransaction, { caller }: Doing, id: string): Promise<Milestone> {
    const milestone = await rows.plan.findMilestone(caller, id);
    if (!milestone) throw notFound();
    return toMilestone(milestone);
  }

  async function record(
    { tx }: MilestonesTransaction,
    { actor, clientId }: Doing,
    {
      action,
      subject,
      occurredAt = now(),
      before = {},
      after = {},
    }: {
      action: DomainEventType<'milestone'>;
      subject: { id: string; title: string };
      occurredAt?: Date;
      before?: Record<string, unknown>;
      after?: Record<string, unknown>;
    },
  ): Promise<void> {
    await events.record(tx, {
      type: action,
      actor,
      clientId,
      occurredAt,
      subject: { id: subject.id, name: subject.title },
      before,
      after,
    });
  }

  /** The start and completion times of a milestone that enters a state. */
  function momentsOf(to: MilestoneState, { startedAt }: LockedMilestone, moment: Date) {
    if (to === 'planned') return { startedAt: null, completedAt: null };
    return { startedAt: startedAt ?? moment, completedAt: to === 'done' ? moment : null };
  }

  const trash: Record<TrashAction, (rows: MilestonesTransaction, doing: Doing, id: string) => Promise<void>> =
    {
      delete: async (rows, doing, id) => {
        const milestone = await lockIn(rows, doing, id);
        const [approved] = await rows.deliverablesIn(id, locked);
        if (approved !== undefined)
          throw new HttpError(409, `The client has approved “${approved}” of it, so it stays.`);
        await rows.update(milestone, { deletedAt: now() });
        await record(rows, doing, { action: 'milestone.deleted', subject: milestone });
      },
      restore: async (rows, doing, id) => {
        const milestone = await rows.lock(doing.caller, doing.clientId, id, { deleted: true });
        if (!milestone) throw notFound();
        await rows.update(milestone, { deletedAt: null });
        await record(rows, doing, { action: 'milestone.restored', subject: milestone });
      },
    };

  return {
    list: async (caller, clientId, view) => {
      const viewer = { ...caller, view };
      const projectId = await findProjectIn(repository.plan, viewer, clientId);
      return { data: (await repository.plan.listMilestones(viewer, projectId)).map(toMilestone) };
    },

    create: (doing, fields) =>
      repository.transaction(async (rows) => {
        const projectId = await findProjectIn(rows.plan, doing.caller, doing.clientId);
        await rows.lockOrder(projectId);
        const position = await rows.lastPosition(projectId, fields.phase);
        const id = await rows.add({ ...fieldsOf(fields), projectId, position });
        await record(rows, doing, {
          action: 'milestone.created',
          subject: { id, title: fields.title },
          after: fieldsOf(fields),
        });
        return readIn(rows, doing, id);
      }),

    update: (doing, id, { version, ...given }) =>
      repository.transaction(async (rows) => {
        const milestone = await lockIn(rows, doing, id);
        if (milestone.version !== version) throw changed();
        const fields = fieldsOf(given);
        const moves = fields.phase !== milestone.phase;
        if (moves) await rows.lockOrder(milestone.projectId);
        // In another phase it comes last until a manager reorders it.
        const place = moves
          ? { position: await rows.lastPosition(milestone.projectId, fields.phase) }
          : undefined;
        await rows.update(milestone, { ...fields, ...place });
        await record(rows, doing, {
          action: 'milestone.updated',
          subject: milestone,
          before: fieldsOf(milestone),
          after: fields,
        });
        return readIn(rows, doing, id);
      }),

    move: (doing, id, { state: to, version }) =>
      repository.transaction(async (rows) => {
        const milestone = await lockIn(rows, doing, id);
        if (milestone.version !== version) throw changed();
        const { state: from } = milestone;
        const row = transitions.milestone.find((each) => each.from === from && each.to === to);
        if (!row || judgeMove(transitions.milestone, { from, to, side: 'team' }) !== 'allowed')
          throw new HttpError(409, `A milestone that is ${words[from]} cannot become ${words[to]}.`);
        const [open] = to === 'done' ? await rows.deliverablesIn(id, discussed) : [];
        if (open !== undefined) {
          throw new HttpError(
            409,
            `“${open}” is not approved yet. Wait for the client, or withdraw it, and complete the milestone then.`,
          );
        }
        const moment = now();
        const moments = momentsOf(to, milestone, moment);
        await rows.update(milestone, { state: to, ...moments });
        await record(rows, doing, {
          action: moveActions[row.move],
          subject: milestone,
          occurredAt: moment,
          before: { state: from },
          after: { state: to },
        });
        return readIn(rows, doing, id);
      }),

    order: (doing, { id, after }) =>
      repository.transaction(async (rows) => {
        const milestone = await lockIn(rows, doing, id);
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
        await record(rows, doing, {
          action: 'milestone.reordered',
          subject: milestone,
          before: { place: before.indexOf(id) + 1 },
          after: { place: place + 1 },
        });
        return { data: (await rows.plan.listMilestones(doing.caller, projectId)).map(toMilestone) };
      }),

    act: (doing, action, ids) =>
      actOnEach(ids, (id) => repository.transaction((rows) => trash[action](rows, doing, id))),
  };
}
