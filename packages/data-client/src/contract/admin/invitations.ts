import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { PersonEmail, PersonName } from '../entities/credentials.ts';
import { identifier } from '../reading.ts';
import { uuid } from '../uuid.ts';

const person = { name: PersonName, email: PersonEmail };

export const invitePerson = defineEndpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  service: 'admin',
  summary:
    'Creates an account and e-mails the person a link to choose a password, valid for 7 days. Sends a new link to an invited person who has no password yet. API keys can only invite people at clients.',
  callers: ['admin'],
  keyBody: v.object({ role: v.literal('client', 'API keys can only invite people at clients.') }),
  body: v.variant('role', [
    v.object({ role: v.literal('admin'), ...person }),
    v.object({ role: v.literal('manager'), ...person }),
    v.object({
      role: v.literal('client'),
      ...person,
      clientId: uuid('Choose a client.'),
    }),
  ]),
  status: 202,
  answer: v.object({ id: identifier }),
});
