/** @jsxImportSource #layered */
'use client';
import { type ComponentProps, type ReactElement, useEffect, useRef } from 'react';
import { attach } from '../internal/refs/use-merged-ref.ts';

/**
 * An element that passes itself to the ref only in an effect. Radix looks a thumb up in a list that it fills in an
 * effect, once per element. React runs effects before it renders what a ref has changed; Preact, with which
 * `<roi-calculator>` is built, does not, and the thumb would stay hidden.
 */
export function LateRef({ ref, ...props }: ComponentProps<'span'>): ReactElement {
  const element = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Radix's ref is a new function each time, but does the same.
  useEffect(() => attach(ref, element.current), []);
  return <span ref={element} {...props} />;
}
