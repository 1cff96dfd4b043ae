import * as v from 'valibot';
import { RowVersion, rowId } from '../admin/records.ts';
import { defineEndpoint } from '../endpoint.ts';
import { clientParams, everybody, projectCall, team } from './common.ts';

export const viewAsClient = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/views',
  summary:
    'Records in the audit log that the caller views the project as the client. Reads with `view=client` then return what the client sees.',
  callers: team,
  params: clientParams,
  answer: v.object({ clientId: v.string(), company: v.string() }),
});

export const exportClientData = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/export',
  summary:
    "Downloads everything that a client's people can see as a ZIP archive: each kind of record as JSON and CSV, and the files.",
  callers: ['client'],
  params: clientParams,
  content: 'application/zip',
});

/** Days between an admin's confirmation and the erasure. Both sides can still stop it during this time. */
export const ERASURE_GRACE_DAYS = 14;

/** Years for which the data of a deactivated client is stored. */
export const FORMER_CLIENT_YEARS = 3;

const deletionStates = ['open', 'scheduled', 'withdrawn', 'declined'] as const;
export type DeletionState = (typeof deletionStates)[number];

/** A request to erase a client's data. It is erased with the client, so no state follows `scheduled`. */
export const DeletionRequest = /* @__PURE__ */ v.object({
  id: v.string(),
  reason: v.string(),
  state: v.picklist(deletionStates),
  requestedBy: v.string(),
  requestedAt: v.string(),
  /** When the data is erased. Null unless the request is scheduled. */
  eraseAt: v.nullable(v.string()),
  /** Who last confirmed, withdrew, or declined it, and when. */
  closedBy: v.nullable(v.string()),
  closedAt: v.nullable(v.string()),
  version: v.number(),
});
export type DeletionRequest = v.InferOutput<typeof DeletionRequest>;

export const getDeletionRequest = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/deletion-request',
  summary: "Retrieves the client's latest request to erase its data, or null if there is none.",
  callers: everybody,
  params: clientParams,
  answer: v.object({ request: v.nullable(DeletionRequest) }),
});

export const requestDeletion = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/deletion-requests',
  summary: `Requests the erasure of a client's data and e-mails the admins. A request by an admin is scheduled immediately: the data is erased ${ERASURE_GRACE_DAYS} days later, and the client's people get the date by e-mail. Returns 409 while a request is open or scheduled.`,
  callers: ['client', 'admin'],
  params: clientParams,
  body: v.object({
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Enter a reason.'),
      v.maxLength(2_000, 'A reason has at most 2,000 characters.'),
    ),
  }),
  answer: DeletionRequest,
});

export const closeDeletionRequest = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'PATCH',
  path: '/api/clients/{clientId}/deletion-requests/{id}',
  summary: `Decides on a request to erase data. An admin schedules an open request, and the data is erased ${ERASURE_GRACE_DAYS} days later. Until then, an admin can decline it and the client can withdraw it. Returns 409 if its state doesn't allow the change.`,
  callers: ['client', 'admin'],
  params: v.object({ ...clientParams.entries, id: rowId('a deletion request') }),
  body: v.object({
    state: v.picklist(['withdrawn', 'scheduled', 'declined'], 'Choose withdrawn, scheduled or declined.'),
    version: RowVersion,
  }),
  answer: DeletionRequest,
});
