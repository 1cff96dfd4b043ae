import type { Message } from '@uplift/data-client/contract/project';
import { viewerDay } from '../../shell/viewer-time.ts';
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

interface Moment {
  /** Milliseconds since 1970. */
  at: number;
  /** In the zone of the viewer. */
  day: string;
}

/** Threads are laid out anew with each page of them that comes, and reading a date takes the longest of it. */
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

/** Lays a thread out: by day, by who wrote, with a line before what is new. */
export function rowsOf({ messages, unsent, side, readUpTo, seenUpTo }: ThreadContent): ThreadRow[] {
  const lastSeen = messages.findLast((message) => message.side === side && message.number <= seenUpTo);
  // Where more is new than what is there, its beginning is not known yet: a line would wander back with each page.
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
