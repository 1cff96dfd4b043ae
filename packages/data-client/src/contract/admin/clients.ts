import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { PersonEmail, PersonName } from '../entities/credentials.ts';
import { nameOf } from '../line-of-text.ts';
import { DeletionRequest } from '../project/own-data.ts';
import { listOf } from '../reading.ts';
import { uuid } from '../uuid.ts';
import { anyOf, listPage, listQuery } from './list-query.ts';
import { projectStart } from './project-templates.ts';
import { ActionOutcomes, actionOnRows, KeyActionOnAccounts, RowVersion, rowId } from './records.ts';

const clientStates = ['active', 'deactivated'] as const;

/** Invited: has no password yet. Deactivated: can't sign in, even if the company is active. */
const personStates = ['active', 'invited', 'deactivated'] as const;

/** ISO 8601, UTC. */
const moment = v.string();

/** A client company as admins see it. */
const clientFields = {
  id: v.string(),
  company: v.string(),
  /** The client's manager. Null: none assigned yet. */
  manager: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** Deactivated: none of its people can sign in. */
  state: v.picklist(clientStates),
  /** Number of people with an account, in any state. */
  peopleCount: v.number(),
  /** Last use of any session of its people, as far back as sessions are stored. */
  lastSeenAt: v.nullable(moment),
  createdAt: moment,
  /** Row version, incremented when an admin changes the row. Send it with an update. */
  version: v.number(),
};

export const Client = /* @__PURE__ */ v.object(clientFields);
export type Client = v.InferOutput<typeof Client>;

/** A person at a client who has an account. */
export const ClientPerson = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  state: v.picklist(personStates),
  lastSeenAt: v.nullable(moment),
  createdAt: moment,
  /** Row version, incremented when an admin changes the row. Send it with an update. */
  version: v.number(),
});
export type ClientPerson = v.InferOutput<typeof ClientPerson>;

/** A person at a client, as lists across clients show them. */
export const ClientContact = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  client: v.object({ id: v.string(), company: v.string() }),
});
export type ClientContact = v.InferOutput<typeof ClientContact>;

/** A client with its people, sorted by name. */
export const ClientDetail = /* @__PURE__ */ v.object({ ...clientFields, people: v.array(ClientPerson) });
export type ClientDetail = v.InferOutput<typeof ClientDetail>;

const ClientId = rowId('a client');

const fields = {
  company: nameOf(160, {
    missing: 'Enter a company name.',
    tooLong: 'The name of a company has at most 160 characters.',
  }),
  /** Null: no manager yet. */
  managerId: v.nullable(uuid('Choose a manager.')),
};

const managerMessage = 'Enter the IDs of managers, or none, separated by commas.';

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listClients = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/clients',
  summary:
    'Lists clients in pages, sorted by name by default. The search covers company names, and names and e-mail addresses of people.',
  query: v.object({
    ...listQuery(['company', 'createdAt']),
    state: v.optional(anyOf(clientStates)),
    /** Manager IDs, or `none` for clients without a manager. */
    manager: v.optional(
      v.pipe(
        v.string(managerMessage),
        v.transform((text) => text.split(',')),
        v.array(v.union([v.literal('none'), uuid(managerMessage)], managerMessage)),
        v.maxLength(100, 'Choose at most 100 managers.'),
      ),
    ),
  }),
  answer: listPage(Client),
});

export const listClientPeople = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/client-people',
  summary:
    'Lists the people of all clients in pages, sorted by name. The search covers names, e-mail addresses and company names.',
  query: v.object(listQuery(['name'])),
  answer: listPage(ClientContact),
});

export const getClient = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/clients/{id}',
  summary: 'Retrieves a client with its people.',
  params: v.object({ id: ClientId }),
  answer: ClientDetail,
});

export const createClient = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/clients',
  summary:
    'Creates a client in one transaction: the company with its first person, who gets a link to choose a password by e-mail, and a project with the milestones of a template.',
  body: v.object({
    ...fields,
    managerId: v.optional(fields.managerId, null),
    person: v.object({ name: PersonName, email: PersonEmail }),
    ...projectStart,
  }),
  answer: ClientDetail,
});

export const updateClient = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/admin/clients/{id}',
  summary: 'Updates the company name and manager of a client. Returns 409 if `version` is outdated.',
  params: v.object({ id: ClientId }),
  body: v.object({ ...fields, version: RowVersion }),
  answer: ClientDetail,
});

/** Actions on one or more clients. */
const clientActions = ['deactivate', 'reactivate', 'end-sessions'] as const;
export type ClientAction = (typeof clientActions)[number];

export const actOnClients = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/clients/actions',
  summary:
    'Deactivates clients and ends all sessions of their people immediately, reactivates clients, or signs their people out. Rows are processed separately, and the response has a result for each. API keys can only deactivate and end sessions.',
  keyBody: KeyActionOnAccounts,
  body: actionOnRows(clientActions, 'a client'),
  answer: ActionOutcomes,
});

export const updateClientPerson = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/admin/clients/{id}/people/{personId}',
  summary: 'Renames a person at a client. Returns 409 if `version` is outdated.',
  params: v.object({ id: ClientId, personId: rowId('a person') }),
  keyBody: v.object({}),
  body: v.object({ name: PersonName, version: RowVersion }),
  answer: ClientPerson,
});

/** Actions on one or more people at a client. */
const clientPersonActions = ['deactivate', 'reactivate', 'send-link', 'end-sessions'] as const;
export type ClientPersonAction = (typeof clientPersonActions)[number];

export const actOnClientPeople = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/clients/{id}/people/actions',
  summary:
    'Deactivates or reactivates people at a client, e-mails them a link to set a password, or ends their sessions. Rows are processed separately, and the response has a result for each. API keys can only deactivate and end sessions.',
  params: v.object({ id: ClientId }),
  keyBody: KeyActionOnAccounts,
  body: actionOnRows(clientPersonActions, 'a person'),
  answer: ActionOutcomes,
});

/** An open or scheduled request to erase a client's data. */
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
    'Lists open and scheduled requests to erase client data: open requests first, oldest first, then scheduled ones by erasure date.',
  answer: listOf(PendingDeletion),
});
