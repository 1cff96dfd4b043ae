import { beginningOf } from '@uplift/data-client/contract';
import type { Message } from '@uplift/data-client/contract/project';
import { EmptyState } from '@uplift/ui/empty-state';
import { Skeleton } from '@uplift/ui/skeleton';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import { type ReactElement, useMemo, useState } from 'react';
import { LoadFailure } from '../../../areas/shared/frame/load-failure.tsx';
import { useProjectContext } from '../project-context.tsx';
import { Composer } from './composer.tsx';
import * as styles from './messages.styles.ts';
import { rowsOf } from './thread-rows.ts';
import { ThreadView } from './thread-view.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useSending } from './use-sending.ts';
import { useThread } from './use-thread.ts';

/** Number of characters of a new message that screen readers announce. */
const ANNOUNCED_LENGTH = 200;

function Loading({ low }: { low: boolean }): ReactElement {
  return (
    <div
      role="status"
      aria-label="Loading the messages"
      css={[styles.frame, low && styles.lowFrame, styles.skeleton]}
    >
      <Skeleton width="60%" height="4rem" />
      <Skeleton width="45%" height="3rem" css={styles.skeletonOwn} />
      <Skeleton width="70%" height="5rem" />
      <Skeleton width="40%" height="3rem" css={styles.skeletonOwn} />
    </div>
  );
}

/** Announces messages that arrive while the thread is open to screen readers. */
function Arrivals({ messages, side }: { messages: readonly Message[]; side: Message['side'] }): ReactElement {
  const [openedAt] = useState(messages.at(-1)?.number ?? 0);
  const arrived = messages.findLast((message) => message.side !== side && message.number > openedAt);
  return (
    <VisuallyHidden role="status">
      {arrived && `${arrived.sender.name} wrote: ${beginningOf(arrived.body, ANNOUNCED_LENGTH)}`}
    </VisuallyHidden>
  );
}

export interface MessagesPanelProps {
  /** Name of the recipient. */
  to: string;
}

/** The client's message thread with a composer. */
export function MessagesPanel({ to }: MessagesPanelProps): ReactElement {
  const { clientId } = useProjectContext();
  return <ThreadOfClient key={clientId} clientId={clientId} to={to} />;
}

function ThreadOfClient({ clientId, to }: MessagesPanelProps & { clientId: string }): ReactElement {
  const { side, readOnly } = useProjectContext();
  const thread = useThread(clientId);
  const { messages, readUpTo, seenUpTo, error } = thread;
  const low = side === 'team';
  const sending = useSending(clientId, thread.add);
  const [endInSight, setEndInSight] = useState(false);
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const [hasWritten, setHasWritten] = useState(false);
  // The unread line stays where it was when the thread was opened, until the viewer replies.
  if (messages && openedAt === null) setOpenedAt(readUpTo);
  const last = messages?.at(-1)?.number ?? null;
  useMarkRead(clientId, endInSight && !readOnly ? last : null, readUpTo);

  const rows = useMemo(
    () =>
      rowsOf({
        messages: messages ?? [],
        unsent: sending.unsent,
        side,
        readUpTo: hasWritten || readOnly ? null : openedAt,
        seenUpTo,
      }),
    [messages, sending.unsent, side, hasWritten, readOnly, openedAt, seenUpTo],
  );

  if (error || !messages)
    return (
      <div css={styles.panel}>
        {error ? (
          <LoadFailure title="Couldn’t load the messages" error={error} onRetry={thread.retry} />
        ) : (
          <Loading low={low} />
        )}
      </div>
    );
  return (
    <div css={styles.panel}>
      {messages.length + sending.unsent.length === 0 ? (
        <div css={[styles.frame, low && styles.lowFrame, styles.empty]}>
          <EmptyState
            title="No messages yet"
            description={`Send ${to} a message. Both of you find the conversation here.`}
          />
        </div>
      ) : (
        <ThreadView
          label={`Messages with ${to}`}
          rows={rows}
          low={low}
          older={thread.older}
          sending={sending}
          onEndInSight={setEndInSight}
        />
      )}
      <Arrivals messages={messages} side={side} />
      {!readOnly && (
        <Composer
          clientId={clientId}
          to={to}
          onSend={(body) => {
            setHasWritten(true);
            sending.send(body);
          }}
        />
      )}
    </div>
  );
}
