import * as v from 'valibot';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from '../admin/records.ts';
import { defineEndpoint } from '../endpoint.ts';
import { nameOf } from '../line-of-text.ts';
import { identifier, record, wholeNumber } from '../reading.ts';
import { clientParams, everybody, projectCall, team } from './common.ts';
import { documentFile, documentTypeNames } from './document-file.ts';
import { deliverableStates } from './transitions.ts';

/** ISO 8601, UTC. */
const moment = v.string();

/** How long the trash keeps milestones and deliverables, in days. */
export const DELIVERY_TRASH_DAYS = 30;

const Side = /* @__PURE__ */ v.picklist(['client', 'team']);

/** A file of a deliverable. Each upload makes another one; none takes the place of an earlier one. */
export const DeliverableVersion = /* @__PURE__ */ record({
  /** From 1. */
  number: v.number(),
  name: v.string(),
  type: v.picklist(documentTypeNames),
  /** Bytes. */
  byteSize: v.number(),
  uploadedAt: moment,
  /** Null where their account is gone. */
  uploadedBy: v.nullable(v.string()),
  /** Since when the client may see it; null: it was not asked to yet. */
  sharedAt: v.nullable(moment),
});
export type DeliverableVersion = v.InferOutput<typeof DeliverableVersion>;

/** What happened to a deliverable between the two sides. */
export const DeliverableStep = /* @__PURE__ */ record({
  /** The state that it led to. */
  state: v.picklist(deliverableStates),
  /** Which version of the file it was about. */
  number: v.number(),
  /** Empty where nothing was said. */
  comment: v.string(),
  side: Side,
  /** Null where their account is gone. */
  by: v.nullable(v.string()),
  at: moment,
});
export type DeliverableStep = v.InferOutput<typeof DeliverableStep>;

/** Something that a milestone brings, and that the client approves. */
export const Deliverable = /* @__PURE__ */ record({
  id: identifier,
  milestoneId: identifier,
  title: v.string(),
  /** What the client should look at; empty where there is nothing to add. */
  note: v.string(),
  state: v.picklist(deliverableStates),
  /** Since when it is in that state. */
  stateSince: moment,
  /** The newest first. To the client those that it may see. */
  versions: v.array(DeliverableVersion),
  /** The oldest first. */
  steps: v.array(DeliverableStep),
  /** Counts changes: give it back with one. */
  version: v.number(),
});
export type Deliverable = v.InferOutput<typeof Deliverable>;

const DELIVERABLE_TITLE_LENGTH = 120;
const DELIVERABLE_TEXT_LENGTH = 2_000;

const text = (what: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(DELIVERABLE_TEXT_LENGTH, `${what} has at most ${DELIVERABLE_TEXT_LENGTH} characters.`),
  );

const fields = {
  title: nameOf(DELIVERABLE_TITLE_LENGTH, {
    missing: 'Enter a title.',
    tooLong: `A title has at most ${DELIVERABLE_TITLE_LENGTH} characters.`,
  }),
  note: text('A note'),
};

const deliverableParams = v.object({ ...clientParams.entries, id: rowId('a deliverable') });

export const createDeliverable = defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/deliverables',
  summary: 'Adds a deliverable to a milestone, as a draft that the client does not see.',
  callers: team,
  params: clientParams,
  body: v.object({ ...fields, note: v.optional(fields.note, ''), milestoneId: rowId('a milestone') }),
  answer: Deliverable,
});

export const updateDeliverable = defineEndpoint({
  ...projectCall,
  method: 'PATCH',
  path: '/api/clients/{clientId}/deliverables/{id}',
  summary:
    'Changes title and note of a deliverable. Refused with 409 where it is approved, or it changed since it was read.',
  callers: team,
  params: deliverableParams,
  body: v.object({ ...fields, version: RowVersion }),
  answer: Deliverable,
});

export const uploadDeliverableVersion = defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/deliverables/{id}/versions',
  summary:
    'Adds the next version of a deliverable’s file: PDF, Word, Excel, PowerPoint, a picture, CSV, text, Markdown or ZIP, told by its bytes. Refused with 409 where it is approved, or it changed since it was read.',
  callers: team,
  params: deliverableParams,
  body: v.object({ version: wholeNumber(1, 2_147_483_647) }),
  file: documentFile,
  answer: Deliverable,
});

export const moveDeliverable = defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/deliverables/{id}/state',
  summary:
    'Asks the client for approval or takes that back; approves, which locks it, or requests changes with a comment. Refused with 403 where that is the other side’s to do, and with 409 where the state does not allow it or it was changed since that `version`.',
  callers: everybody,
  params: deliverableParams,
  body: v.object({
    state: v.picklist(deliverableStates, 'Choose a state.'),
    /** What there is to say about it. Whoever requests changes says which. */
    comment: v.optional(text('A comment'), ''),
    version: RowVersion,
  }),
  answer: Deliverable,
});

export const actOnDeliverables = defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/deliverables/actions',
  summary:
    'Puts deliverables into the trash for 30 days, but for approved ones, or takes them out of it. Each row is processed separately and has its own result in the answer.',
  callers: team,
  params: clientParams,
  body: actionOnRows(['delete', 'restore'], 'a deliverable'),
  answer: ActionOutcomes,
});

export const getDeliverableFile = defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/deliverables/{id}/versions/{number}/file',
  summary: 'The bytes of one version of a deliverable.',
  callers: everybody,
  params: v.object({
    ...deliverableParams.entries,
    number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'Versions count from 1.')),
  }),
  content: 'application/octet-stream',
});
