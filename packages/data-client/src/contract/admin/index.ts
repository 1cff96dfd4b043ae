import { ownAccountEndpoints } from '../own-account.ts';
import { scopesOf } from '../scope.ts';
import {
  actOnApiKeys,
  createApiKey,
  getApiKey,
  getApiKeyUsage,
  listApiKeys,
  rotateApiKey,
  updateApiKey,
} from './api-keys.ts';
import {
  actOnAssets,
  getAsset,
  getAssetFile,
  listAssetCategories,
  listAssets,
  replaceAssetFile,
  updateAsset,
  uploadAsset,
} from './assets.ts';
import { exportAuditLog, getAuditChoices, listAuditLog } from './audit-log.ts';
import { actOnClientErrors, getClientError, listClientErrors, updateClientError } from './client-errors.ts';
import {
  actOnClientPeople,
  actOnClients,
  createClient,
  getClient,
  listClientPeople,
  listClients,
  listPendingDeletions,
  updateClient,
  updateClientPerson,
} from './clients.ts';
import * as emailChanges from './email-changes.ts';
import * as invitations from './invitations.ts';
import { actOnJobs, listFailedJobs, listJobQueues } from './jobs.ts';
import { actOnLeads, getLead, listLeads, updateLead, winLead } from './leads.ts';
import { getOutboxMessage, getOutboxMessageHtml, listOutbox } from './outbox.ts';
import { getOverview } from './overview.ts';
import { listProjectTemplates } from './project-templates.ts';
import * as secondFactor from './second-factor.ts';
import * as successStories from './success-stories.ts';
import * as techAssets from './tech-asset-calls.ts';
import {
  actOnUsers,
  endUserSession,
  getUser,
  listManagedClients,
  listUserSessions,
  listUsers,
  reassignClients,
  updateUser,
} from './users.ts';
import {
  actOnWebhooks,
  createWebhook,
  getWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './webhooks.ts';

export {
  type ApiKey,
  type ApiKeyAction,
  type ApiKeyDay,
  type IssuedApiKey,
  KEY_RATE_LIMIT,
  type KeyOverlap,
  keyOverlaps,
} from './api-keys.ts';
export {
  type AdminAsset,
  ASSET_TRASH_DAYS,
  type AssetAction,
  type AssetType,
  assetFile,
  assetTypes,
  isAssetCategory,
} from './assets.ts';
export type { AuditAction, AuditSubject } from './audit-actions.ts';
export type { AuditEntry } from './audit-log.ts';
export type {
  ClientErrorAction,
  ClientErrorDetail,
  ClientErrorGroup,
  ClientErrorOccurrence,
} from './client-errors.ts';
export type {
  Client,
  ClientAction,
  ClientContact,
  ClientDetail,
  ClientPerson,
  ClientPersonAction,
  PendingDeletion,
} from './clients.ts';
export type { EmailChange } from './email-changes.ts';
export { type EventPayload, exampleEvent } from './event-examples.ts';
export { type EventData, type EventType, eventData, eventTypes } from './events.ts';
export type { FailedJob, JobAction, JobQueueSummary } from './jobs.ts';
export type { Lead, LeadAction, LeadState, LeadSummary } from './leads.ts';
export type { OutboxMessage, OutboxMessageSummary } from './outbox.ts';
export type { Overview, Trend } from './overview.ts';
export type { ProjectTemplate } from './project-templates.ts';
export { ACTION_LIMIT, type ActionOutcomes } from './records.ts';
export { slugOf } from './slug.ts';
export {
  PublishableStory,
  problemsOf,
  StoryDraft,
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
export {
  PRIORITY_LIMIT,
  readTechAssetFields,
  type TechAssetField,
  TechAssetFields,
  techAssetFieldNames,
} from './tech-asset-fields.ts';
export {
  type AdminTechAsset,
  IMPORT_ROW_LIMIT,
  IMPORT_TEXT_LIMIT,
  type TechAssetAction,
  type TechAssetFileFormat,
  type TechAssetImport,
} from './tech-assets.ts';
export type { User, UserAction } from './users.ts';
export {
  REPLAY_DAYS,
  REPLAY_LIMIT,
  type Webhook,
  type WebhookAction,
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookDeliveryDetail,
} from './webhooks.ts';

/** Endpoints of the admin area. */
export const adminEndpoints = /* @__PURE__ */ {
  ...ownAccountEndpoints('admin'),
  ...secondFactor,
  ...invitations,
  getEmailChange: emailChanges.getEmailChange,
  startEmailChange: emailChanges.startEmailChange,
  withdrawEmailChange: emailChanges.withdrawEmailChange,
  listUsers,
  getUser,
  updateUser,
  actOnUsers,
  ...techAssets,
  listManagedClients,
  reassignClients,
  listUserSessions,
  endUserSession,
  listClients,
  listClientPeople,
  listPendingDeletions,
  getClient,
  createClient,
  updateClient,
  actOnClients,
  updateClientPerson,
  actOnClientPeople,
  listAuditLog,
  listApiKeys,
  getApiKey,
  getApiKeyUsage,
  createApiKey,
  updateApiKey,
  rotateApiKey,
  actOnApiKeys,
  listAssets,
  listAssetCategories,
  getAsset,
  getAssetFile,
  uploadAsset,
  replaceAssetFile,
  updateAsset,
  actOnAssets,
  listWebhooks,
  getWebhook,
  createWebhook,
  updateWebhook,
  actOnWebhooks,
  rotateWebhookSecret,
  testWebhook,
  listWebhookDeliveries,
  getWebhookDelivery,
  resendWebhookDelivery,
  replayWebhook,
  exportAuditLog,
  getAuditChoices,
  getOverview,
  listLeads,
  getLead,
  updateLead,
  actOnLeads,
  winLead,
  listProjectTemplates,
  listClientErrors,
  getClientError,
  updateClientError,
  actOnClientErrors,
  listJobQueues,
  listFailedJobs,
  actOnJobs,
  listOutbox,
  getOutboxMessage,
  getOutboxMessageHtml,
  listStories: successStories.listStories,
  listStoryIndustries: successStories.listStoryIndustries,
  createStory: successStories.createStory,
  draftStoryOfClient: successStories.draftStoryOfClient,
  getStory: successStories.getStory,
  saveStory: successStories.saveStory,
  publishStory: successStories.publishStory,
  discardStoryChanges: successStories.discardStoryChanges,
  listStoryVersions: successStories.listStoryVersions,
  getStoryVersion: successStories.getStoryVersion,
  restoreStoryVersion: successStories.restoreStoryVersion,
  actOnStories: successStories.actOnStories,
};

export { scopeOf } from '../scope.ts';

/** The scopes that API keys can have. */
export const apiKeyScopes = /* @__PURE__ */ scopesOf(adminEndpoints);
