'use client';
import type { ComponentProps, CSSProperties, ReactElement } from 'react';
import { Toaster as Sonner } from 'sonner';
import { CloseLabel } from './close-label.ts';
import * as styles from './toaster.styles.ts';
import { TOASTER_DURATION } from './toaster-store.tsx';

/** How many are seen at once. Further ones wait below them. */
const VISIBLE = 3;

/** Sizes in px. */
const GAP = 14;
const WIDTH = 356;
const OFFSET = 24;
const MOBILE_OFFSET = 16;

const HOTKEY = ['altKey', 'KeyT'];

const unstyled = { unstyled: true };

const size: CSSProperties & Record<'--width', string> = { '--width': `${WIDTH}px` };

export interface ToasterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the region with the toasts is called. @default 'Notifications (Alt+T)' */
  label?: string;
  /** The name of the button that dismisses a toast. @default 'Dismiss' */
  closeLabel?: string;
}

/**
 * Shows the toasts of `toaster`, stacked, up to three at once. Render it once. Hovering opens the stack and stops its
 * time; so does Alt+T, which takes focus there. A swipe to the right or down dismisses.
 */
export function Toaster({
  label = 'Notifications (Alt+T)',
  closeLabel = 'Dismiss',
  ...props
}: ToasterProps): ReactElement {
  return (
    <div data-toasts="" css={styles.toaster} {...props}>
      <CloseLabel value={closeLabel}>
        <Sonner
          customAriaLabel={label}
          position="bottom-right"
          duration={TOASTER_DURATION}
          visibleToasts={VISIBLE}
          gap={GAP}
          offset={OFFSET}
          mobileOffset={MOBILE_OFFSET}
          hotkey={HOTKEY}
          style={size}
          toastOptions={unstyled}
        />
      </CloseLabel>
    </div>
  );
}
