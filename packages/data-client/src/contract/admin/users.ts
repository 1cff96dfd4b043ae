import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { EmailAddress, PersonName } from '../entities/credentials.ts';
import { anyOf, listPage, listQuery } from './list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from './records.ts';

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
    'Changes name, e-mail address, role and booking address. Refused with 409 where somebody else changed them since that `version`. Another role ends all sessions.',
  params: v.object({ id: UserId }),
  body: v.object({
    name: PersonName,
    email: EmailAddress,
    role: v.picklist(roles, 'Choose a role.'),
    bookingUrl: v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.url('Enter a whole address, such as https://cal.example/maya.'),
        v.startsWith('https://', 'The address has to begin with https://.'),
        v.maxLength(500, 'An address has at most 500 characters.'),
      ),
    ),
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
    'Deactivates or reactivates users, mails them a link to set a password, or ends their sessions. Each by itself: the answer says for each whether it was done.',
  body: actionOnRows(userActions, 'a user'),
  answer: ActionOutcomes,
});
