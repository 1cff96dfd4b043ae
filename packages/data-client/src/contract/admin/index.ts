import { ownAccountEndpoints } from '../own-account.ts';
import { exportAuditLog, getAuditChoices, listAuditLog } from './audit-log.ts';
import { actOnClientErrors, getClientError, listClientErrors, updateClientError } from './client-errors.ts';
import * as invitations from './invitations.ts';
import { actOnJobs, listFailedJobs, listJobQueues } from './jobs.ts';
import { actOnLeads, getLead, listLeads, listProjectTemplates, updateLead, winLead } from './leads.ts';
import { getOutboxMessage, listOutbox } from './outbox.ts';
import { getOverview } from './overview.ts';
import * as secondFactor from './second-factor.ts';
import { actOnUsers, getUser, listUsers, updateUser } from './users.ts';

export type { AuditEntry } from './audit-log.ts';
export type {
  ClientErrorAction,
  ClientErrorDetail,
  ClientErrorGroup,
  ClientErrorOccurrence,
} from './client-errors.ts';
export { type EventData, type EventType, eventData } from './events.ts';
export type { FailedJob, JobAction, JobQueueSummary } from './jobs.ts';
export type { Lead, LeadAction, LeadState, LeadSummary, ProjectTemplate } from './leads.ts';
export type { OutboxMessage, OutboxMessageSummary } from './outbox.ts';
export type { Overview, Trend } from './overview.ts';
export { ACTION_LIMIT, type ActionOutcomes } from './records.ts';
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
};
