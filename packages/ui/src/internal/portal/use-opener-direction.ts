'use client';
import { useCallback, useState } from 'react';
import { readTextDirection, type TextDirection } from '../direction/read-text-direction.ts';
import { useOpener } from './opener.tsx';

/**
 * Returns the writing direction around the element that opens the surrounding overlay, for primitives whose
 * arrow keys follow it. Call `read` when the overlay opens.
 */
export function useOpenerDirection(): [direction: TextDirection, read: () => void] {
  const opener = useOpener();
  const [direction, setDirection] = useState(() =>
    typeof document === 'undefined' ? 'ltr' : readTextDirection(document.body),
  );
  const read = useCallback(() => setDirection(readTextDirection(opener.current ?? document.body)), [opener]);
  return [direction, read];
}
