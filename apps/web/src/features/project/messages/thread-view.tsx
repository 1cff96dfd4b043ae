import { useVirtualizer } from '@tanstack/react-virtual';
import { Button } from '@uplift/ui/button';
import { Icon } from '@uplift/ui/icon';
import { Spinner } from '@uplift/ui/spinner';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LoadFailure } from '../../../areas/shared/frame/load-failure.tsx';
import * as styles from './messages.styles.ts';
import { ThreadRowView } from './thread-row.tsx';
import type { ThreadRow } from './thread-rows.ts';
import { useOpeningPosition } from './use-opening-position.ts';
import type { Sending } from './use-sending.ts';
import type { Thread } from './use-thread.ts';

/** Estimated height of a row before it is measured, in pixels. */
const ROW_ESTIMATE = 76;
/** Maximum distance from the end that counts as being at the end, in pixels. */
const END_THRESHOLD = 60;
/** Distance from the beginning at which earlier messages are loaded, in rows. */
const OLDER_FROM = 8;

/** Space above the first row and below the last row, in pixels. */
const PADDING = 16;

/** Row above the first message: the beginning of the thread, or that earlier messages are loading. */
function Beginning({ older: { exist, load, error } }: Pick<Thread, 'older'>): ReactElement {
  if (error) return <LoadFailure title="Couldn’t load earlier messages" error={error} onRetry={load} />;
  return (
    <div css={styles.beginning}>
      {exist ? <Spinner label="Loading earlier messages" /> : 'Start of the conversation'}
    </div>
  );
}

export interface ThreadViewProps {
  label: string;
  rows: readonly ThreadRow[];
  /** Whether the thread is below a tall header. @default false */
  low?: boolean;
  older: Thread['older'];
  sending: Pick<Sending, 'tryAgain' | 'discard'>;
  /** Called with whether the end of the thread is in view. */
  onEndInSight: (inSight: boolean) => void;
}

/** Virtualized thread. Opens at the first unread message or at the end, and keeps its scroll position. */
export function ThreadView({
  label,
  rows,
  low = false,
  older,
  sending,
  onEndInSight,
}: ThreadViewProps): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_ESTIMATE,
    getItemKey: (index) => rows[index]?.key ?? index,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_THRESHOLD,
    paddingStart: PADDING,
    paddingEnd: PADDING,
    overscan: 6,
    onChange: (instance) => setAtEnd(instance.isAtEnd(END_THRESHOLD)),
  });
  const items = virtualizer.getVirtualItems();
  const firstShown = items[0]?.index ?? rows.length;
  const lastInView = (virtualizer.range?.endIndex ?? rows.length) >= rows.length - 1;
  const lastUnsent = rows.at(-1)?.kind === 'unsent' ? rows.at(-1)?.key : undefined;

  const height = virtualizer.getTotalSize();
  const leaveOpeningPosition = useOpeningPosition(scroller, height, () => {
    const unread = rows.findIndex(({ kind }) => kind === 'unread');
    if (unread === -1) virtualizer.scrollToEnd();
    else virtualizer.scrollToIndex(unread, { align: 'start' });
  });

  const scrollToSent = useEffectEvent(() => {
    leaveOpeningPosition();
    virtualizer.scrollToEnd();
  });

  useEffect(() => {
    // Scrolls to the message that the viewer just sent, from any position.
    if (lastUnsent !== undefined) scrollToSent();
  }, [lastUnsent]);

  const { exist, load, error } = older;
  useEffect(() => {
    if (exist && !error && firstShown <= OLDER_FROM) load();
  }, [exist, error, firstShown, load]);

  useEffect(() => onEndInSight(atEnd), [atEnd, onEndInSight]);

  return (
    <div css={[styles.frame, low && styles.lowFrame]}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Keyboard users need it to scroll. */}
      <section ref={scroller} css={styles.scroller} tabIndex={0} aria-label={label}>
        <div css={styles.canvas} style={{ blockSize: height }}>
          {items.map(({ index, key, start }) => {
            const row = rows[index];
            return (
              row && (
                <div
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  css={styles.row}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {row.kind === 'beginning' ? (
                    <Beginning older={older} />
                  ) : (
                    <ThreadRowView row={row} sending={sending} />
                  )}
                </div>
              )
            );
          })}
        </div>
      </section>
      {!atEnd && !lastInView && (
        <Button
          size="sm"
          variant="secondary"
          css={styles.toEnd}
          onClick={() => {
            leaveOpeningPosition();
            // Without an animation, during which rows aren't measured and would overlap.
            virtualizer.scrollToEnd();
          }}
        >
          <Icon icon={ArrowDown} size="sm" /> Latest messages
        </Button>
      )}
    </div>
  );
}
