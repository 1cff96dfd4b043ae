import * as v from 'valibot';
import { anyOf, listPage, listQuery } from '../admin/list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from '../admin/records.ts';
import { defineEndpoint } from '../endpoint.ts';
import { nameOf } from '../line-of-text.ts';
import { wholeNumber } from '../reading.ts';
import { clientParams, everybody, projectCall, viewQuery } from './common.ts';
import { documentFile, documentTypeNames } from './document-file.ts';

/** Private: only the team sees it. Shared: the client sees it, too. Deleted: in the trash for 30 days. */
const documentStates = ['private', 'shared', 'deleted'] as const;

/** Days a document stays in the trash. */
export const DOCUMENT_TRASH_DAYS = 30;

/** ISO 8601, UTC. */
const moment = v.string();

const documentFields = {
  id: v.string(),
  name: v.string(),
  state: v.picklist(documentStates),
  /** The side that uploaded it: the client, who can see and change it from then on, or the team. */
  side: v.picklist(['client', 'team']),
  /** Type of the newest file. */
  type: v.picklist(documentTypeNames),
  /** Size of the newest file in bytes. */
  byteSize: v.number(),
  /** Number of file versions, which is also the number of the newest. */
  number: v.number(),
  /** Uploader of the newest file, and the upload time. */
  uploadedBy: v.string(),
  uploadedAt: moment,
  createdAt: moment,
  deletedAt: v.nullable(moment),
  /** Row version, incremented when a user changes the row. Send it with an update. */
  version: v.number(),
};

/** A document of a client. */
export const ClientDocument = /* @__PURE__ */ v.object(documentFields);
export type ClientDocument = v.InferOutput<typeof ClientDocument>;

/** A file version of a document. */
export const DocumentVersion = /* @__PURE__ */ v.object({
  number: v.number(),
  type: v.picklist(documentTypeNames),
  byteSize: v.number(),
  uploadedBy: v.string(),
  uploadedAt: moment,
});
export type DocumentVersion = v.InferOutput<typeof DocumentVersion>;

/** A document with all its file versions, newest first. */
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
  'PDF, Word, Excel, PowerPoint, image, text, CSV, Markdown, or ZIP, up to 25 MB, with the type detected from the content';

export const listDocuments = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/documents',
  summary:
    'Lists the documents of a client in pages, latest upload first by default. Clients get documents shared with them and their own uploads. Documents in the trash are included only if `state` asks for them.',
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
  summary: 'Retrieves a document with all its file versions, newest first.',
  callers: everybody,
  params: documentParams,
  query: v.object(viewQuery),
  answer: ClientDocumentDetail,
});

export const getDocumentFile = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/documents/{id}/versions/{number}/file',
  summary: 'Downloads a file version of a document.',
  callers: everybody,
  params: v.object({
    ...documentParams.entries,
    number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'This isn’t a file number.')),
  }),
  content: 'application/octet-stream',
});

export const uploadDocument = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/documents',
  summary: `Uploads a document: ${allowedFiles}. Uploads by the team are private until shared. The name defaults to the file name.`,
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
  summary: `Uploads a new file version of a document that the caller's side uploaded: ${allowedFiles}. Earlier versions remain available. Returns 409 if \`version\` is outdated.`,
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
    'Renames a document. Clients can rename only their own uploads. Returns 409 if `version` is outdated.',
  callers: everybody,
  params: documentParams,
  body: v.object({ name: DocumentName, version: RowVersion }),
  answer: ClientDocumentDetail,
});

/** Actions on one or more documents. */
const documentActions = ['share', 'unshare', 'delete', 'restore'] as const;
export type DocumentAction = (typeof documentActions)[number];

export const actOnDocuments = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/documents/actions',
  summary:
    'Shares or unshares documents (team only), moves them to the trash for 30 days, or restores them. Clients can delete and restore only their own uploads. Rows are processed separately, and the response has a result for each.',
  callers: everybody,
  params: clientParams,
  body: actionOnRows(documentActions, 'a document'),
  answer: ActionOutcomes,
});
