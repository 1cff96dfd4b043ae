import * as v from 'valibot';
import { anyOf, listPage, listQuery } from '../admin/list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from '../admin/records.ts';
import { defineEndpoint } from '../endpoint.ts';
import { nameOf } from '../line-of-text.ts';
import { wholeNumber } from '../reading.ts';
import { clientParams, everybody, projectCall, viewQuery } from './common.ts';
import { documentFile, documentTypeNames } from './document-file.ts';

/** Private: the consultancy alone sees it. Shared: the client does, too. Deleted: in the trash for 30 days. */
const documentStates = ['private', 'shared', 'deleted'] as const;

/** How long the trash keeps a document, in days. */
export const DOCUMENT_TRASH_DAYS = 30;

/** ISO 8601, UTC. */
const moment = v.string();

const documentFields = {
  id: v.string(),
  name: v.string(),
  state: v.picklist(documentStates),
  /** Who brought it: somebody of the client, who sees and changes it from then on, or of the consultancy. */
  side: v.picklist(['client', 'team']),
  /** Of the newest file. */
  type: v.picklist(documentTypeNames),
  /** Bytes of the newest file. */
  byteSize: v.number(),
  /** How many files it has had; the newest has this number. */
  number: v.number(),
  /** Who brought the newest file, and when. */
  uploadedBy: v.string(),
  uploadedAt: moment,
  createdAt: moment,
  deletedAt: v.nullable(moment),
  /** Counts what people changed: give it back with a change. */
  version: v.number(),
};

/** A document of a client. */
export const ClientDocument = /* @__PURE__ */ v.object(documentFields);
export type ClientDocument = v.InferOutput<typeof ClientDocument>;

/** One file that a document has or had. */
export const DocumentVersion = /* @__PURE__ */ v.object({
  number: v.number(),
  type: v.picklist(documentTypeNames),
  byteSize: v.number(),
  uploadedBy: v.string(),
  uploadedAt: moment,
});
export type DocumentVersion = v.InferOutput<typeof DocumentVersion>;

/** A document with all its files, the newest first. */
export const ClientDocumentDetail = /* @__PURE__ */ v.object({
  ...documentFields,
  versions: v.array(DocumentVersion),
});
export type ClientDocumentDetail = v.InferOutput<typeof ClientDocumentDetail>;

const DocumentName = /* @__PURE__ */ nameOf(160, {
  missing: 'Enter a name.',
  tooLong: 'A name has at most 160 characters.',
});

const documentParams = /* @__PURE__ */ v.object({ ...clientParams.entries, id: rowId('a document') });

const allowedFiles =
  'PDF, Word, Excel, PowerPoint, a picture, text, CSV, Markdown or ZIP, 25 MB at most, told by its bytes';

export const listDocuments = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/documents',
  summary:
    'The documents of a client, a page at a time, the latest upload first where no order is given. The client sees what was shared with it and what it brought itself. Those in the trash only where `state` asks for them.',
  callers: everybody,
  params: clientParams,
  query: v.object({
    ...listQuery(['name', 'uploadedAt', 'byteSize']),
    ...viewQuery,
    state: v.optional(anyOf(documentStates)),
    side: v.optional(anyOf(['client', 'team'])),
  }),
  answer: listPage(ClientDocument),
});

export const getDocument = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/documents/{id}',
  summary: 'A document with all its files, the newest first.',
  callers: everybody,
  params: documentParams,
  query: v.object(viewQuery),
  answer: ClientDocumentDetail,
});

export const getDocumentFile = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/documents/{id}/versions/{number}/file',
  summary: 'The bytes of one file of a document, to be kept.',
  callers: everybody,
  params: v.object({
    ...documentParams.entries,
    number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'This is not the number of a file.')),
  }),
  content: 'application/octet-stream',
});

export const uploadDocument = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/documents',
  summary: `Adds a document: ${allowedFiles}. What the consultancy brings is private until it is shared. Without a name it is called as its file.`,
  callers: everybody,
  params: clientParams,
  body: v.object({ name: v.optional(DocumentName) }),
  file: documentFile,
  answer: ClientDocumentDetail,
});

export const uploadDocumentVersion = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/documents/{id}/versions',
  summary: `Adds a newer file to a document that the caller's side brought: ${allowedFiles}. The earlier ones stay. Refused with 409 if someone else changed it since that \`version\`.`,
  callers: everybody,
  params: documentParams,
  body: v.object({ version: wholeNumber(1, 2_147_483_647) }),
  file: documentFile,
  answer: ClientDocumentDetail,
});

export const updateDocument = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'PATCH',
  path: '/api/clients/{clientId}/documents/{id}',
  summary:
    'Renames a document; the client only what it brought itself. Refused with 409 if it changed since it was read.',
  callers: everybody,
  params: documentParams,
  body: v.object({ name: DocumentName, version: RowVersion }),
  answer: ClientDocumentDetail,
});

/** What can be done with documents, one or many at a time. */
const documentActions = ['share', 'unshare', 'delete', 'restore'] as const;
export type DocumentAction = (typeof documentActions)[number];

export const actOnDocuments = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/documents/actions',
  summary:
    'Shares documents with the client or takes them back, which the consultancy does, puts them into the trash for 30 days, or takes them out of it, the client only those that it brought. Each row is processed separately and has its own result in the answer.',
  callers: everybody,
  params: clientParams,
  body: actionOnRows(documentActions, 'a document'),
  answer: ActionOutcomes,
});
