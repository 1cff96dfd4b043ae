import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { identifier, record, wholeNumber } from '../reading.ts';
import { clientParams, everybody, projectCall } from './common.ts';

/** Maximum length of a message in characters. */
export const MESSAGE_LENGTH = 5_000;

/** Number of messages per page. */
export const MESSAGE_PAGE_SIZE = 50;

/** Unread messages are counted up to this limit. */
export const UNREAD_LIMIT = 99;

/** A message to the other side. Messages never change. */
export const Message = /* @__PURE__ */ record({
  id: identifier,
  /** Position in the thread, from 1, without gaps. */
  number: v.number(),
  side: v.picklist(['client', 'team']),
  /** The sender's name at the time of writing. */
  sender: record({ id: identifier, name: v.string() }),
  body: v.string(),
  createdAt: v.string(),
});
export type Message = v.InferOutput<typeof Message>;

/** A page of the thread, newest first. */
export const MessagePage = /* @__PURE__ */ record({
  data: v.array(Message),
  /** Number of the last message the caller has read. 0: none. */
  readUpTo: v.number(),
  /** Number of the last message that anyone on the other side has read. 0: none. */
  seenUpTo: v.number(),
});
export type MessagePage = v.InferOutput<typeof MessagePage>;

/** Unread messages from others, up to `UNREAD_LIMIT`. One more than the limit if there are more. */
export const UnreadMessages = /* @__PURE__ */ record({ unread: v.number() });
export type UnreadMessages = v.InferOutput<typeof UnreadMessages>;

const path = '/api/clients/{clientId}/messages';

export const listMessages = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path,
  summary: 'Lists the messages between a client and the team, newest first, 50 per page.',
  callers: everybody,
  params: clientParams,
  query: v.object({
    /** Returns messages before this message number. */
    before: v.optional(wholeNumber(1, 2_000_000_000)),
  }),
  answer: MessagePage,
});

export const sendMessage = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path,
  summary: 'Sends a message to the other side: from the client to the team, or from the team to the client.',
  callers: everybody,
  params: clientParams,
  body: v.object({
    body: v.pipe(
      v.string('Enter some text.'),
      v.trim(),
      v.nonEmpty('Enter some text.'),
      v.maxLength(
        MESSAGE_LENGTH,
        ({ input }) =>
          `This is ${input.length - MESSAGE_LENGTH} characters too long. Split it into two messages.`,
      ),
    ),
  }),
  answer: Message,
});

export const markMessagesRead = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'POST',
  path: '/api/clients/{clientId}/messages/read',
  summary: 'Marks the thread as read up to a message.',
  callers: everybody,
  params: clientParams,
  body: v.object({
    /** Number of the last message read. */
    number: v.pipe(
      v.number('Enter a message number.'),
      v.integer('Enter a message number.'),
      v.minValue(1, 'Enter a message number.'),
      v.maxValue(2_000_000_000, 'Enter a message number.'),
    ),
  }),
  answer: UnreadMessages,
});

export const getUnreadMessages = /* @__PURE__ */ defineEndpoint({
  ...projectCall,
  method: 'GET',
  path: '/api/clients/{clientId}/messages/unread',
  summary: "Retrieves the number of messages from others that the caller hasn't read.",
  callers: everybody,
  params: clientParams,
  answer: UnreadMessages,
});
