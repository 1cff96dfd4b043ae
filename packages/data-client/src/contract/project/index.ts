import * as baseline from './baseline.ts';
import * as deliverables from './deliverables.ts';
import * as documents from './documents.ts';
import * as live from './live.ts';
import * as measurements from './measurements.ts';
import * as meetings from './meetings.ts';
import * as messages from './messages.ts';
import * as milestones from './milestones.ts';
import * as notes from './notes.ts';
import * as ownData from './own-data.ts';
import * as project from './project.ts';
import * as results from './results.ts';
import * as storyConsent from './story-consent.ts';

export type { Baseline } from './baseline.ts';
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
  type ClientDocument,
  type ClientDocumentDetail,
  DOCUMENT_TRASH_DAYS,
  type DocumentAction,
  type DocumentVersion,
} from './documents.ts';
export {
  daysBetween,
  type Health,
  HealthFacts,
  type HealthMoment,
  healthDays,
  healthOf,
  healthReasons,
  healthRule,
  healths,
} from './health.ts';
export { LiveChange, LivePosition, liveEvents } from './live.ts';
export { isHttpsLink, type Measurement, type MeasurementAction, measurementLimits } from './measurements.ts';
export {
  MEETING_HOURS_LIMIT,
  type Meeting,
  type MeetingAction,
  type MeetingState,
  meetingStates,
} from './meetings.ts';
export {
  MESSAGE_LENGTH,
  MESSAGE_PAGE_SIZE,
  Message,
  MessagePage,
  UNREAD_LIMIT,
  UnreadMessages,
} from './messages.ts';
export { Milestone, type TrashAction } from './milestones.ts';
export type { InternalNote, NoteAction } from './notes.ts';
export {
  type DeletionRequest,
  type DeletionState,
  ERASURE_GRACE_DAYS,
  FORMER_CLIENT_YEARS,
} from './own-data.ts';
export { type PhaseProgress, progressOf } from './progress.ts';
export { Phase, ProjectOverview, phases } from './project.ts';
export {
  AGREED_HOURS_DAYS,
  type Comparison,
  GUARANTEE_DAYS,
  type Guarantee,
  type MeasuredWeek,
  promiseRules,
  type Results,
} from './results.ts';
export { type ConsentState, consentStates, type StoryConsent } from './story-consent.ts';
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

/** Endpoints of a client's project, for the client's people, their manager, and admins. */
export const projectEndpoints = /* @__PURE__ */ {
  getProject: project.getProject,
  listDocuments: documents.listDocuments,
  getDocument: documents.getDocument,
  getDocumentFile: documents.getDocumentFile,
  uploadDocument: documents.uploadDocument,
  uploadDocumentVersion: documents.uploadDocumentVersion,
  updateDocument: documents.updateDocument,
  actOnDocuments: documents.actOnDocuments,
  listMeetings: meetings.listMeetings,
  getMeeting: meetings.getMeeting,
  getMeetingFile: meetings.getMeetingFile,
  createMeeting: meetings.createMeeting,
  updateMeeting: meetings.updateMeeting,
  actOnMeetings: meetings.actOnMeetings,
  listNotes: notes.listNotes,
  getNote: notes.getNote,
  createNote: notes.createNote,
  updateNote: notes.updateNote,
  actOnNotes: notes.actOnNotes,
  viewAsClient: ownData.viewAsClient,
  exportClientData: ownData.exportClientData,
  getDeletionRequest: ownData.getDeletionRequest,
  requestDeletion: ownData.requestDeletion,
  closeDeletionRequest: ownData.closeDeletionRequest,
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
  getResults: results.getResults,
  createMeasurement: measurements.createMeasurement,
  updateMeasurement: measurements.updateMeasurement,
  actOnMeasurements: measurements.actOnMeasurements,
  exportMeasurements: measurements.exportMeasurements,
  setBaseline: baseline.setBaseline,
  getStoryConsent: storyConsent.getStoryConsent,
  askForStoryConsent: storyConsent.askForStoryConsent,
  answerStoryConsent: storyConsent.answerStoryConsent,
  getLive: live.getLive,
  listMessages: messages.listMessages,
  sendMessage: messages.sendMessage,
  markMessagesRead: messages.markMessagesRead,
  getUnreadMessages: messages.getUnreadMessages,
};
