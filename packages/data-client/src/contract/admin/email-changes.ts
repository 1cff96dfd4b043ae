import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { EmailAddress } from '../entities/credentials.ts';
import { rowId } from './records.ts';

/** What is under way for somebody: a new address that counts once the links to both addresses were followed. */
export const EmailChange = /* @__PURE__ */ v.object({
  /** The address that is in use. */
  email: v.string(),
  /** Null: none is to follow. */
  change: v.nullable(
    v.object({
      /** The address that is to follow. */
      email: v.string(),
      confirmedByOld: v.boolean(),
      confirmedByNew: v.boolean(),
      /** Until when its links work. */
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
  params: v.object({ id: rowId('somebody who signs in') }),
  answer: EmailChange,
} as const;

export const getEmailChange = defineEndpoint({
  ...common,
  method: 'GET',
  summary: 'The e-mail address of a user or of somebody of a client, and the one that is to follow it.',
});

export const startEmailChange = defineEndpoint({
  ...common,
  method: 'POST',
  summary:
    'Gives a user or somebody of a client another e-mail address. Both addresses are mailed a link that works for a day, and the new one counts once both were followed; of somebody who has no password yet at once, with a new invitation. Ends a change that was under way. Refused with 409 where the address is taken.',
  body: v.object({ email: EmailAddress }),
});

export const withdrawEmailChange = defineEndpoint({
  ...common,
  method: 'DELETE',
  summary: 'Takes back a change of an e-mail address that is under way, if there is one.',
});
