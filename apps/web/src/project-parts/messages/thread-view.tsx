import { useVirtualizer } from '@tanstack/react-virtual';
import { Button } from '@uplift/ui/button';
import { Icon } from '@uplift/ui/icon';
import { Spinner } from '@uplift/ui/spinner';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LoadFailure } from '../../shell/account/load-failure.tsx';
import * as styles from './messages.styles.ts';
import { ThreadRowView } from './thread-row.tsx';
import type { ThreadRow } from './thread-rows.ts';
import type { Sending } from './use-sending.ts';
import type { Thread } from './use-thread.ts';

/** What a row takes up before it was drawn, in pixels. */
const ROW_ESTIMATE = 76;
/** So near to its end somebody reads the end, in pixels. */
const END_THRESHOLD = 60;
/** So near to its beginning earlier messages are asked for, in rows. */
const OLDER_FROM = 8;

/** Room above the first row and below the last one, in pixels. */
const PADDING = 16;

/** What stands above the first message: that it is the first, or that there are earlier ones. */
function Beginning({ older: { exist, load, error } }: Pick<Thread, 'older'>): ReactElement {
  if (error) return <LoadFailure title="Earlier messages could not be loaded" error={error} onRetry={load} />;
  return (
    <div css={styles.beginning}>
      {exist ? <Spinner label="Loading earlier messages" /> : 'This is where it begins.'}
    </div>
  );
}

export interface ThreadViewProps {
  label: string;
  rows: readonly ThreadRow[];
  /** Whether it stands below a tall head. @default false */
  low?: boolean;
  older: Thread['older'];
  sending: Pick<Sending, 'tryAgain' | 'discard'>;
  /** Told whether the end of the thread is in sight. */
  onEndInSight: (inSight: boolean) => void;
}

/** The thread, of which only what is in view is drawn. It opens at what is new, or at its end, and stays there. */
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
  const lastUnsent = rows.at(-1)?.kind === 'unsent' ? rows.at(-1)?.key : undefined;

  const opened = useRef(false);
  useLayoutEffect(() => {
    if (opened.current) return;
    opened.current = true;
    const unread = rows.findIndex(({ kind }) => kind === 'unread');
    if (unread === -1) virtualizer.scrollToEnd();
    else virtualizer.scrollToIndex(unread, { align: 'start' });
  }, [rows, virtualizer]);

  useEffect(() => {
    // Whoever writes wants to see what they wrote, wherever they were.
    if (lastUnsent !== undefined) virtualizer.scrollToEnd();
  }, [lastUnsent, virtualizer]);

  const { exist, load, error } = older;
  useEffect(() => {
    if (exist && !error && firstShown <= OLDER_FROM) load();
  }, [exist, error, firstShown, load]);

  useEffect(() => onEndInSight(atEnd), [atEnd, onEndInSight]);

  return (
    <div css={[styles.frame, low && styles.lowFrame]}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Without it the keyboard could not scroll. */}
      <section ref={scroller} css={styles.scroller} tabIndex={0} aria-label={label}>
        <div css={styles.canvas} style={{ blockSize: virtualizer.getTotalSize() }}>
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
      {!atEnd && (
        <Button
          size="sm"
          variant="secondary"
          css={styles.toEnd}
          onClick={() => virtualizer.scrollToEnd({ behavior: 'smooth' })}
        >
          <Icon icon={ArrowDown} size="sm" /> Latest messages
        </Button>
      )}
    </div>
  );
}
