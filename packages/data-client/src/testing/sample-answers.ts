import * as v from 'valibot';
import { ApiKey, ApiKeyDay } from '../contract/admin/api-keys.ts';
import { AdminAsset } from '../contract/admin/assets.ts';
import { AuditEntry } from '../contract/admin/audit-log.ts';
import { ClientErrorDetail, ClientErrorGroup } from '../contract/admin/client-errors.ts';
import {
  Client,
  ClientContact,
  ClientDetail,
  ClientPerson,
  PendingDeletion,
} from '../contract/admin/clients.ts';
import { EmailChange } from '../contract/admin/email-changes.ts';
import { FailedJob, JobQueueSummary } from '../contract/admin/jobs.ts';
import { Lead, LeadSummary } from '../contract/admin/leads.ts';
import { OutboxMessage } from '../contract/admin/outbox.ts';
import { Overview } from '../contract/admin/overview.ts';
import { ProjectTemplate } from '../contract/admin/project-templates.ts';
import { StoryDraft } from '../contract/admin/story-fields.ts';
import { Story, StoryRow, StoryVersion } from '../contract/admin/success-stories.ts';
import { AdminTechAsset } from '../contract/admin/tech-assets.ts';
import { User } from '../contract/admin/users.ts';
import { Webhook, WebhookDelivery, WebhookDeliveryDetail } from '../contract/admin/webhooks.ts';
import type { AnswerOf, Endpoint } from '../contract/endpoint.ts';
import { AccountUser } from '../contract/entities/account-user.ts';
import { Asset } from '../contract/entities/asset.ts';
import { CaseStudy, CaseStudyDetail } from '../contract/entities/case-study.ts';
import { ClientSession } from '../contract/entities/client-session.ts';
import { SessionInfo } from '../contract/entities/session-info.ts';
import { TechAsset } from '../contract/entities/tech-asset.ts';
import { isRecord } from '../contract/is-record.ts';
import { Agenda } from '../contract/manager/agenda.ts';
import { PortfolioClient } from '../contract/manager/portfolio.ts';
import { ManagerProfile } from '../contract/manager/profile.ts';
import { Baseline } from '../contract/project/baseline.ts';
import { Deliverable } from '../contract/project/deliverables.ts';
import { ClientDocument, ClientDocumentDetail } from '../contract/project/documents.ts';
import { Measurement } from '../contract/project/measurements.ts';
import { Meeting } from '../contract/project/meetings.ts';
import { Message } from '../contract/project/messages.ts';
import { Milestone } from '../contract/project/milestones.ts';
import { InternalNote } from '../contract/project/notes.ts';
import { DeletionRequest } from '../contract/project/own-data.ts';
import { ProjectOverview } from '../contract/project/project.ts';
import { Results } from '../contract/project/results.ts';
import { StoryConsent } from '../contract/project/story-consent.ts';
import { sampleAdminAssets } from './samples/admin-assets.ts';
import { sampleAgenda } from './samples/agenda.ts';
import { sampleApiKeyDays, sampleApiKeys } from './samples/api-keys.ts';
import { sampleLogoAssets } from './samples/assets.ts';
import { sampleCaseStudies, sampleCaseStudyDetail } from './samples/case-studies.ts';
import {
  sampleClientContacts,
  sampleClientDetail,
  sampleClients,
  samplePendingDeletions,
} from './samples/clients.ts';
import { sampleLeadSummaries, sampleLeads, sampleProjectTemplates } from './samples/leads.ts';
import { sampleMessages } from './samples/messages.ts';
import {
  sampleClientError,
  sampleClientErrors,
  sampleFailedJobs,
  sampleJobQueues,
  sampleOutboxMessage,
  sampleOverview,
} from './samples/operations.ts';
import { sampleAdmin, sampleClientSession, sampleManager } from './samples/people.ts';
import { sampleDeliverables, sampleMilestones, samplePortfolio, sampleProject } from './samples/plans.ts';
import {
  sampleDeletionRequest,
  sampleDocument,
  sampleDocuments,
  sampleMeetings,
  sampleNotes,
  sampleProfile,
} from './samples/project-records.ts';
import { sampleResults, sampleStoryConsent } from './samples/results.ts';
import { sampleSessions } from './samples/sessions.ts';
import { sampleStory, sampleStoryRows, sampleStoryVersions } from './samples/success-stories.ts';
import { sampleAdminTechAssets, sampleTechAssets } from './samples/tech-assets.ts';
import { sampleAuditEntries, sampleUsers } from './samples/users.ts';
import { sampleWebhookDeliveries, sampleWebhookDelivery, sampleWebhooks } from './samples/webhooks.ts';

type Schema = v.GenericSchema;

const samples = new Map<Schema, readonly unknown[]>([
  [Agenda, [sampleAgenda]],
  [TechAsset, sampleTechAssets],
  [CaseStudy, sampleCaseStudies],
  [CaseStudyDetail, [sampleCaseStudyDetail]],
  [Asset, sampleLogoAssets],
  [ClientSession, [sampleClientSession]],
  [AccountUser, [sampleAdmin, sampleManager]],
  [SessionInfo, sampleSessions],
  [AdminTechAsset, sampleAdminTechAssets],
  [User, sampleUsers],
  [EmailChange, [{ email: 'robin@vale.example', change: null }]],
  [Client, sampleClients],
  [ClientContact, sampleClientContacts],
  [ClientDetail, [sampleClientDetail]],
  [ClientPerson, sampleClientDetail.people],
  [PendingDeletion, samplePendingDeletions],
  [AuditEntry, sampleAuditEntries],
  [ApiKey, sampleApiKeys],
  [ApiKeyDay, sampleApiKeyDays],
  [AdminAsset, sampleAdminAssets],
  [Webhook, sampleWebhooks],
  [WebhookDelivery, sampleWebhookDeliveries],
  [WebhookDeliveryDetail, [sampleWebhookDelivery]],
  [LeadSummary, sampleLeadSummaries],
  [Lead, sampleLeads],
  [ProjectTemplate, sampleProjectTemplates],
  [ClientErrorGroup, sampleClientErrors],
  [ClientErrorDetail, [sampleClientError]],
  [JobQueueSummary, sampleJobQueues],
  [FailedJob, sampleFailedJobs],
  [OutboxMessage, [sampleOutboxMessage]],
  [Overview, [sampleOverview]],
  [StoryRow, sampleStoryRows],
  [Story, [sampleStory]],
  [StoryDraft, [sampleStory.fields]],
  [StoryVersion, sampleStoryVersions],
  [Results, [sampleResults]],
  [Measurement, sampleResults.weeks],
  [Baseline, [sampleResults.baseline]],
  [StoryConsent, [sampleStoryConsent]],
  [ManagerProfile, [sampleProfile]],
  [ClientDocument, sampleDocuments],
  [ClientDocumentDetail, [sampleDocument]],
  [Meeting, sampleMeetings],
  [InternalNote, sampleNotes],
  [DeletionRequest, [sampleDeletionRequest]],
  [ProjectOverview, [sampleProject]],
  [Milestone, sampleMilestones],
  [Deliverable, Object.values(sampleDeliverables)],
  [PortfolioClient, samplePortfolio],
  [Message, sampleMessages],
]);

function isSchema(value: unknown): value is Schema {
  return isRecord(value) && value.kind === 'schema';
}

/** Returns a field that only some kinds of schemas have. */
function partOf(schema: Schema, name: 'wrapped' | 'item'): Schema | undefined {
  const part: unknown = Reflect.get(schema, name);
  return isSchema(part) ? part : undefined;
}

/** Returns the output schema of a pipe: its last schema. */
function resultOf(schema: Schema): Schema {
  const pipe: unknown = Reflect.get(schema, 'pipe');
  const last = Array.isArray(pipe) ? pipe.findLast(isSchema) : undefined;
  return isSchema(last) && last !== schema ? last : schema;
}

function create(outer: Schema): unknown {
  const known = samples.get(outer);
  if (known) return known[0];
  const schema = resultOf(outer);
  if (schema !== outer && samples.has(schema)) return create(schema);
  switch (schema.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return createFields(Reflect.get(schema, 'entries'));
    case 'array': {
      const item = partOf(schema, 'item');
      return item && (samples.get(item) ?? [create(item)]);
    }
    case 'string':
      return 'Sample';
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'literal':
      return Reflect.get(schema, 'literal');
    case 'picklist': {
      const options: unknown = Reflect.get(schema, 'options');
      return Array.isArray(options) ? options[0] : undefined;
    }
    default: {
      const wrapped = partOf(schema, 'wrapped');
      return wrapped && create(wrapped);
    }
  }
}

function createFields(entries: unknown): Record<string, unknown> {
  const fields = isRecord(entries) ? Object.entries(entries) : [];
  return Object.fromEntries(
    fields.map(([name, field]) => [name, isSchema(field) ? create(field) : undefined]),
  );
}

/**
 * Returns a valid response of an endpoint, generated from its schema and from samples where available.
 *
 * @throws TypeError when a schema requires a value that can't be generated
 */
export function sampleAnswer<Row extends Endpoint>(endpoint: Row): AnswerOf<Row>;
export function sampleAnswer({ method, path, answer }: Endpoint): unknown {
  if (!answer) return undefined;
  const result = v.safeParse(answer, create(answer));
  if (result.success) return result.output;
  throw new TypeError(
    `No sample can be made of what ${method} ${path} answers: ${result.issues[0].message} Give an answer of your own.`,
  );
}

/** Returns the same response with empty lists; undefined if it has none. */
export function emptyAnswer(answer: unknown): Record<string, unknown> | undefined {
  if (!isRecord(answer) || !Object.values(answer).some(Array.isArray)) return undefined;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      Array.isArray(value) ? [] : name === 'total' ? 0 : value,
    ]),
  );
}
