'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Calls back with text that a visitor typed into the server-rendered control before hydration. */
export function useEarlyText(
  input: RefObject<HTMLInputElement | null>,
  rendered: string,
  adopt: (text: string) => void,
): void {
  const first = useRef({ rendered, adopt });
  // A later effect could take the first input after hydration for an early one.
  useLayoutEffect(() => {
    const text = input.current?.value ?? '';
    if (text !== first.current.rendered) first.current.adopt(text);
  }, [input]);
}
