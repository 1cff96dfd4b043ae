import * as v from 'valibot';
import { RowVersion, rowId } from '../admin/records.ts';
import { defineEndpoint } from '../endpoint.ts';
import { clientParams, everybody, projectCall, team } from './common.ts';

export const viewAsClient = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/views',
  summary:
    'Writes into the audit log that the caller looks at what a client sees. Reads with `view=client` then answer as they answer the client.',
  callers: team,
  params: clientParams,
  answer: v.object({ clientId: v.string(), company: v.string() }),
});

export const exportClientData = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/export',
  summary:
    'Everything of a client that its own people see, as a ZIP archive: each kind of record as JSON and CSV, and the files themselves.',
  callers: ['client'],
  params: clientParams,
  content: 'application/zip',
});

/** What can become of the wish to be forgotten. */
const deletionStates = ['open', 'withdrawn', 'done', 'declined'] as const;
export type DeletionState = (typeof deletionStates)[number];

/** That a client wants its data to be deleted. */
export const DeletionRequest = /* @__PURE__ */ v.object({
  id: v.string(),
  reason: v.string(),
  state: v.picklist(deletionStates),
  requestedBy: v.string(),
  requestedAt: v.string(),
  /** Who withdrew, fulfilled or declined it, and when. */
  closedBy: v.nullable(v.string()),
  closedAt: v.nullable(v.string()),
  version: v.number(),
});
export type DeletionRequest = v.InferOutput<typeof DeletionRequest>;

export const getDeletionRequest = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/deletion-request',
  summary: 'The latest request of a client to delete its data; null where it made none.',
  callers: everybody,
  params: clientParams,
  answer: v.object({ request: v.nullable(DeletionRequest) }),
});

export const requestDeletion = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/deletion-requests',
  summary:
    'Asks for the data of a client to be deleted. The admins are told by mail. Refused with 409 while such a request is open.',
  callers: ['client'],
  params: clientParams,
  body: v.object({
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Tell us in a few words why.'),
      v.maxLength(2_000, 'A reason has at most 2,000 characters.'),
    ),
  }),
  answer: DeletionRequest,
});

export const closeDeletionRequest = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'PATCH',
  path: '/api/clients/{clientId}/deletion-requests/{id}',
  summary:
    'Closes a request to delete data: the client withdraws it, an admin says that it is done or declines it. Refused with 409 where it is closed already.',
  callers: ['client', 'admin'],
  params: v.object({ ...clientParams.entries, id: rowId('a deletion request') }),
  body: v.object({
    state: v.picklist(['withdrawn', 'done', 'declined'], 'Choose withdrawn, done or declined.'),
    version: RowVersion,
  }),
  answer: DeletionRequest,
});
