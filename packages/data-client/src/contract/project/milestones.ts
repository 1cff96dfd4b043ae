import * as v from 'valibot';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from '../admin/records.ts';
import { defineEndpoint } from '../endpoint.ts';
import { isDay } from '../is-day.ts';
import { nameOf } from '../line-of-text.ts';
import { identifier, listOf, record } from '../reading.ts';
import { clientParams, everybody, projectCall, team, viewQuery } from './common.ts';
import { Deliverable } from './deliverables.ts';
import { Phase, phases } from './project.ts';
import { milestoneStates } from './transitions.ts';

/** ISO 8601, UTC. */
const moment = v.string();

/** A milestone of a client's project. */
export const Milestone = /* @__PURE__ */ record({
  id: identifier,
  phase: Phase,
  title: v.string(),
  /** May be empty. */
  description: v.string(),
  /** YYYY-MM-DD */
  dueOn: v.string(),
  state: v.picklist(milestoneStates),
  startedAt: v.nullable(moment),
  completedAt: v.nullable(moment),
  /** The client sees the deliverables it was asked to approve, not the drafts. */
  deliverables: v.array(Deliverable),
  /** Row version. Send it with an update. */
  version: v.number(),
});
export type Milestone = v.InferOutput<typeof Milestone>;

const MILESTONE_TITLE_LENGTH = 120;
const MILESTONE_DESCRIPTION_LENGTH = 2_000;

const fields = {
  title: nameOf(MILESTONE_TITLE_LENGTH, {
    missing: 'Enter a title.',
    tooLong: `A title has at most ${MILESTONE_TITLE_LENGTH} characters.`,
  }),
  phase: v.picklist(phases, 'Choose a phase.'),
  dueOn: v.pipe(
    v.string('Enter a due date.'),
    v.nonEmpty('Enter a due date.'),
    v.regex(/^20\d\d-\d\d-\d\d$/, 'Enter a date in this century as YYYY-MM-DD.'),
    v.check(isDay, 'This date doesn’t exist.'),
  ),
  description: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(
      MILESTONE_DESCRIPTION_LENGTH,
      `A description has at most ${MILESTONE_DESCRIPTION_LENGTH} characters.`,
    ),
  ),
};

const MilestoneId = rowId('a milestone');
const milestoneParams = v.object({ ...clientParams.entries, id: MilestoneId });

export const listMilestones = defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/milestones',
  summary: 'Lists all milestones of a project by phase and order, each with its deliverables.',
  callers: everybody,
  params: clientParams,
  query: v.object(viewQuery),
  answer: listOf(Milestone),
});

export const createMilestone = defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/milestones',
  summary: 'Adds a milestone at the end of its phase.',
  callers: team,
  params: clientParams,
  body: v.object({ ...fields, description: v.optional(fields.description, '') }),
  answer: Milestone,
});

export const updateMilestone = defineEndpoint({
  ...projectCall,
  method: 'PATCH',
  path: '/api/clients/{clientId}/milestones/{id}',
  summary:
    'Updates the title, phase, due date, and description of a milestone. Returns 409 if `version` is outdated.',
  callers: team,
  params: milestoneParams,
  body: v.object({ ...fields, version: RowVersion }),
  answer: Milestone,
});

export const moveMilestone = defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/milestones/{id}/state',
  summary:
    "Starts, completes, or reopens a milestone. Returns 409 if its state doesn't allow the change or a deliverable is still under discussion.",
  callers: team,
  params: milestoneParams,
  body: v.object({ state: v.picklist(milestoneStates, 'Choose a status.'), version: RowVersion }),
  answer: Milestone,
});

export const orderMilestone = defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/milestones/order',
  summary:
    'Moves a milestone after another one of the same phase, or to the front of the phase if `after` is null.',
  callers: team,
  params: clientParams,
  body: v.object({ id: MilestoneId, after: v.nullable(MilestoneId) }),
  answer: listOf(Milestone),
});

/** Actions on one or more milestones or deliverables. */
const trashActions = ['delete', 'restore'] as const;
export type TrashAction = (typeof trashActions)[number];

export const actOnMilestones = defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/milestones/actions',
  summary:
    'Moves milestones and their deliverables to the trash for 30 days, or restores them. Rows are processed separately, and the response has a result for each.',
  callers: team,
  params: clientParams,
  body: actionOnRows(trashActions, 'a milestone'),
  answer: ActionOutcomes,
});
