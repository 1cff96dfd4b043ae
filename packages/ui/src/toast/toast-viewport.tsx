/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-toast';
import { type ComponentProps, type ReactElement, useSyncExternalStore } from 'react';
import { Button } from '../button/index.ts';
import { useMessages } from '../foundations/locale/index.ts';
import { Cross } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useDirectionOf } from '../internal/direction/use-text-direction.ts';
import { toastRegion } from '../internal/toast-region/toast-region.ts';
import { toastMessages } from './toast.messages.ts';
import * as styles from './toast.styles.ts';
import { ToastMark } from './toast-mark.tsx';
import { TOAST_DURATION, type ToastEntry, type ToastStore, toasts } from './toast-store.ts';

/** Swipe distance toward the near side that dismisses a toast, in px. */
const SWIPE_THRESHOLD = 50;

const HOTKEY = ['F8'];

const NONE: readonly ToastEntry[] = [];

interface NoticeProps {
  entry: ToastEntry;
  store: ToastStore;
  closeLabel: string;
}

function Notice({ entry, store, closeLabel }: NoticeProps): ReactElement {
  const { id, open, title, description, type = 'default', action } = entry;
  const duration = entry.duration ?? (type === 'loading' ? Number.POSITIVE_INFINITY : TOAST_DURATION);
  return (
    <Radix.Root
      open={open}
      duration={duration}
      type={type === 'error' ? 'foreground' : 'background'}
      onOpenChange={(next) => {
        if (!next) store.dismiss(id);
      }}
      data-part="toast"
      css={[styles.row, styles.single]}
    >
      <ToastMark type={type} />
      <div data-part="body" css={styles.body}>
        <Radix.Title data-part="title" css={styles.title}>
          {title}
        </Radix.Title>
        {description && (
          <Radix.Description data-part="description" css={styles.description}>
            {description}
          </Radix.Description>
        )}
        {action && (
          <Radix.Action altText={action.altText} onClick={action.onSelect} asChild>
            <Button variant="secondary" size="sm" data-part="action" css={styles.action}>
              {action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label={closeLabel} size="sm" data-part="close" css={styles.close}>
          <Icon icon={Cross} size="sm" />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}

export interface ToastViewportProps extends ComponentProps<typeof Radix.Viewport> {
  /** The store of the toasts. @default the page's own, filled by `toast()` */
  store?: ToastStore;
  /** Accessible name of the dismiss button. @default 'Dismiss' */
  closeLabel?: string;
}

/**
 * Shows toasts, one at a time, at the inline end of the page. Render it once, from the first render on. F8
 * moves focus to it, even from a dialog, and Escape returns focus. A swipe to the near side dismisses a
 * toast: to the right in left-to-right text.
 */
export function ToastViewport({ store = toasts, closeLabel, ...props }: ToastViewportProps): ReactElement {
  const messages = useMessages('toast', toastMessages);
  const [direction, readDirection] = useDirectionOf();
  const entries = useSyncExternalStore(store.subscribe, store.read, () => NONE);
  return (
    <div
      ref={toastRegion}
      data-toasts="bottom-end"
      data-part="root"
      css={styles.region}
      onPointerDownCapture={(event) => readDirection(event.currentTarget)}
    >
      <Radix.Provider
        label={messages.notification}
        duration={TOAST_DURATION}
        swipeDirection={direction === 'rtl' ? 'left' : 'right'}
        swipeThreshold={SWIPE_THRESHOLD}
      >
        {entries.map((entry) => (
          // A change of type restarts the duration of a toast, which takes a new element.
          <Notice
            key={`${entry.id}-${entry.type}`}
            entry={entry}
            store={store}
            closeLabel={closeLabel ?? messages.close}
          />
        ))}
        {/* A modal dialog hides all but live regions from screen readers. Toasts are announced elsewhere. */}
        <Radix.Viewport
          hotkey={HOTKEY}
          label={messages.label}
          aria-live="off"
          css={styles.viewport}
          {...props}
        />
      </Radix.Provider>
    </div>
  );
}
