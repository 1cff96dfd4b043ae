import * as v from 'valibot';
import { RowVersion } from '../admin/records.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BookingUrl } from '../entities/booking-url.ts';
import { PersonName } from '../entities/credentials.ts';

/** What clients see of their manager. */
export const ManagerProfile = /* @__PURE__ */ v.object({
  name: v.string(),
  email: v.string(),
  /** Where clients book a meeting; null: nowhere. */
  bookingUrl: v.nullable(v.string()),
  /** Counts what people changed: give it back with a change. */
  version: v.number(),
});
export type ManagerProfile = v.InferOutput<typeof ManagerProfile>;

const common = { service: 'core', callers: ['manager'], status: 200 } as const;

export const getProfile = /* @__PURE__ */ defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/manager/profile',
  summary: 'What clients see of the manager who calls.',
  answer: ManagerProfile,
});

export const updateProfile = /* @__PURE__ */ defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/manager/profile',
  summary:
    'Changes name and booking address of the manager who calls. Clients see it at once. Refused with 409 if someone else changed them since that `version`.',
  body: v.object({
    name: PersonName,
    /** Null: clients book nowhere. */
    bookingUrl: v.nullable(BookingUrl),
    version: RowVersion,
  }),
  answer: ManagerProfile,
});
