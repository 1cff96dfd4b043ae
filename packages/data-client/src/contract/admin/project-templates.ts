import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

const projectPhases = ['audit', 'optimize', 'scale'] as const;

/** The milestones a new project starts with. */
export const ProjectTemplate = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  /** Which clients it suits, in one sentence. */
  summary: v.string(),
  milestones: v.array(
    v.object({
      phase: v.picklist(projectPhases),
      title: v.string(),
      /** Days after the project's start. */
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
  summary: 'Lists project templates: milestones in the phases audit, optimize, and scale.',
  answer: v.object({ data: v.array(ProjectTemplate) }),
});

/** The template and start date of a new client's project. */
export const projectStart = {
  templateId: v.pipe(
    v.string('Choose how the project starts.'),
    v.nonEmpty('Choose how the project starts.'),
    v.maxLength(60, 'Unknown template.'),
  ),
  startsOn: v.pipe(v.string('Enter a date.'), v.isoDate('Enter a date.')),
};
