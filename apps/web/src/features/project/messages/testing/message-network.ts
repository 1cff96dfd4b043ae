import { type Message, projectEndpoints } from '@uplift/data-client/contract/project';
import {
  answer,
  answerWith,
  sampleClientSession,
  sampleManager,
  sampleMessages,
  sampleProject,
} from '@uplift/data-client/testing';

const { clientId, company, manager, id, name } = sampleClientSession;

export interface MessageNetworkOptions {
  /** Newest first. */
  messages?: readonly Message[];
  /** The side that reads and writes. @default 'client' */
  side?: Message['side'];
  readUpTo?: number;
  seenUpTo?: number;
}

/** Mocks the API for a thread, with the server's paging. Sent messages are added to it. */
export function messageNetwork({
  messages = sampleMessages,
  side = 'client',
  readUpTo = 4,
  seenUpTo = 4,
}: MessageNetworkOptions = {}) {
  const sender = side === 'client' ? { id, name } : { id: sampleManager.id, name: sampleManager.name };
  let thread = [...messages];
  let read = readUpTo;
  const unread = () => thread.filter((message) => message.number > read && message.side !== side).length;
  return [
    answer(projectEndpoints.getProject, { ...sampleProject, clientId, company, manager }),
    answerWith(projectEndpoints.listMessages, ({ query: { before = Number.MAX_SAFE_INTEGER } }) => ({
      data: thread.filter(({ number }) => number < before).slice(0, 50),
      readUpTo: read,
      seenUpTo,
    })),
    answerWith(projectEndpoints.sendMessage, ({ body: { body } }) => {
      const number = (thread[0]?.number ?? 0) + 1;
      const createdAt = new Date().toISOString();
      const message: Message = { id: `sent-${number}`, number, side, sender, body, createdAt };
      thread = [message, ...thread];
      return message;
    }),
    answerWith(projectEndpoints.markMessagesRead, ({ body: { number } }) => {
      read = Math.max(read, number);
      return { unread: unread() };
    }),
    answerWith(projectEndpoints.getUnreadMessages, () => ({ unread: unread() })),
  ];
}
