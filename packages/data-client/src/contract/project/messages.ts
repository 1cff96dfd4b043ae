import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { identifier, record, wholeNumber } from '../reading.ts';
import { clientParams, everybody, projectCall } from './common.ts';

/** How many characters a message has at most. */
export const MESSAGE_LENGTH = 5_000;

/** How many messages a page of the thread has. */
export const MESSAGE_PAGE_SIZE = 50;

/** Where more messages than this wait, they are not counted. */
export const UNREAD_LIMIT = 99;

/** Something that somebody wrote to the other side. It is never changed. */
export const Message = /* @__PURE__ */ record({
  id: identifier,
  /** Its place in the thread, from 1 on and without gaps. */
  number: v.number(),
  side: v.picklist(['client', 'team']),
  /** As they were called when they wrote it. */
  sender: record({ id: identifier, name: v.string() }),
  body: v.string(),
  createdAt: v.string(),
});
export type Message = v.InferOutput<typeof Message>;

/** A part of the thread, the latest message first. */
export const MessagePage = /* @__PURE__ */ record({
  data: v.array(Message),
  /** The number of the last message that the caller has read; 0: none. */
  readUpTo: v.number(),
  /** The number of the last message that somebody of the other side has read; 0: none. */
  seenUpTo: v.number(),
});
export type MessagePage = v.InferOutput<typeof MessagePage>;

/** How many messages of others the caller has not read: up to `UNREAD_LIMIT`, and one more where there are more. */
export const UnreadMessages = /* @__PURE__ */ record({ unread: v.number() });
export type UnreadMessages = v.InferOutput<typeof UnreadMessages>;

const path = '/api/clients/{clientId}/messages';

export const listMessages = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path,
  summary: 'The thread of a client and the team, the latest 50 messages first.',
  callers: everybody,
  params: clientParams,
  query: v.object({
    /** The number of a message: those before it. */
    before: v.optional(wholeNumber(1, 2_000_000_000)),
  }),
  answer: MessagePage,
});

export const sendMessage = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path,
  summary: 'Writes to the other side: the client to the team, or the team to the client.',
  callers: everybody,
  params: clientParams,
  body: v.object({
    body: v.pipe(
      v.string('Write something.'),
      v.trim(),
      v.nonEmpty('Write something.'),
      v.maxLength(MESSAGE_LENGTH, 'Write 5,000 characters or fewer.'),
    ),
  }),
  answer: Message,
});

export const markMessagesRead = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/messages/read',
  summary: 'Says that the caller has read the thread up to a message.',
  callers: everybody,
  params: clientParams,
  body: v.object({
    /** The number of the last message that was read. */
    number: v.pipe(
      v.number('Give the number of a message.'),
      v.integer('Give the number of a message.'),
      v.minValue(1, 'Give the number of a message.'),
      v.maxValue(2_000_000_000, 'Give the number of a message.'),
    ),
  }),
  answer: UnreadMessages,
});

export const getUnreadMessages = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/messages/unread',
  summary: 'How many messages of others the caller has not read.',
  callers: everybody,
  params: clientParams,
  answer: UnreadMessages,
});
