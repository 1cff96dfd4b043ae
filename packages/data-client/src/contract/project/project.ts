import * as v from 'valibot';
import { RowVersion } from '../admin/records.ts';
import { defineEndpoint } from '../endpoint.ts';
import { identifier, optionalText, record } from '../reading.ts';
import { clientParams, everybody, projectCall, team } from './common.ts';

/** The phases of every project, in order. */
export const phases = ['audit', 'optimize', 'scale'] as const;

export const Phase = /* @__PURE__ */ v.picklist(phases);
export type Phase = v.InferOutput<typeof Phase>;

/** A client and its project, as the client's people and the team see them. */
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
    /**
     * Why work is blocked and since when. Recorded by the team, hidden from the client. Null: not blocked.
     */
    blocked: v.nullable(record({ reason: v.string(), since: v.string() })),
    /** Row version. Send it with an update. */
    version: v.number(),
  }),
});
export type ProjectOverview = v.InferOutput<typeof ProjectOverview>;

export const getProject = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/project',
  summary: 'Retrieves a client with its manager and project.',
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
    "Moves a project to the next or previous phase, and blocks or unblocks it with a reason. Returns 409 if the phase isn't adjacent to the current one or `version` is outdated.",
  callers: team,
  params: clientParams,
  body: v.object({
    phase: v.picklist(phases, 'Choose a phase.'),
    /** Null unblocks the project. */
    blockedReason: v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('Describe what’s blocking the project.'),
        v.maxLength(BLOCKED_REASON_LENGTH, `A reason has at most ${BLOCKED_REASON_LENGTH} characters.`),
      ),
    ),
    version: RowVersion,
  }),
  answer: ProjectOverview,
});
