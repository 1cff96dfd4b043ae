'use client';
import type { ComponentProps, ReactElement } from 'react';
import { axes, scrollArea } from './scroll-area.styles.ts';

export type ScrollAreaAxis = 'vertical' | 'horizontal' | 'both';

export interface ScrollAreaProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  /** What it holds: the name of the region. */
  label: string;
  /** Which way it scrolls. Limit its size along that way, or it grows with what it holds. @default 'vertical' */
  axis?: ScrollAreaAxis;
}

/**
 * A box that scrolls by itself, with the browser's own scrolling and a quiet scrollbar. Its edges fade where there is
 * more, and it takes focus, so that arrow keys scroll it.
 */
export function ScrollArea({ label, axis = 'vertical', ...props }: ScrollAreaProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Without focus no key could scroll it.
    <section aria-label={label} tabIndex={0} css={[scrollArea, axes[axis]]} {...props} />
  );
}
