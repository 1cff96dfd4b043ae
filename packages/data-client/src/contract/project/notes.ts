import * as v from 'valibot';
import { listPage, listQuery } from '../admin/list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from '../admin/records.ts';
import { defineEndpoint } from '../endpoint.ts';
import { clientParams, projectCall, team } from './common.ts';

/** An internal note of the team. Clients never see it. */
export const InternalNote = /* @__PURE__ */ v.object({
  id: v.string(),
  text: v.string(),
  /** Pinned notes come first. */
  pinned: v.boolean(),
  author: v.string(),
  createdAt: v.string(),
  /** Time of the last edit. Null: never edited. */
  editedAt: v.nullable(v.string()),
  /** Row version, incremented when a user changes the row. Send it with an update. */
  version: v.number(),
});
export type InternalNote = v.InferOutput<typeof InternalNote>;

const NoteText = /* @__PURE__ */ v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter some text.'),
  v.maxLength(10_000, 'A note has at most 10,000 characters.'),
);

const noteParams = /* @__PURE__ */ v.object({ ...clientParams.entries, id: rowId('a note') });

export const listNotes = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/notes',
  summary: 'Lists the internal notes on a client in pages, pinned notes first, then newest first.',
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
  summary: 'Retrieves an internal note.',
  callers: team,
  params: noteParams,
  answer: InternalNote,
});

export const createNote = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/notes',
  summary: 'Creates an internal note on a client.',
  callers: team,
  params: clientParams,
  body: v.object({ text: NoteText }),
  answer: InternalNote,
});

export const updateNote = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'PATCH',
  path: '/api/clients/{clientId}/notes/{id}',
  summary: 'Updates the text of an internal note. Returns 409 if `version` is outdated.',
  callers: team,
  params: noteParams,
  body: v.object({ text: NoteText, version: RowVersion }),
  answer: InternalNote,
});

/** Actions on one or more notes. */
const noteActions = ['pin', 'unpin', 'delete', 'restore'] as const;
export type NoteAction = (typeof noteActions)[number];

export const actOnNotes = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/notes/actions',
  summary:
    'Pins, unpins, deletes, or restores notes. Rows are processed separately, and the response has a result for each.',
  callers: team,
  params: clientParams,
  body: actionOnRows(noteActions, 'a note'),
  answer: ActionOutcomes,
});
