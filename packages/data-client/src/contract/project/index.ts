import * as deliverables from './deliverables.ts';
import * as milestones from './milestones.ts';
import * as project from './project.ts';

export {
  DELIVERY_TRASH_DAYS,
  Deliverable,
  DeliverableStep,
  DeliverableVersion,
} from './deliverables.ts';
export {
  type DocumentType,
  documentFile,
  documentTypeNames,
  documentTypes,
} from './document-file.ts';
export {
  daysBetween,
  type Health,
  HealthFacts,
  healthDays,
  healthOf,
  healthReasons,
  healthRule,
  healths,
} from './health.ts';
export { Milestone, type TrashAction } from './milestones.ts';
export { type PhaseProgress, progressOf } from './progress.ts';
export { Phase, ProjectOverview, phases } from './project.ts';
export { LiveTopic, liveTopics } from './topics.ts';
export {
  type DeliverableState,
  deliverableStates,
  isLocked,
  isUnderDiscussion,
  judgeMove,
  type MilestoneState,
  milestoneStates,
  movesFrom,
  type Side,
  type Transition,
  transitions,
} from './transitions.ts';

/** The calls about a client's project, for the client's people, their manager and admins. */
export const projectEndpoints = /* @__PURE__ */ {
  getProject: project.getProject,
  updateProject: project.updateProject,
  listMilestones: milestones.listMilestones,
  createMilestone: milestones.createMilestone,
  updateMilestone: milestones.updateMilestone,
  moveMilestone: milestones.moveMilestone,
  orderMilestone: milestones.orderMilestone,
  actOnMilestones: milestones.actOnMilestones,
  createDeliverable: deliverables.createDeliverable,
  updateDeliverable: deliverables.updateDeliverable,
  uploadDeliverableVersion: deliverables.uploadDeliverableVersion,
  moveDeliverable: deliverables.moveDeliverable,
  actOnDeliverables: deliverables.actOnDeliverables,
  getDeliverableFile: deliverables.getDeliverableFile,
};
