import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { identifier, optionalText, record } from '../reading.ts';
import { clientParams, everybody, projectCall } from './common.ts';

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
  /** Null until the work was agreed on. */
  project: v.nullable(
    record({
      id: identifier,
      name: v.string(),
      phase: Phase,
      /** YYYY-MM-DD */
      startedOn: v.string(),
    }),
  ),
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
