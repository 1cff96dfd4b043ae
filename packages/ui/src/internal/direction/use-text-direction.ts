'use client';
import { type FocusEvent, useCallback, useState } from 'react';
import { useLocale } from '../../foundations/locale/index.ts';
import { readTextDirection, type TextDirection } from './read-text-direction.ts';

type FocusHandler = (event: FocusEvent<HTMLDivElement>) => void;

interface ReadDirection {
  direction: TextDirection;
  /** Set it on the element whose arrow keys follow the direction. */
  onFocusCapture: FocusHandler;
}

/**
 * Returns the writing direction of an element, for primitives that don't read it themselves and would assume
 * `ltr`. Starts with that of the `LocaleProvider`. Call `read`, which is stable, right before the direction
 * matters.
 */
export function useDirectionOf(): [direction: TextDirection, read: (element: Element | null) => void] {
  const [direction, setDirection] = useState(useLocale().direction ?? 'ltr');
  const read = useCallback((element: Element | null) => {
    if (element) setDirection(readTextDirection(element));
  }, []);
  return [direction, read];
}

/**
 * Like `useDirectionOf`, for primitives whose arrow keys follow the direction. Reads it on focus, right
 * before keys are pressed.
 *
 * @param onFocusCapture The caller's own handler, called first.
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
