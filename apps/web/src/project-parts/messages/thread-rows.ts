import type { Message } from '@uplift/data-client/contract/project';
import type { UnsentMessage } from './unsent-messages.ts';

/** Messages of one person that follow each other this soon stand together, in milliseconds. */
const GROUP_MS = 10 * 60_000;

/** A row of the thread. */
export type ThreadRow =
  | { kind: 'beginning'; key: string }
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string }
  | {
      kind: 'message';
      key: string;
      message: Message;
      /** Whether it is of the side of whoever looks. */
      own: boolean;
      /** Whether name and time stand above it, as another person or another time begins. */
      first: boolean;
      /** Whether it is the last one that somebody of the other side has read. */
      seen: boolean;
    }
  | { kind: 'unsent'; key: string; unsent: UnsentMessage };

export interface ThreadContent {
  /** The oldest first. */
  messages: readonly Message[];
  unsent: readonly UnsentMessage[];
  side: Message['side'];
  /** The number of the last message that was read when the thread was opened; null where no line is drawn. */
  readUpTo: number | null;
  seenUpTo: number;
}

/** The day of a moment, in the zone of the viewer. */
function dayOf(iso: string): string {
  const at = new Date(iso);
  return `${at.getFullYear()}-${at.getMonth() + 1}-${at.getDate()}`;
}

function continues(message: Message, before: Message | undefined): boolean {
  return (
    before?.sender.id === message.sender.id &&
    Date.parse(message.createdAt) - Date.parse(before.createdAt) < GROUP_MS
  );
}

/** Lays a thread out: by day, by who wrote, with a line before what is new. */
export function rowsOf({ messages, unsent, side, readUpTo, seenUpTo }: ThreadContent): ThreadRow[] {
  const lastSeen = messages.findLast((message) => message.side === side && message.number <= seenUpTo);
  const firstUnread =
    readUpTo === null
      ? undefined
      : messages.find((message) => message.number > readUpTo && message.side !== side);
  const rows: ThreadRow[] = [{ kind: 'beginning', key: 'beginning' }];
  let before: Message | undefined;
  for (const message of messages) {
    const day = dayOf(message.createdAt);
    const isNewDay = before === undefined || dayOf(before.createdAt) !== day;
    if (isNewDay) rows.push({ kind: 'day', key: `day ${day}`, day: message.createdAt });
    if (message === firstUnread) rows.push({ kind: 'unread', key: 'unread' });
    const first = isNewDay || message === firstUnread || !continues(message, before);
    const own = message.side === side;
    rows.push({ kind: 'message', key: message.id, message, own, first, seen: message === lastSeen });
    before = message;
  }
  return [...rows, ...unsent.map((each): ThreadRow => ({ kind: 'unsent', key: each.key, unsent: each }))];
}
