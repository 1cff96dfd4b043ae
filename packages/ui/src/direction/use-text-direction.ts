'use client';
import { type FocusEvent, useState } from 'react';

export type TextDirection = 'ltr' | 'rtl';

interface ReadDirection {
  direction: TextDirection;
  /** Belongs on the element whose arrow keys follow the direction, as `onFocusCapture`. */
  readDirection: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * The writing direction that an element stands in, for primitives whose arrow keys follow it. They would take `ltr` for
 * granted, and say so on the element, where the page has another. Read when focus comes, just before keys are pressed.
 */
export function useTextDirection(): ReadDirection {
  const [direction, setDirection] = useState<TextDirection>('ltr');
  return {
    direction,
    readDirection: ({ currentTarget }) =>
      setDirection(getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr'),
  };
}
