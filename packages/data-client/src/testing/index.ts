export { createMemoryTokenStore } from '../tokens/memory-token-store.ts';
export { handlerFetch } from './handler-fetch.ts';
export {
  type AnswerOptions,
  type AnswerValue,
  answer,
  answerWith,
  disconnect,
  type FailureOptions,
  fail,
  pending,
  type ReadRequest,
} from './handlers.ts';
export { publicSite } from './public-site.ts';
export { sampleAdminAssets, sampleDeletedAsset } from './samples/admin-assets.ts';
export { sampleAgenda } from './samples/agenda.ts';
export { sampleApiKeyDays, sampleApiKeys } from './samples/api-keys.ts';
export { sampleLogoAssets, sampleLogoFile } from './samples/assets.ts';
export { sampleCaseStudies, sampleCaseStudyDetail } from './samples/case-studies.ts';
export {
  sampleClientContacts,
  sampleClientDetail,
  sampleClients,
  samplePendingDeletions,
} from './samples/clients.ts';
export { sampleLeadSummaries, sampleLeads, sampleProjectTemplates } from './samples/leads.ts';
export { sampleMessages } from './samples/messages.ts';
export {
  sampleClientError,
  sampleClientErrors,
  sampleFailedJobs,
  sampleJobQueues,
  sampleOutboxMessage,
  sampleOverview,
} from './samples/operations.ts';
export { sampleAdmin, sampleClientSession, sampleManager } from './samples/people.ts';
export { sampleDeliverables, sampleMilestones, samplePortfolio, sampleProject } from './samples/plans.ts';
export {
  sampleDeletionRequest,
  sampleDocument,
  sampleDocuments,
  sampleMeetings,
  sampleNotes,
  sampleProfile,
  sampleScheduledDeletion,
} from './samples/project-records.ts';
export { sampleResults, sampleResultsAfter, sampleStoryConsent } from './samples/results.ts';
export { sampleSessions } from './samples/sessions.ts';
export { sampleStory, sampleStoryRows, sampleStoryVersions } from './samples/success-stories.ts';
export { sampleAdminTechAssets, sampleTechAssets } from './samples/tech-assets.ts';
export { sampleAuditEntries, sampleUsers } from './samples/users.ts';
export { sampleWebhookDeliveries, sampleWebhookDelivery, sampleWebhooks } from './samples/webhooks.ts';
export { type Scenario, type ScenarioOptions, scenario, scenarios } from './scenario.ts';
