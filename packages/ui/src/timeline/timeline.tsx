/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useMessages } from '../foundations/locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { timelineMessages } from './timeline.messages.ts';
import * as styles from './timeline.styles.ts';

export type TimelineStatus = 'past' | 'current' | 'upcoming';

export type TimelineRootProps = ComponentProps<'ol'>;

/** Past, current and future events, in order. */
export function Root(props: TimelineRootProps): ReactElement {
  return <ol css={styles.timeline} {...props} />;
}

export interface TimelineItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** The event, in a few words. */
  title: ReactNode;
  /** Machine-readable time: an ISO date or date and time. */
  dateTime?: string;
  /** Human-readable time: `March 2`, `in 3 days`. */
  time?: ReactNode;
  /** @default 'past' */
  status?: TimelineStatus;
  /** The status as text, for screen readers. @default 'Done', 'Now' or 'Upcoming' */
  statusLabel?: string;
}

/** An event, with details as children. */
export function Item({
  title,
  dateTime,
  time,
  status = 'past',
  statusLabel,
  children,
  ...props
}: TimelineItemProps): ReactElement {
  const messages = useMessages('timeline', timelineMessages);
  return (
    <li
      data-status={status}
      aria-current={status === 'current' ? 'step' : undefined}
      css={styles.item}
      {...props}
    >
      <div data-part="header" css={styles.heading}>
        <span data-part="title" css={styles.title}>
          <VisuallyHidden data-part="status">{`${statusLabel ?? messages[status]}: `}</VisuallyHidden>
          <span>{title}</span>
        </span>
        {time && (
          <time dateTime={dateTime} data-part="time" css={styles.time}>
            {time}
          </time>
        )}
      </div>
      {children && (
        <div data-part="body" css={styles.body}>
          {children}
        </div>
      )}
    </li>
  );
}
