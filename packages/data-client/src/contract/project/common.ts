import * as v from 'valibot';
import { rowId } from '../admin/records.ts';

/**
 * The path parameter of all that belongs to one client. The same address serves the client's own people, the client's
 * manager and admins; to everybody else there is nothing there (404).
 */
export const clientParams = /* @__PURE__ */ v.object({ clientId: rowId('a client') });

/** Whoever has to do with a client. Whether it is theirs is a matter of the row, not of the call. */
export const everybody = ['client', 'manager', 'admin'] as const;

/** The consultancy's side. */
export const team = ['manager', 'admin'] as const;

/** What every call about a client's project has in common. */
export const projectCall = { service: 'core', status: 200 } as const;

/**
 * The query of reads that tell the consultancy more than the client: `view=client` leaves out what the client does not
 * see. Without effect where somebody of the client asks.
 */
export const viewQuery = /* @__PURE__ */ {
  view: v.optional(v.picklist(['client'], 'Leave it out, or ask for the view of the client.')),
};
