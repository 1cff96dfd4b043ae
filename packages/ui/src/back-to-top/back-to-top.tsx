'use client';
import type { MouseEvent, ReactElement } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { useMessages } from '../foundations/locale/index.ts';
import { backToTopMessages } from './back-to-top.messages.ts';

export interface BackToTopProps extends Omit<ButtonProps, 'loading' | 'asChild'> {
  /**
   * The id of the element that gets focus at the top, so the Tab key continues from there.
   * @default 'main'
   */
  target?: string;
}

/** Scrolls to the top of the page and moves focus there. Users who prefer reduced motion get no animation. */
export function BackToTop({
  target = 'main',
  variant = 'secondary',
  size = 'sm',
  onClick,
  children,
  ...props
}: BackToTopProps): ReactElement {
  const messages = useMessages('backToTop', backToTopMessages);
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    onClick?.(event);
    if (event.defaultPrevented) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    const destination = document.getElementById(target);
    if (!destination) return;
    if (destination.tabIndex < 0) destination.tabIndex = -1;
    destination.focus({ preventScroll: true });
  }
  return (
    <Button variant={variant} size={size} {...props} onClick={handleClick}>
      {children ?? messages.label}
      <svg width="14" height="14" viewBox="0 0 14 14" fill="none" aria-hidden>
        <path
          d="M7 12V2.5M2.75 6.5 7 2.25l4.25 4.25"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </Button>
  );
}
