import * as v from 'valibot';

const id = v.string();
/** ISO 8601, UTC. */
const moment = v.string();
const text = /* @__PURE__ */ v.nullable(v.string());

const CaseStudyEvent = /* @__PURE__ */ v.object({
  id,
  slug: v.string(),
  title: v.string(),
  industry: v.string(),
});
const ClientEvent = /* @__PURE__ */ v.object({ id, company: v.string(), managerId: text });

/** What webhooks tell, and what they tell of it. */
export const eventData = /* @__PURE__ */ {
  'lead.created': v.object({
    id,
    source: v.picklist(['audit', 'report']),
    email: v.string(),
    name: text,
    company: text,
    companySize: text,
    website: text,
    timeSink: text,
    message: text,
    preferredTimes: text,
    createdAt: moment,
  }),
  'client.created': ClientEvent,
  'client.updated': ClientEvent,
  'project.milestone_completed': v.object({ id, clientId: id, title: v.string(), completedAt: moment }),
  'deliverable.approved': v.object({
    id,
    clientId: id,
    milestoneId: id,
    title: v.string(),
    version: v.number(),
    approvedAt: moment,
  }),
  'message.created': v.object({ id, clientId: id, senderName: v.string(), createdAt: moment }),
  'case_study.published': CaseStudyEvent,
  'case_study.unpublished': CaseStudyEvent,
  'asset.updated': v.object({ id, name: v.string(), category: v.string(), isActive: v.boolean() }),
  'client_error.reported': v.object({
    id,
    message: v.string(),
    level: v.picklist(['page', 'section', 'component']),
    url: v.string(),
    receivedAt: moment,
  }),
};

export type EventType = keyof typeof eventData;
export type EventData<Type extends EventType> = v.InferOutput<(typeof eventData)[Type]>;
