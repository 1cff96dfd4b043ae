import { css, keyframes } from '@emotion/react';
import { duration, easing, fontSize, fontWeight, media, space } from '@uplift/ui/tokens';

export const note = css({ marginBlockEnd: space[6] });

export const list = css({
  display: 'grid',
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A large story above two small ones.
  [media.md]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-child': { gridColumn: '1 / -1' },
  },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } });

/** Animates only after the list has scrolled into view, so that the cards are visible without JavaScript. */
export const item = css({
  [media.motion]: {
    '[data-in-view] > &': { animation: `${rise} ${duration.slow} ${easing.out} backwards` },
    '[data-in-view] > & + &': { animationDelay: '80ms' },
    '[data-in-view] > & + & + &': { animationDelay: '160ms' },
  },
});

export const more = css({ fontSize: fontSize.md, fontWeight: fontWeight.medium, whiteSpace: 'nowrap' });
