import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

const projectPhases = ['audit', 'optimize', 'scale'] as const;

/** What a project begins with. */
export const ProjectTemplate = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  /** Whom it suits, in a sentence. */
  summary: v.string(),
  milestones: v.array(
    v.object({
      phase: v.picklist(projectPhases),
      title: v.string(),
      /** Days after the start. */
      dueAfterDays: v.number(),
    }),
  ),
});
export type ProjectTemplate = v.InferOutput<typeof ProjectTemplate>;

export const listProjectTemplates = defineEndpoint({
  service: 'admin',
  callers: ['admin'],
  status: 200,
  method: 'GET',
  path: '/api/admin/project-templates',
  summary: 'What a project can begin with: milestones in the phases audit, optimize and scale.',
  answer: v.object({ data: v.array(ProjectTemplate) }),
});

/** What the project of a new client begins with, and when. */
export const projectStart = {
  templateId: v.pipe(
    v.string('Choose what the project begins with.'),
    v.nonEmpty('Choose what the project begins with.'),
    v.maxLength(60, 'There is no such template.'),
  ),
  startsOn: v.pipe(v.string('Enter a date.'), v.isoDate('Enter a date.')),
};
