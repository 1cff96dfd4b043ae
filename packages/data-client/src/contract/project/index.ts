import * as project from './project.ts';

export { Phase, ProjectOverview, phases } from './project.ts';
export { LiveTopic, liveTopics } from './topics.ts';

/** The calls about a client's project, for the client's people, their manager and admins. */
export const projectEndpoints = /* @__PURE__ */ {
  getProject: project.getProject,
};
