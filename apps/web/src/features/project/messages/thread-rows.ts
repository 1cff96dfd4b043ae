import type { Message } from '@uplift/data-client/contract/project';
import { viewerDay } from '../../../app/time/viewer-time.ts';
import type { UnsentMessage } from './unsent-messages.ts';

/** Maximum time between grouped messages of one person, in milliseconds. */
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
      /** Whether the message is from the viewer's side. */
      own: boolean;
      /** Whether the message starts a group, with name and time above it. */
      first: boolean;
      /** Whether it is the last message that the other side has read. */
      seen: boolean;
    }
  | { kind: 'unsent'; key: string; unsent: UnsentMessage };

export interface ThreadContent {
  /** Oldest first. */
  messages: readonly Message[];
  unsent: readonly UnsentMessage[];
  side: Message['side'];
  /** Number of the last message read when the thread was opened. Null hides the unread line. */
  readUpTo: number | null;
  seenUpTo: number;
}

interface Moment {
  /** Unix time in milliseconds. */
  at: number;
  /** In the viewer's time zone. */
  day: string;
}

/** Cache of parsed dates. Each loaded page rebuilds all rows, and most of that time goes to parsing dates. */
const moments = new WeakMap<Message, Moment>();

function momentOf(message: Message): Moment {
  const known = moments.get(message);
  if (known) return known;
  const moment = { at: Date.parse(message.createdAt), day: viewerDay(message.createdAt) };
  moments.set(message, moment);
  return moment;
}

function continues(message: Message, before: Message | undefined): boolean {
  return before?.sender.id === message.sender.id && momentOf(message).at - momentOf(before).at < GROUP_MS;
}

/** Builds the rows of a thread, grouped by day and sender, with a line before the unread messages. */
export function rowsOf({ messages, unsent, side, readUpTo, seenUpTo }: ThreadContent): ThreadRow[] {
  const lastSeen = messages.findLast((message) => message.side === side && message.number <= seenUpTo);
  // If the first unread message isn't loaded yet, the line would move up with each page that loads.
  const isBeginningKnown = readUpTo !== null && (messages[0]?.number ?? 1) <= readUpTo + 1;
  const firstUnread = isBeginningKnown
    ? messages.find((message) => message.number > readUpTo && message.side !== side)
    : undefined;
  const rows: ThreadRow[] = [{ kind: 'beginning', key: 'beginning' }];
  let before: Message | undefined;
  for (const message of messages) {
    const { day } = momentOf(message);
    const isNewDay = before === undefined || momentOf(before).day !== day;
    if (isNewDay) rows.push({ kind: 'day', key: `day ${day}`, day: message.createdAt });
    if (message === firstUnread) rows.push({ kind: 'unread', key: 'unread' });
    const first = isNewDay || message === firstUnread || !continues(message, before);
    const own = message.side === side;
    rows.push({ kind: 'message', key: message.id, message, own, first, seen: message === lastSeen });
    before = message;
  }
  return [...rows, ...unsent.map((each): ThreadRow => ({ kind: 'unsent', key: each.key, unsent: each }))];
}
