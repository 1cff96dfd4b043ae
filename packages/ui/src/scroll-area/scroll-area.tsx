/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { axes, type ScrollAreaAxis, scrollArea } from './scroll-area.styles.ts';

export type { ScrollAreaAxis } from './scroll-area.styles.ts';

export interface ScrollAreaProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  /** Accessible name of the region: what it contains. */
  label: string;
  /**
   * Scroll direction. Limit the size in this direction, or the area grows with its content.
   * @default 'vertical'
   */
  axis?: ScrollAreaAxis;
}

/**
 * A scrollable box with native scrolling and a subtle scrollbar. Its edges fade where there is more content.
 * It is focusable, so that arrow keys scroll it.
 */
export function ScrollArea({ label, axis = 'vertical', ...props }: ScrollAreaProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Without focus no key could scroll it.
    <section aria-label={label} tabIndex={0} css={[scrollArea, axes[axis]]} {...props} />
  );
}
