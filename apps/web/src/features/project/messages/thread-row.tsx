import { daysBetween } from '@uplift/data-client/contract/project';
import { Button } from '@uplift/ui/button';
import type { ReactElement } from 'react';
import { viewerDay, viewerFormat } from '../../../app/time/viewer-time.ts';
import { MessageText } from './message-text.tsx';
import * as styles from './messages.styles.ts';
import type { ThreadRow } from './thread-rows.ts';
import type { Sending } from './use-sending.ts';

const time = viewerFormat({ hour: 'numeric', minute: '2-digit' });
const weekday = viewerFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const date = viewerFormat({ dateStyle: 'long' });

function describeDay(iso: string, now: number): string {
  const [day, today] = [viewerDay(iso), viewerDay(now)];
  const days = daysBetween(day, today);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return (day.slice(0, 4) === today.slice(0, 4) ? weekday : date)().format(Date.parse(iso));
}

export interface ThreadRowViewProps {
  row: Exclude<ThreadRow, { kind: 'beginning' }>;
  sending: Pick<Sending, 'tryAgain' | 'discard'>;
}

/** A row of the thread: a day, the unread line, a message, or an unsent message. */
export function ThreadRowView({ row, sending }: ThreadRowViewProps): ReactElement {
  switch (row.kind) {
    case 'day':
      return (
        <p css={styles.day}>
          <time dateTime={row.day}>{describeDay(row.day, Date.now())}</time>
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
              <time dateTime={message.createdAt}>{time().format(Date.parse(message.createdAt))}</time>
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
