import {
  MESSAGE_PAGE_SIZE,
  type Message,
  type MessagePage,
  UNREAD_LIMIT,
  type UnreadMessages,
} from '@uplift/data-client/contract/project';
import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { unitOfWork } from '../../database/unit-of-work.ts';
import { recordLiveChange } from '../../events/record-live-change.ts';
import type { Caller } from '../../security/caller.ts';
import { type ClientChange, findClient, sideOf } from '../client-access.ts';
import { settleNotifications } from '../notifications/notify.ts';
import { createMessagesRepository, type MessageRow } from './messages.repository.ts';

export type MessagesService = ReturnType<typeof createMessagesService>;

function toAnswer({ id, number, side, senderId, senderName, body, createdAt }: MessageRow): Message {
  const sender = { id: senderId, name: senderName };
  return { id, number, side, sender, body, createdAt: createdAt.toISOString() };
}

/** All methods throw HttpError 404 if the caller has no access to the client. */
export function createMessagesService({ db, events, now }: Pick<Container, 'db' | 'events' | 'now'>) {
  const count = async (tx: Database, { personId }: Caller, clientId: string): Promise<UnreadMessages> => ({
    unread: await createMessagesRepository(tx).countUnread(clientId, personId, UNREAD_LIMIT + 1),
  });

  return {
    list: async (caller: Caller, clientId: string, before: number | undefined): Promise<MessagePage> => {
      await findClient(db, caller, clientId);
      const repository = createMessagesRepository(db);
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

    send: ({ caller, actor, clientId }: ClientChange, body: string): Promise<Message> =>
      unitOfWork(db, async (tx) => {
        const rows = createMessagesRepository(tx);
        const { company } = await findClient(tx, caller, clientId);
        const createdAt = now();
        const side = sideOf(caller);
        const senderName = await rows.nameOf(caller);
        const senderId = caller.personId;
        const message = await rows.add({ clientId, side, senderId, senderName, body, createdAt });
        const { id } = message;
        await events.record(tx, {
          type: 'message.sent',
          actor,
          clientId,
          occurredAt: createdAt,
          subject: { id: clientId, name: company },
          // The text is private to the participants.
          after: { messageId: id },
          data: { messageId: id, side, senderName, text: body },
        });
        return toAnswer(message);
      }),

    markRead: (caller: Caller, clientId: string, number: number): Promise<UnreadMessages> =>
      unitOfWork(db, async (tx) => {
        const rows = createMessagesRepository(tx);
        await findClient(tx, caller, clientId);
        const [last] = await rows.list(clientId, number + 1, 1);
        const { personId } = caller;
        const readAt = now();
        const read = { clientId, personId, side: sideOf(caller), readAt };
        if (last && (await rows.markRead({ ...read, lastNumber: last.number }))) {
          await settleNotifications(
            tx,
            { kind: caller.kind === 'client' ? 'client' : 'manager', id: personId },
            { clientId, kind: 'message', upTo: last.createdAt, now: readAt },
          );
          await recordLiveChange(tx, { clientId, topic: 'messages', occurredAt: readAt });
        }
        return count(tx, caller, clientId);
      }),

    unread: async (caller: Caller, clientId: string): Promise<UnreadMessages> => {
      await findClient(db, caller, clientId);
      return count(db, caller, clientId);
    },
  };
}
