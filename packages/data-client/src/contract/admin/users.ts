import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { BookingUrl } from '../entities/booking-url.ts';
import { PersonName } from '../entities/credentials.ts';
import { SessionInfo } from '../entities/session-info.ts';
import { listOf } from '../reading.ts';
import { uuid } from '../uuid.ts';
import { anyOf, listPage, listQuery } from './list-query.ts';
import { ActionOutcomes, actionOnRows, KeyActionOnAccounts, RowVersion, rowId } from './records.ts';

const roles = ['admin', 'manager'] as const;

/** Invited: has no password yet. Deactivated: can't sign in. */
const userStates = ['active', 'invited', 'deactivated'] as const;

const moment = v.string();

/** A team member as admins see them. */
export const User = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  state: v.picklist(userStates),
  /** URL where this manager's clients book a meeting. */
  bookingUrl: v.nullable(v.string()),
  /** Whether 2FA is on. */
  secondFactor: v.boolean(),
  /** Last use of any session, as far back as sessions are stored. */
  lastSeenAt: v.nullable(moment),
  /** Number of active clients they manage. These must be reassigned before the user is deactivated. */
  clientCount: v.number(),
  createdAt: moment,
  /** Row version, incremented when an admin changes the row. Send it with an update. */
  version: v.number(),
});
export type User = v.InferOutput<typeof User>;

const UserId = rowId('a user');

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listUsers = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Lists users (team members) in pages, sorted by name by default.',
  query: v.object({
    ...listQuery(['name', 'email', 'createdAt']),
    role: v.optional(anyOf(roles)),
    state: v.optional(anyOf(userStates)),
  }),
  answer: listPage(User),
});

export const getUser = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/users/{id}',
  summary: 'Retrieves a user.',
  params: v.object({ id: UserId }),
  answer: User,
});

export const updateUser = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/admin/users/{id}',
  summary:
    "Updates a user's name, role, and booking URL. Returns 409 if `version` is outdated or the role changes while the user manages clients. A new role ends all sessions. API keys can't change roles.",
  params: v.object({ id: UserId }),
  // The service checks whether the role changes.
  keyBody: v.object({}),
  body: v.object({
    name: PersonName,
    role: v.picklist(roles, 'Choose a role.'),
    bookingUrl: v.nullable(BookingUrl),
    version: RowVersion,
  }),
  answer: User,
});

/** Actions on one or more users. */
const userActions = ['deactivate', 'reactivate', 'send-link', 'end-sessions'] as const;
export type UserAction = (typeof userActions)[number];

export const actOnUsers = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/users/actions',
  summary:
    'Deactivates users who manage no clients, reactivates users, e-mails them a link to set a password, or ends their sessions. Rows are processed separately, and the response has a result for each. API keys can only deactivate and end sessions.',
  keyBody: KeyActionOnAccounts,
  body: actionOnRows(userActions, 'a user'),
  answer: ActionOutcomes,
});

/** Maximum number of clients reassigned per request. */
const REASSIGN_LIMIT = 1_000;

export const listManagedClients = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/users/{id}/clients',
  summary: 'Lists the active clients of a manager by name. These are the clients to reassign.',
  params: v.object({ id: UserId }),
  answer: v.object({ data: v.array(v.object({ id: v.string(), company: v.string() })) }),
});

export const reassignClients = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/users/{id}/reassign-clients',
  summary:
    'Reassigns all active clients of a manager and optionally deactivates the manager, in one transaction. Returns 409 if a client is missing from the request.',
  params: v.object({ id: UserId }),
  keyBody: v.object({}),
  body: v.object({
    deactivate: v.boolean(),
    clients: v.pipe(
      v.array(
        v.object({
          id: rowId('a client'),
          /** Null or missing: no manager for now. */
          managerId: v.optional(v.nullable(uuid('Choose a manager.')), null),
        }),
      ),
      v.maxLength(REASSIGN_LIMIT, `Reassign at most ${REASSIGN_LIMIT} clients.`),
    ),
  }),
  answer: User,
});

export const listUserSessions = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/users/{id}/sessions',
  summary: "Lists a user's active sessions, most recently used first.",
  params: v.object({ id: UserId }),
  answer: listOf(SessionInfo),
});

export const endUserSession = defineEndpoint({
  ...common,
  method: 'DELETE',
  path: '/api/admin/users/{id}/sessions/{sessionId}',
  summary: "Ends one of a user's sessions.",
  params: v.object({ id: UserId, sessionId: rowId('a session') }),
  answer: v.object({ id: v.string() }),
});
