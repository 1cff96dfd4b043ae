import { ownAccountEndpoints } from '../own-account.ts';
import { listAuditLog } from './audit-log.ts';
import {
  actOnClientPeople,
  actOnClients,
  createClient,
  getClient,
  listClients,
  updateClient,
  updateClientPerson,
} from './clients.ts';
import * as invitations from './invitations.ts';
import * as secondFactor from './second-factor.ts';
import {
  actOnUsers,
  endUserSession,
  getUser,
  handClientsOver,
  listManagedClients,
  listUserSessions,
  listUsers,
  updateUser,
} from './users.ts';

export type { AuditEntry } from './audit-log.ts';
export type { Client, ClientAction, ClientDetail, ClientPerson, ClientPersonAction } from './clients.ts';
export { type EventData, type EventType, eventData } from './events.ts';
export { ACTION_LIMIT, type ActionOutcomes } from './records.ts';
export type { User, UserAction } from './users.ts';

/** The calls of the admin area. */
export const adminEndpoints = /* @__PURE__ */ {
  ...ownAccountEndpoints('admin'),
  ...secondFactor,
  ...invitations,
  listUsers,
  getUser,
  updateUser,
  actOnUsers,
  listManagedClients,
  handClientsOver,
  listUserSessions,
  endUserSession,
  listClients,
  getClient,
  createClient,
  updateClient,
  actOnClients,
  updateClientPerson,
  actOnClientPeople,
  listAuditLog,
};
