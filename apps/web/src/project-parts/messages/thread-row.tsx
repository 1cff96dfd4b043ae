import { Button } from '@uplift/ui/button';
import type { ReactElement } from 'react';
import { MessageText } from './message-text.tsx';
import * as styles from './messages.styles.ts';
import type { ThreadRow } from './thread-rows.ts';
import type { Sending } from './use-sending.ts';

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

function dayInWords(iso: string, now: Date): string {
  const day = new Date(iso);
  const today = new Date(now).setHours(0, 0, 0, 0);
  const days = Math.round((today - new Date(day).setHours(0, 0, 0, 0)) / 86_400_000);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return day.getFullYear() === now.getFullYear() ? weekday.format(day) : date.format(day);
}

export interface ThreadRowViewProps {
  row: Exclude<ThreadRow, { kind: 'beginning' }>;
  sending: Pick<Sending, 'tryAgain' | 'discard'>;
}

/** One row of the thread: a day, the line before what is new, a message, one that is not sent yet. */
export function ThreadRowView({ row, sending }: ThreadRowViewProps): ReactElement {
  switch (row.kind) {
    case 'day':
      return (
        <p css={styles.day}>
          <time dateTime={row.day}>{dayInWords(row.day, new Date())}</time>
        </p>
      );
    case 'unread':
      return (
        <p css={styles.unread}>
          <span>New</span>
        </p>
      );
    case 'message': {
      const { message, own, first, seen } = row;
      return (
        <article css={[styles.message, own && styles.own]} aria-label={`From ${message.sender.name}`}>
          {first && (
            <p css={styles.sender}>
              <span css={styles.senderName}>{message.sender.name}</span>{' '}
              <time dateTime={message.createdAt}>{time.format(Date.parse(message.createdAt))}</time>
            </p>
          )}
          <div css={[styles.bubble, own && styles.ownBubble]}>
            <MessageText text={message.body} />
          </div>
          {seen && <p css={styles.state}>Read</p>}
        </article>
      );
    }
    case 'unsent': {
      const { unsent } = row;
      return (
        <article css={[styles.message, styles.own]} aria-label="Not sent yet">
          <div css={[styles.bubble, unsent.problem === null ? styles.ownBubble : styles.failedBubble]}>
            <MessageText text={unsent.body} />
          </div>
          {unsent.problem === null ? (
            <p css={styles.state}>Sending</p>
          ) : (
            <div css={styles.failed} role="alert">
              <span>Not sent. {unsent.problem}</span>
              <span css={styles.failedActions}>
                <Button size="sm" variant="secondary" onClick={() => sending.tryAgain(unsent)}>
                  Try again
                </Button>
                <Button size="sm" variant="ghost" onClick={() => sending.discard(unsent)}>
                  Discard
                </Button>
              </span>
            </div>
          )}
        </article>
      );
    }
  }
}
