import { ownAccountEndpoints } from '../own-account.ts';
import { listAuditLog } from './audit-log.ts';
import * as invitations from './invitations.ts';
import * as secondFactor from './second-factor.ts';
import * as successStories from './success-stories.ts';
import { actOnUsers, getUser, listUsers, updateUser } from './users.ts';

export type { AuditEntry } from './audit-log.ts';
export { type EventData, type EventType, eventData } from './events.ts';
export { ACTION_LIMIT, type ActionOutcomes } from './records.ts';
export {
  PublishableStory,
  problemsOf,
  type StoryDraft,
  slugOf,
  storyLimits,
} from './story-fields.ts';
export {
  readUnsavedStory,
  type Story,
  type StoryAction,
  type StoryRow,
  type StoryVersion,
  type UnsavedStory,
} from './success-stories.ts';
export type { User, UserAction } from './users.ts';

/** The calls of the admin area. */
export const adminEndpoints = /* @__PURE__ */ {
  ...ownAccountEndpoints('admin'),
  ...secondFactor,
  ...invitations,
  listUsers,
  getUser,
  updateUser,
  actOnUsers,
  listAuditLog,
  listStories: successStories.listStories,
  listStoryIndustries: successStories.listStoryIndustries,
  createStory: successStories.createStory,
  getStory: successStories.getStory,
  saveStory: successStories.saveStory,
  publishStory: successStories.publishStory,
  discardStoryChanges: successStories.discardStoryChanges,
  listStoryVersions: successStories.listStoryVersions,
  getStoryVersion: successStories.getStoryVersion,
  restoreStoryVersion: successStories.restoreStoryVersion,
  actOnStories: successStories.actOnStories,
};
