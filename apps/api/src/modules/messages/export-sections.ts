import type { ExportSection } from '../../export-section.ts';
import type { MessagesRepository } from './messages.repository.ts';

/** The messages in a client's data export. */
export function messageSections(messages: Pick<MessagesRepository, 'listAll'>): readonly ExportSection[] {
  return [
    {
      name: 'messages',
      read: async ({ clientId }) =>
        (await messages.listAll(clientId)).map(({ number, side, senderName, body, createdAt }) => ({
          number,
          from: side,
          sender: senderName,
          text: body,
          createdAt,
        })),
    },
  ];
}
