'use client';
import type { ComponentProps, CSSProperties, ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner } from 'sonner';
import { useMessages } from '../foundations/locale/index.ts';
import type { TextDirection } from '../internal/direction/read-text-direction.ts';
import { useDirectionOf } from '../internal/direction/use-text-direction.ts';
import { usePortalContainer } from '../internal/portal/container-context.ts';
import type { PortalledProps } from '../internal/portal/portal.tsx';
import { useMergedRef } from '../internal/refs/use-merged-ref.ts';
import { toastRegion } from '../internal/toast-region/toast-region.ts';
import { toastMessages } from '../toast/toast.messages.ts';
import { CloseLabel } from './close-label.ts';
import * as styles from './toaster.styles.ts';
import { TOASTER_DURATION } from './toaster-store.tsx';

/** Distance to the edges of the page, in px. */
const OFFSET = 24;
const MOBILE_OFFSET = 16;

const HOTKEY = ['altKey', 'KeyT'];

/** Where the stack is: at the block start or end, and at the inline start, center or end. */
export type ToasterPosition = `${'top' | 'bottom'}-${'start' | 'center' | 'end'}`;

export type ToasterSwipeDirection = 'up' | 'down' | 'start' | 'end';

type SonnerProps = ComponentProps<typeof Sonner>;

/** sonner knows only physical sides. The styles place them in the direction of the text. */
const POSITIONS = {
  'top-start': 'top-left',
  'top-center': 'top-center',
  'top-end': 'top-right',
  'bottom-start': 'bottom-left',
  'bottom-center': 'bottom-center',
  'bottom-end': 'bottom-right',
} satisfies Record<ToasterPosition, SonnerProps['position']>;

const SWIPES = {
  ltr: { up: 'top', down: 'bottom', start: 'left', end: 'right' },
  rtl: { up: 'top', down: 'bottom', start: 'right', end: 'left' },
} as const satisfies Record<TextDirection, Record<ToasterSwipeDirection, string>>;

/** Returns the directions toward the nearest edges. */
function swipesTo(position: ToasterPosition): ToasterSwipeDirection[] {
  const block = position.startsWith('top') ? 'up' : 'down';
  if (position.endsWith('start')) return [block, 'start'];
  return position.endsWith('end') ? [block, 'end'] : [block];
}

const MODIFIERS: Record<string, string> = {
  altKey: 'Alt',
  ctrlKey: 'Ctrl',
  metaKey: 'Meta',
  shiftKey: 'Shift',
};

function describeHotkey(hotkey: readonly string[]): string {
  return hotkey.map((key) => MODIFIERS[key] ?? key.replace(/^(Key|Digit)/, '')).join('+');
}

const unstyled = { unstyled: true };

export interface ToasterProps extends Omit<ComponentProps<'div'>, 'children'>, PortalledProps {
  /** Accessible name of the region with the toasts. @default 'Notifications (Alt+T)', with the hotkey */
  label?: string;
  /** Accessible name of the dismiss button. @default 'Dismiss' */
  closeLabel?: string;
  /** Corner or edge of the page. @default 'bottom-end' */
  position?: ToasterPosition;
  /** How long a toast without its own `duration` stays, in ms. @default 4000 */
  duration?: number;
  /** Maximum number of visible toasts. Further ones wait below them. @default 3 */
  visibleToasts?: number;
  /** Distance between the toasts of the open stack, in px. @default 14 */
  gap?: number;
  /** Width of a toast, in px. On phones, toasts are as wide as the page. @default 356 */
  width?: number;
  /** The keys that open the stack: modifiers such as `altKey`, and a `code`. @default ['altKey', 'KeyT'] */
  hotkey?: readonly string[];
  /** Directions of the swipes that dismiss a toast. @default toward the nearest edges: down and end */
  swipeDirections?: readonly ToasterSwipeDirection[];
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
  position = 'bottom-end',
  duration = TOASTER_DURATION,
  visibleToasts = 3,
  gap = 14,
  width = 356,
  hotkey = HOTKEY,
  swipeDirections = swipesTo(position),
  container,
  onPointerDownCapture,
  ref,
  ...props
}: ToasterProps): ReactElement {
  const messages = useMessages('toast', toastMessages);
  const [direction, readDirection] = useDirectionOf();
  const target = usePortalContainer(container);
  const size: CSSProperties & Record<'--width', string> = { '--width': `${width}px` };
  const stack = (
    <div
      ref={useMergedRef(ref, toastRegion)}
      data-toasts={position}
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
          customAriaLabel={label ?? messages.label.replace('{hotkey}', describeHotkey(hotkey))}
          position={POSITIONS[position]}
          duration={duration}
          visibleToasts={visibleToasts}
          gap={gap}
          offset={OFFSET}
          mobileOffset={MOBILE_OFFSET}
          hotkey={[...hotkey]}
          swipeDirections={swipeDirections.map((swipe) => SWIPES[direction][swipe])}
          style={size}
          toastOptions={unstyled}
        />
      </CloseLabel>
    </div>
  );
  return target ? createPortal(stack, target) : stack;
}
