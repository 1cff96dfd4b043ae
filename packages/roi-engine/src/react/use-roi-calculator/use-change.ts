'use client';
import { useEffect, useRef } from 'react';

/** Calls back with each new value, but not with the first. */
export function useChange<Value>(value: Value, callback: ((value: Value) => void) | undefined): void {
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    callback?.(value);
  }, [value, callback]);
}
