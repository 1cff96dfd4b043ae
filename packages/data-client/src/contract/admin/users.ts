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

/** Invited: has no password yet. Deactivated: may not sign in. */
const userStates = ['active', 'invited', 'deactivated'] as const;

const moment = v.string();

/** Somebody of the consultancy, as admins see them. */
export const User = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  state: v.picklist(userStates),
  /** Where clients of this manager book a meeting. */
  bookingUrl: v.nullable(v.string()),
  /** Whether the sign-in asks for a second step. */
  secondFactor: v.boolean(),
  /** When one of their sessions was used last, as far back as sessions are kept. */
  lastSeenAt: v.nullable(moment),
  /** How many active clients they run: somebody has to take these over before they go. */
  clientCount: v.number(),
  createdAt: moment,
  /** Counts what admins changed: give it back with a change. */
  version: v.number(),
});
export type User = v.InferOutput<typeof User>;

const UserId = rowId('a user');

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listUsers = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/users',
  summary: 'The people of the consultancy, a page at a time, by name where no order is given.',
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
  summary: 'One of the people of the consultancy.',
  params: v.object({ id: UserId }),
  answer: User,
});

export const updateUser = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/admin/users/{id}',
  summary:
    'Changes name, role and booking address. Answers 409 when the `version` is outdated, or when the role changes while the user runs clients. A new role ends all sessions. API keys can’t change roles.',
  params: v.object({ id: UserId }),
  // Whether the role is another one is seen by the service.
  keyBody: v.object({}),
  body: v.object({
    name: PersonName,
    role: v.picklist(roles, 'Choose a role.'),
    bookingUrl: v.nullable(BookingUrl),
    version: RowVersion,
  }),
  answer: User,
});

/** What can be done with users, one or many at a time. */
const userActions = ['deactivate', 'reactivate', 'send-link', 'end-sessions'] as const;
export type UserAction = (typeof userActions)[number];

export const actOnUsers = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/users/actions',
  summary:
    'Deactivates users who run no clients, reactivates users, mails them a link to set a password, or ends their sessions. Each row is processed separately and has its own result in the answer. API keys can deactivate and end sessions only.',
  keyBody: KeyActionOnAccounts,
  body: actionOnRows(userActions, 'a user'),
  answer: ActionOutcomes,
});

/** How many clients are handed over in one call at most. */
const HAND_OVER_LIMIT = 1_000;

export const listManagedClients = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/users/{id}/clients',
  summary: 'The active clients that a manager runs, by name: those that a hand-over is about.',
  params: v.object({ id: UserId }),
  answer: v.object({ data: v.array(v.object({ id: v.string(), company: v.string() })) }),
});

export const handClientsOver = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/users/{id}/hand-over',
  summary:
    'Gives all active clients of a manager to others and, where asked to, deactivates the manager: all of it or nothing. Refused with 409 where it leaves one of the clients out.',
  params: v.object({ id: UserId }),
  keyBody: v.object({}),
  body: v.object({
    deactivate: v.boolean(),
    clients: v.pipe(
      v.array(
        v.object({
          id: rowId('a client'),
          /** Null: nobody for now. */
          managerId: v.nullable(uuid('Choose a manager.')),
        }),
      ),
      v.maxLength(HAND_OVER_LIMIT, `Hand over at most ${HAND_OVER_LIMIT} clients.`),
    ),
  }),
  answer: User,
});

export const listUserSessions = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/users/{id}/sessions',
  summary: 'Where a user is signed in, the latest use first.',
  params: v.object({ id: UserId }),
  answer: listOf(SessionInfo),
});

export const endUserSession = defineEndpoint({
  ...common,
  method: 'DELETE',
  path: '/api/admin/users/{id}/sessions/{sessionId}',
  summary: 'Ends one of the sessions of a user.',
  params: v.object({ id: UserId, sessionId: rowId('a session') }),
  answer: v.object({ id: v.string() }),
});
