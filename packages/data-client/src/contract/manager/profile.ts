import * as v from 'valibot';
import { RowVersion } from '../admin/records.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BookingUrl } from '../entities/booking-url.ts';
import { PersonName } from '../entities/credentials.ts';

/** A manager's profile as clients see it. */
export const ManagerProfile = /* @__PURE__ */ v.object({
  name: v.string(),
  email: v.string(),
  /** URL where clients book a meeting. Null: booking is off. */
  bookingUrl: v.nullable(v.string()),
  /** Row version, incremented when a user changes the row. Send it with an update. */
  version: v.number(),
});
export type ManagerProfile = v.InferOutput<typeof ManagerProfile>;

const common = { service: 'core', callers: ['manager'], status: 200 } as const;

export const getProfile = /* @__PURE__ */ defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/manager/profile',
  summary: "Retrieves the caller's profile as clients see it.",
  answer: ManagerProfile,
});

export const updateProfile = /* @__PURE__ */ defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/manager/profile',
  summary:
    "Updates the caller's name and booking URL. Clients see the change immediately. Returns 409 if `version` is outdated.",
  body: v.object({
    name: PersonName,
    /** Null turns booking off. */
    bookingUrl: v.nullable(BookingUrl),
    version: RowVersion,
  }),
  answer: ManagerProfile,
});
