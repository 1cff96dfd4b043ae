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

/** Days that milestones and deliverables stay in the trash. */
export const DELIVERY_TRASH_DAYS = 30;

const Side = /* @__PURE__ */ v.picklist(['client', 'team']);

/** A file version of a deliverable. Each upload adds a version and never replaces an earlier one. */
export const DeliverableVersion = /* @__PURE__ */ record({
  /** Counts from 1. */
  number: v.number(),
  name: v.string(),
  type: v.picklist(documentTypeNames),
  /** Bytes. */
  byteSize: v.number(),
  uploadedAt: moment,
  /** Null if the account no longer exists. */
  uploadedBy: v.nullable(v.string()),
  /** When it was shared with the client. Null: not shared yet. */
  sharedAt: v.nullable(moment),
});
export type DeliverableVersion = v.InferOutput<typeof DeliverableVersion>;

/** A state change of a deliverable, made by the client or the team. */
export const DeliverableStep = /* @__PURE__ */ record({
  /** The resulting state. */
  state: v.picklist(deliverableStates),
  /** The file version it refers to. */
  number: v.number(),
  /** May be empty. */
  comment: v.string(),
  side: Side,
  /** Null if the account no longer exists. */
  by: v.nullable(v.string()),
  at: moment,
});
export type DeliverableStep = v.InferOutput<typeof DeliverableStep>;

/** A result of a milestone that the client approves. */
export const Deliverable = /* @__PURE__ */ record({
  id: identifier,
  milestoneId: identifier,
  title: v.string(),
  /** What the client should look at. May be empty. */
  note: v.string(),
  state: v.picklist(deliverableStates),
  /** When it entered the current state. */
  stateSince: moment,
  /** Newest first. Clients get only the versions shared with them. */
  versions: v.array(DeliverableVersion),
  /** Oldest first. */
  steps: v.array(DeliverableStep),
  /** Row version. Send it with an update. */
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
  summary: "Adds a deliverable to a milestone as a draft, which the client can't see.",
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
    'Updates the title and note of a deliverable. Returns 409 if it is approved or `version` is outdated.',
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
    'Uploads the next file version of a deliverable: PDF, Word, Excel, PowerPoint, an image, CSV, text, Markdown, or ZIP. The type is detected from the content. Returns 409 if the deliverable is approved or `version` is outdated.',
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
    "Requests the client's approval or withdraws the request, approves and locks a deliverable, or requests changes with a comment. Returns 403 if only the other side may do this, and 409 if the state doesn't allow it or `version` is outdated.",
  callers: everybody,
  params: deliverableParams,
  body: v.pipe(
    v.object({
      state: v.picklist(deliverableStates, 'Choose a status.'),
      comment: v.optional(text('A comment'), ''),
      version: RowVersion,
    }),
    v.forward(
      v.partialCheck(
        [['state'], ['comment']],
        ({ state, comment }) => state !== 'changes-requested' || comment !== '',
        'Describe what should change.',
      ),
      ['comment'],
    ),
  ),
  answer: Deliverable,
});

export const actOnDeliverables = defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/deliverables/actions',
  summary:
    'Moves deliverables to the trash for 30 days, except approved ones, or restores them. Rows are processed separately, and the response has a result for each.',
  callers: team,
  params: clientParams,
  body: actionOnRows(['delete', 'restore'], 'a deliverable'),
  answer: ActionOutcomes,
});

export const getDeliverableFile = defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/deliverables/{id}/versions/{number}/file',
  summary: 'Downloads a file version of a deliverable.',
  callers: everybody,
  params: v.object({
    ...deliverableParams.entries,
    number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'Versions count from 1.')),
  }),
  content: 'application/octet-stream',
});
