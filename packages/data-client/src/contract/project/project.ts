import * as v from 'valibot';
import { RowVersion } from '../admin/records.ts';
import { defineEndpoint } from '../endpoint.ts';
import { identifier, optionalText, record } from '../reading.ts';
import { clientParams, everybody, projectCall, team } from './common.ts';

/** The phases of every project, in their order. */
export const phases = ['audit', 'optimize', 'scale'] as const;

export const Phase = /* @__PURE__ */ v.picklist(phases);
export type Phase = v.InferOutput<typeof Phase>;

/** A client company as its own people and those who work for it see it. */
export const ProjectOverview = /* @__PURE__ */ record({
  clientId: identifier,
  company: v.string(),
  manager: v.nullable(
    record({ id: identifier, name: v.string(), email: v.string(), bookingUrl: optionalText }),
  ),
  project: record({
    id: identifier,
    name: v.string(),
    phase: Phase,
    /** YYYY-MM-DD */
    startedOn: v.string(),
    /** That the work cannot go on, and why, as the consultancy notes it: the client is not told. Null: it can. */
    blocked: v.nullable(record({ reason: v.string(), since: v.string() })),
    /** Counts changes: give it back with one. */
    version: v.number(),
  }),
});
export type ProjectOverview = v.InferOutput<typeof ProjectOverview>;

export const getProject = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/project',
  summary: 'A client, who looks after it, and what is done for it.',
  callers: everybody,
  params: clientParams,
  answer: ProjectOverview,
});

const BLOCKED_REASON_LENGTH = 300;

export const updateProject = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'PATCH',
  path: '/api/clients/{clientId}/project',
  summary:
    'Moves a project to the next phase or back, and notes why it cannot go on. Refused with 409 where the phase is not next to its own, or it changed since it was read.',
  callers: team,
  params: clientParams,
  body: v.object({
    phase: v.picklist(phases, 'Choose a phase.'),
    /** Null: it goes on. */
    blockedReason: v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('Say what the work waits for.'),
        v.maxLength(BLOCKED_REASON_LENGTH, `A reason has at most ${BLOCKED_REASON_LENGTH} characters.`),
      ),
    ),
    version: RowVersion,
  }),
  answer: ProjectOverview,
});
