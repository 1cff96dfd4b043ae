import * as v from 'valibot';
import { rowId } from '../admin/records.ts';

/**
 * Path parameter of everything that belongs to a client. The same URL serves the client's people, the
 * client's manager, and admins. Other callers get 404.
 */
export const clientParams = /* @__PURE__ */ v.object({ clientId: rowId('a client') });

/** Every signed-in caller. Access to the client itself is checked against the row, not the endpoint. */
export const everybody = ['client', 'manager', 'admin'] as const;

/** The team: managers and admins. */
export const team = ['manager', 'admin'] as const;

/** Common fields of all endpoints of a client's project. */
export const projectCall = { service: 'core', status: 200 } as const;

/**
 * Query for reads that return more to the team than to the client. `view=client` omits what the client can't
 * see. It has no effect for the client's own people.
 */
export const viewQuery = /* @__PURE__ */ {
  view: v.optional(v.picklist(['client'], 'Choose client, or omit it.')),
};
