'use client';
import { type FocusEvent, useCallback, useState } from 'react';
import { readTextDirection, type TextDirection } from './read-text-direction.ts';

type FocusHandler = (event: FocusEvent<HTMLDivElement>) => void;

interface ReadDirection {
  direction: TextDirection;
  /** Belongs on the element whose arrow keys follow the direction. */
  onFocusCapture: FocusHandler;
}

/**
 * The writing direction that an element stands in, for primitives that do not read it themselves. They would take `ltr`
 * for granted where the page has another. Call `read`, which stays the same, whenever it is about to matter.
 */
export function useDirectionOf(): [direction: TextDirection, read: (element: Element | null) => void] {
  const [direction, setDirection] = useState<TextDirection>('ltr');
  const read = useCallback((element: Element | null) => {
    if (element) setDirection(readTextDirection(element));
  }, []);
  return [direction, read];
}

/**
 * The same for primitives whose arrow keys follow the direction: read when focus comes, just before keys are pressed.
 *
 * @param onFocusCapture what the caller wants to do then, too
 */
export function useTextDirection(onFocusCapture?: FocusHandler): ReadDirection {
  const [direction, read] = useDirectionOf();
  return {
    direction,
    onFocusCapture: (event) => {
      onFocusCapture?.(event);
      read(event.currentTarget);
    },
  };
}
