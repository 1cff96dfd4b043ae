import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { EmailAddress, PersonName } from '../entities/credentials.ts';
import { nameOf } from '../line-of-text.ts';
import { DeletionRequest } from '../project/own-data.ts';
import { listOf } from '../reading.ts';
import { uuid } from '../uuid.ts';
import { anyOf, listPage, listQuery } from './list-query.ts';
import { projectStart } from './project-templates.ts';
import { ActionOutcomes, actionOnRows, KeyActionOnAccounts, RowVersion, rowId } from './records.ts';

const clientStates = ['active', 'deactivated'] as const;

/** Invited: has no password yet. Deactivated: may not sign in, even where the company may. */
const personStates = ['active', 'invited', 'deactivated'] as const;

/** ISO 8601, UTC. */
const moment = v.string();

/** A company that the consultancy works for, as admins see it. */
const clientFields = {
  id: v.string(),
  company: v.string(),
  /** Who runs its project; null: nobody yet. */
  manager: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** Deactivated: nobody of it may sign in. */
  state: v.picklist(clientStates),
  /** How many people of it have an account, whatever their state. */
  peopleCount: v.number(),
  /** When somebody of it was here last, as far back as sessions are kept. */
  lastSeenAt: v.nullable(moment),
  createdAt: moment,
  /** Counts what admins changed: give it back with a change. */
  version: v.number(),
};

export const Client = /* @__PURE__ */ v.object(clientFields);
export type Client = v.InferOutput<typeof Client>;

/** Somebody of a client, with a sign-in of their own. */
export const ClientPerson = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  state: v.picklist(personStates),
  lastSeenAt: v.nullable(moment),
  createdAt: moment,
  /** Counts what admins changed: give it back with a change. */
  version: v.number(),
});
export type ClientPerson = v.InferOutput<typeof ClientPerson>;

/** A client with its people, by name. */
export const ClientDetail = /* @__PURE__ */ v.object({ ...clientFields, people: v.array(ClientPerson) });
export type ClientDetail = v.InferOutput<typeof ClientDetail>;

const ClientId = rowId('a client');

const fields = {
  company: nameOf(160, {
    missing: 'Enter the name of the company.',
    tooLong: 'The name of a company has at most 160 characters.',
  }),
  /** Null: nobody yet. */
  managerId: v.nullable(uuid('Choose a manager.')),
};

const managerMessage = 'Name managers by their ids, or none, separated by commas.';

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listClients = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/clients',
  summary:
    'The companies that the consultancy works for, a page at a time, by name where no order is given. Searched are companies, and the names and e-mail addresses of their people.',
  query: v.object({
    ...listQuery(['company', 'createdAt']),
    state: v.optional(anyOf(clientStates)),
    /** Ids of managers; `none` for clients without one. */
    manager: v.optional(
      v.pipe(
        v.string(managerMessage),
        v.transform((text) => text.split(',')),
        v.array(v.union([v.literal('none'), uuid(managerMessage)], managerMessage)),
        v.maxLength(100, 'Name at most 100 managers.'),
      ),
    ),
  }),
  answer: listPage(Client),
});

export const getClient = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/clients/{id}',
  summary: 'A client with its people.',
  params: v.object({ id: ClientId }),
  answer: ClientDetail,
});

export const createClient = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/clients',
  summary:
    'Adds a client, all of it or nothing: the company with its first person, who is mailed a link to choose a password, and a project with the milestones of a template.',
  body: v.object({
    ...fields,
    managerId: v.optional(fields.managerId, null),
    person: v.object({ name: PersonName, email: EmailAddress }),
    ...projectStart,
  }),
  answer: ClientDetail,
});

export const updateClient = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/admin/clients/{id}',
  summary:
    'Changes the name of the company and its manager. Refused with 409 if someone else changed them since that `version`.',
  params: v.object({ id: ClientId }),
  body: v.object({ ...fields, version: RowVersion }),
  answer: ClientDetail,
});

/** What can be done with clients, one or many at a time. */
const clientActions = ['deactivate', 'reactivate', 'end-sessions'] as const;
export type ClientAction = (typeof clientActions)[number];

export const actOnClients = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/clients/actions',
  summary:
    'Deactivates clients, which ends the sessions of all their people at once, reactivates them, or signs their people out. Each row is processed separately and has its own result in the answer. API keys can deactivate and end sessions only.',
  keyBody: KeyActionOnAccounts,
  body: actionOnRows(clientActions, 'a client'),
  answer: ActionOutcomes,
});

export const updateClientPerson = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/admin/clients/{id}/people/{personId}',
  summary: 'Renames somebody of a client. Refused with 409 if it changed since it was read.',
  params: v.object({ id: ClientId, personId: rowId('a person') }),
  keyBody: v.object({}),
  body: v.object({ name: PersonName, version: RowVersion }),
  answer: ClientPerson,
});

/** What can be done with people of a client, one or many at a time. */
const clientPersonActions = ['deactivate', 'reactivate', 'send-link', 'end-sessions'] as const;
export type ClientPersonAction = (typeof clientPersonActions)[number];

export const actOnClientPeople = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/clients/{id}/people/actions',
  summary:
    'Deactivates or reactivates people of a client, mails them a link to set a password, or ends their sessions. Each row is processed separately and has its own result in the answer. API keys can deactivate and end sessions only.',
  params: v.object({ id: ClientId }),
  keyBody: KeyActionOnAccounts,
  body: actionOnRows(clientPersonActions, 'a person'),
  answer: ActionOutcomes,
});

/** A request to erase a client's data that is open or scheduled. */
export const PendingDeletion = /* @__PURE__ */ v.object({
  ...DeletionRequest.entries,
  clientId: v.string(),
  company: v.string(),
});
export type PendingDeletion = v.InferOutput<typeof PendingDeletion>;

export const listPendingDeletions = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/deletion-requests',
  summary:
    'The requests to erase the data of clients that are open or scheduled: those to decide about, the earliest first, then those with a day, the next one first.',
  answer: listOf(PendingDeletion),
});
