import * as v from 'valibot';
import { listPage, listQuery } from '../admin/list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from '../admin/records.ts';
import { defineEndpoint } from '../endpoint.ts';
import { clientParams, projectCall, team } from './common.ts';

/** What the consultancy writes down for itself. No client ever sees it. */
export const InternalNote = /* @__PURE__ */ v.object({
  id: v.string(),
  text: v.string(),
  /** Pinned ones stand above all others. */
  pinned: v.boolean(),
  author: v.string(),
  createdAt: v.string(),
  /** When the text was changed last; null: never. */
  editedAt: v.nullable(v.string()),
  /** Counts what people changed: give it back with a change. */
  version: v.number(),
});
export type InternalNote = v.InferOutput<typeof InternalNote>;

const NoteText = /* @__PURE__ */ v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Write something.'),
  v.maxLength(10_000, 'A note has at most 10,000 characters.'),
);

const noteParams = /* @__PURE__ */ v.object({ ...clientParams.entries, id: rowId('a note') });

export const listNotes = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/notes',
  summary: 'The internal notes on a client, a page at a time: those that are pinned, then the newest first.',
  callers: team,
  params: clientParams,
  query: v.object({
    page: listQuery([]).page,
    pageSize: listQuery([]).pageSize,
    q: listQuery([]).q,
  }),
  answer: listPage(InternalNote),
});

export const getNote = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/notes/{id}',
  summary: 'One internal note.',
  callers: team,
  params: noteParams,
  answer: InternalNote,
});

export const createNote = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/notes',
  summary: 'Writes an internal note on a client.',
  callers: team,
  params: clientParams,
  body: v.object({ text: NoteText }),
  answer: InternalNote,
});

export const updateNote = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'PATCH',
  path: '/api/clients/{clientId}/notes/{id}',
  summary:
    'Changes the text of an internal note. Refused with 409 if someone else changed it since that `version`.',
  callers: team,
  params: noteParams,
  body: v.object({ text: NoteText, version: RowVersion }),
  answer: InternalNote,
});

/** What can be done with notes, one or many at a time. */
const noteActions = ['pin', 'unpin', 'delete', 'restore'] as const;
export type NoteAction = (typeof noteActions)[number];

export const actOnNotes = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/notes/actions',
  summary:
    'Pins notes or lets them go, deletes them, or brings them back. Each row is processed separately and has its own result in the answer.',
  callers: team,
  params: clientParams,
  body: actionOnRows(noteActions, 'a note'),
  answer: ActionOutcomes,
});
