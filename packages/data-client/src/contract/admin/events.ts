import * as v from 'valibot';

/** Text with an example value, which the API reference uses for its example events. */
const like = (example: string) => v.pipe(v.string(), v.examples([example]));

const id = like('8f14e45f-ceea-467f-9b36-1a5c6f0e2d11');
const clientId = like('c9f0f895-fb98-4b91-8d2f-7f1a3c5e9b20');
/** ISO 8601, UTC. */
const moment = like('2026-03-02T09:30:00.000Z');
const someText = (example: string) => v.nullable(like(example));

const CaseStudyEvent = /* @__PURE__ */ v.object({
  id,
  slug: like('freight-tracking'),
  title: like('A freight broker automates “where is my load?”'),
  industry: like('Logistics'),
});
const ClientEvent = /* @__PURE__ */ v.object({
  id,
  company: like('Northwind Dental'),
  managerId: someText('45c48cce-2e2d-4fbd-9ea1-0b6f4b0c2a77'),
});

/** Webhook event types and the schemas of their data. */
export const eventData = /* @__PURE__ */ {
  'lead.created': v.object({
    id,
    source: v.picklist(['audit', 'report']),
    email: like('sam@northwind.example'),
    name: someText('Sam Field'),
    company: someText('Northwind Dental'),
    companySize: someText('11-50'),
    website: someText('https://northwind.example/'),
    timeSink: someText('Calling patients who missed their appointment.'),
    message: someText('We would like to begin in spring.'),
    preferredTimes: someText('Tuesdays after 10'),
    createdAt: moment,
  }),
  'client.created': ClientEvent,
  'client.updated': ClientEvent,
  'client.erased': v.object({ id, erasedAt: moment }),
  'project.milestone_completed': v.object({
    id,
    clientId,
    title: like('Recall messages are live'),
    completedAt: moment,
  }),
  'deliverable.approved': v.object({
    id,
    clientId,
    milestoneId: like('6512bd43-d9ca-4e6e-9c99-0b0a82652dca'),
    title: like('Message templates'),
    version: v.pipe(v.number(), v.examples([2])),
    approvedAt: moment,
  }),
  'message.created': v.object({ id, clientId, senderName: like('Jordan Reed'), createdAt: moment }),
  'case_study.published': CaseStudyEvent,
  'case_study.unpublished': CaseStudyEvent,
  'asset.updated': v.object({
    id,
    name: like('logo.svg'),
    category: like('logo'),
    isActive: v.boolean(),
  }),
  'client_error.reported': v.object({
    id,
    message: like('Cannot read properties of undefined'),
    level: v.picklist(['page', 'section', 'component']),
    url: like('https://uplift.example/pricing'),
    receivedAt: moment,
  }),
};

export type EventType = keyof typeof eventData;
export type EventData<Type extends EventType> = v.InferOutput<(typeof eventData)[Type]>;

const isEventType = (name: string): name is EventType => name in eventData;

/** All webhook event types, in documentation order. */
export const eventTypes: readonly EventType[] = /* @__PURE__ */ Object.keys(eventData).filter(isEventType);
