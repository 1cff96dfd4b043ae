'use client';
import type { ComponentProps, CSSProperties, ReactElement } from 'react';
import { Toaster as Sonner } from 'sonner';
import { useMessages } from '../foundations/locale/index.ts';
import type { TextDirection } from '../internal/direction/read-text-direction.ts';
import { useDirectionOf } from '../internal/direction/use-text-direction.ts';
import { useMergedRef } from '../internal/refs/use-merged-ref.ts';
import { toastRegion } from '../internal/toast-region/toast-region.ts';
import { toastMessages } from '../toast/toast.messages.ts';
import { CloseLabel } from './close-label.ts';
import * as styles from './toaster.styles.ts';
import { TOASTER_DURATION } from './toaster-store.tsx';

/** Maximum number of visible toasts. Further ones wait below them. */
const VISIBLE = 3;

/** Sizes in px. */
const GAP = 14;
const WIDTH = 356;
const OFFSET = 24;
const MOBILE_OFFSET = 16;

const HOTKEY = ['altKey', 'KeyT'];

const SWIPES = { ltr: ['bottom', 'right'], rtl: ['bottom', 'left'] } satisfies Record<
  TextDirection,
  ComponentProps<typeof Sonner>['swipeDirections']
>;

const unstyled = { unstyled: true };

const size: CSSProperties & Record<'--width', string> = { '--width': `${WIDTH}px` };

export interface ToasterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the region with the toasts. @default 'Notifications (Alt+T)' */
  label?: string;
  /** Accessible name of the dismiss button. @default 'Dismiss' */
  closeLabel?: string;
}

/**
 * Shows the toasts of `toaster` in a stack, up to three at once, at the inline end of the page. Render it
 * once, from the first render on. Hovering opens the stack and pauses its toasts. Alt+T does the same and
 * moves focus there, even from a dialog; Escape returns focus. A swipe down or to the near side dismisses a
 * toast.
 */
export function Toaster({
  label,
  closeLabel,
  onPointerDownCapture,
  ref,
  ...props
}: ToasterProps): ReactElement {
  const messages = useMessages('toast', toastMessages);
  const [direction, readDirection] = useDirectionOf();
  return (
    <div
      ref={useMergedRef(ref, toastRegion)}
      data-toasts=""
      // In no cascade layer, because sonner's own style sheet is in none.
      css={styles.toaster}
      {...props}
      onPointerDownCapture={(event) => {
        onPointerDownCapture?.(event);
        readDirection(event.currentTarget);
      }}
    >
      <CloseLabel value={closeLabel ?? messages.close}>
        <Sonner
          customAriaLabel={label ?? messages.label.replace('{hotkey}', 'Alt+T')}
          position="bottom-right"
          duration={TOASTER_DURATION}
          visibleToasts={VISIBLE}
          gap={GAP}
          offset={OFFSET}
          mobileOffset={MOBILE_OFFSET}
          hotkey={HOTKEY}
          swipeDirections={SWIPES[direction]}
          style={size}
          toastOptions={unstyled}
        />
      </CloseLabel>
    </div>
  );
}
