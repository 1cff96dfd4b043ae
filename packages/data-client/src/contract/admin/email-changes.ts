import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { PersonEmail } from '../entities/credentials.ts';
import { rowId } from './records.ts';

/** A pending e-mail address change. It takes effect once the links sent to both addresses are followed. */
export const EmailChange = /* @__PURE__ */ v.object({
  /** The current address. */
  email: v.string(),
  /** Null: no change is pending. */
  change: v.nullable(
    v.object({
      /** The new address. */
      email: v.string(),
      confirmedByOld: v.boolean(),
      confirmedByNew: v.boolean(),
      /** When its links expire. */
      expiresAt: v.string(),
    }),
  ),
});
export type EmailChange = v.InferOutput<typeof EmailChange>;

const common = {
  service: 'admin',
  callers: ['admin'],
  status: 200,
  path: '/api/admin/users/{id}/email-change',
  params: v.object({ id: rowId('a user') }),
  answer: EmailChange,
} as const;

export const getEmailChange = defineEndpoint({
  ...common,
  method: 'GET',
  summary: 'Retrieves the e-mail address of a user or of a person at a client, and the pending new one.',
});

export const startEmailChange = defineEndpoint({
  ...common,
  method: 'POST',
  summary:
    'Starts an e-mail address change for a user or a person at a client. Both addresses get a link that works for one day, and the change takes effect once both are followed. For a person without a password, it takes effect immediately, with a new invitation. Cancels a pending change. Returns 409 if the address is taken.',
  body: v.object({ email: PersonEmail }),
});

export const withdrawEmailChange = defineEndpoint({
  ...common,
  method: 'DELETE',
  summary: 'Cancels a pending e-mail address change, if there is one.',
});
