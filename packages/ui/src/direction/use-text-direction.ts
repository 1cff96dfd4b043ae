'use client';
import { type FocusEvent, useState } from 'react';

export type TextDirection = 'ltr' | 'rtl';

type FocusHandler = (event: FocusEvent<HTMLDivElement>) => void;

interface ReadDirection {
  direction: TextDirection;
  /** Belongs on the element whose arrow keys follow the direction. */
  onFocusCapture: FocusHandler;
}

/**
 * The writing direction that an element stands in, for primitives whose arrow keys follow it. They would take `ltr` for
 * granted, and say so on the element, where the page has another. Read when focus comes, just before keys are pressed.
 *
 * @param onFocusCapture what the caller wants to do then, too
 */
export function useTextDirection(onFocusCapture?: FocusHandler): ReadDirection {
  const [direction, setDirection] = useState<TextDirection>('ltr');
  return {
    direction,
    onFocusCapture: (event) => {
      onFocusCapture?.(event);
      setDirection(getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr');
    },
  };
}
