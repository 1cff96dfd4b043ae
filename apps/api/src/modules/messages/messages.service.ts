import {
  MESSAGE_PAGE_SIZE,
  type Message,
  type MessagePage,
  UNREAD_LIMIT,
  type UnreadMessages,
} from '@uplift/data-client/contract/project';
import type { Clock } from '../../clock.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { recordLiveChange } from '../../events/record-live-change.ts';
import { HttpError } from '../../http-error.ts';
import type { Caller } from '../../security/caller.ts';
import { settleNotifications } from '../notifications/notify.ts';
import type { MessageRow, MessagesRepository, Side } from './messages.repository.ts';

export interface MessagesService {
  /** @throws HttpError 404 if the caller has no access to the client, as all these methods do */
  list: (caller: Caller, clientId: string, before: number | undefined) => Promise<MessagePage>;
  send: (caller: Caller, actor: Actor, clientId: string, body: string) => Promise<Message>;
  markRead: (caller: Caller, clientId: string, number: number) => Promise<UnreadMessages>;
  unread: (caller: Caller, clientId: string) => Promise<UnreadMessages>;
}

function sideOf({ kind }: Caller): Side {
  return kind === 'client' ? 'client' : 'team';
}

function toAnswer({ id, number, side, senderId, senderName, body, createdAt }: MessageRow): Message {
  const sender = { id: senderId, name: senderName };
  return { id, number, side, sender, body, createdAt: createdAt.toISOString() };
}

export function createMessagesService({
  repository,
  events,
  now,
}: {
  repository: MessagesRepository;
  events: Events;
  now: Clock;
}): MessagesService {
  type Rows = Pick<MessagesRepository, 'findClient' | 'countUnread'>;

  async function findClientIn(rows: Rows, caller: Caller, clientId: string) {
    const client = await rows.findClient(caller, clientId);
    if (!client) throw new HttpError(404, 'There is no such client.');
    return client;
  }

  const countIn = async (rows: Rows, { personId }: Caller, clientId: string): Promise<UnreadMessages> => ({
    unread: await rows.countUnread(clientId, personId, UNREAD_LIMIT + 1),
  });

  return {
    list: async (caller, clientId, before) => {
      await findClientIn(repository, caller, clientId);
      const [rows, reads] = await Promise.all([
        repository.list(clientId, before, MESSAGE_PAGE_SIZE),
        repository.reads(clientId),
      ]);
      const others = reads.filter(({ side }) => side !== sideOf(caller));
      return {
        data: rows.map(toAnswer),
        readUpTo: reads.find(({ personId }) => personId === caller.personId)?.lastNumber ?? 0,
        seenUpTo: Math.max(0, ...others.map(({ lastNumber }) => lastNumber)),
      };
    },

    send: (caller, actor, clientId, body) =>
      repository.transaction(async (rows) => {
        const client = await findClientIn(rows, caller, clientId);
        const createdAt = now();
        const side = sideOf(caller);
        const senderName = await rows.nameOf(caller);
        const message = await rows.add({
          clientId,
          side,
          senderId: caller.personId,
          senderName,
          body,
          createdAt,
        });
        const { id } = message;
        const { tx } = rows;
        await events.record(tx, {
          type: 'message.sent',
          actor,
          clientId,
          occurredAt: createdAt,
          subject: { id: clientId, name: client.company },
          // The text is private to the participants.
          after: { messageId: id },
          data: { messageId: id, side, senderName, text: body },
        });
        return toAnswer(message);
      }),

    markRead: (caller, clientId, number) =>
      repository.transaction(async (rows) => {
        await findClientIn(rows, caller, clientId);
        const last = await rows.lastUpTo(clientId, number);
        const { personId } = caller;
        const readAt = now();
        const read = { clientId, personId, side: sideOf(caller), readAt };
        if (last && (await rows.markRead({ ...read, lastNumber: last.number }))) {
          await settleNotifications(
            rows.tx,
            { kind: caller.kind === 'client' ? 'client' : 'manager', id: personId },
            { clientId, kind: 'message', upTo: last.createdAt, now: readAt },
          );
          await recordLiveChange(rows.tx, { clientId, topic: 'messages', occurredAt: readAt });
        }
        return countIn(rows, caller, clientId);
      }),

    unread: async (caller, clientId) => {
      await findClientIn(repository, caller, clientId);
      return countIn(repository, caller, clientId);
    },
  };
}
