import { type CSSObject, css } from '@emotion/react';
import { color, space, zIndex } from '../foundations/tokens/index.ts';
import { BOTTOM_BAR_HEIGHT } from '../internal/bottom-bar/bottom-bar.ts';
import { card } from '../toast/toast.styles.ts';

/** How long a toast takes to leave, in ms. After that, sonner removes it. */
const LEAVING = 200;

/** From this width on, sonner gives toasts a width. Below, they are as wide as the page. */
const wide = '@media (min-width: 601px)';
const narrow = '@media (max-width: 600px)';

/** Actions at the bottom of the window: the bulk bar of a table, or the footer of a sheet. */
const aboveBar = 'html:has([data-bottom-bar]:not(:empty))';

function side(property: 'insetInlineStart' | 'insetInlineEnd', offset: string): CSSObject {
  return {
    left: 'auto',
    right: 'auto',
    [property]: offset,
    [narrow]: { insetInlineEnd: 'auto', insetInlineStart: 'var(--mobile-offset-left)' },
  };
}

/** The kit's styles for what sonner renders. Position, stacking and swipes are sonner's. */
export const toaster = css({
  display: 'contents',
  '& [data-sonner-toaster]': { zIndex: zIndex.toast, fontFamily: 'inherit' },
  // At a side of the surrounding text, not of the document. sonner knows only left and right.
  '& [data-sonner-toaster][data-x-position]': { direction: 'inherit' },
  '& [data-sonner-toaster][data-x-position="left"]': side('insetInlineStart', 'var(--offset-left)'),
  '& [data-sonner-toaster][data-x-position="right"]': side('insetInlineEnd', 'var(--offset-right)'),
  [`${aboveBar} & [data-sonner-toaster][data-y-position="bottom"]`]: {
    bottom: `max(5.5rem, var(${BOTTOM_BAR_HEIGHT}, 0px) + ${space[3]})`,
  },
  '& [data-sonner-toast]': { ...card, [wide]: { inlineSize: 'var(--width)' } },
  '& [data-sonner-toast]:focus-visible': {
    outline: `2px solid ${color.focus}`,
    outlineOffset: 2,
    boxShadow: card.boxShadow,
  },
  '& [data-sonner-toast][data-removed="true"]': { transitionDuration: `${LEAVING}ms` },
  // Keeps focus away from invisible content: toasts below the first until the stack opens, and toasts that
  // wait for their turn.
  '& [data-sonner-toast][data-expanded="false"][data-front="false"] > *': { visibility: 'hidden' },
  '& [data-sonner-toast][data-visible="false"]': { visibility: 'hidden', pointerEvents: 'none' },
});
