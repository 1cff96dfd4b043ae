import { css, keyframes } from '@emotion/react';
import { duration, easing, fontWeight, media, space } from '@uplift/ui/tokens';

export const note = css({ marginBlockEnd: space[6] });

export const list = css({
  display: 'grid',
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { containerType: 'inline-size' },
  // Three do not share two columns: where three do not fit, each lies across.
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } });

/** Without script the cards simply stand there: only a list that came into view plays. */
export const item = css({
  [media.motion]: {
    '[data-in-view] > &': { animation: `${rise} ${duration.slow} ${easing.out} backwards` },
    '[data-in-view] > & + &': { animationDelay: '80ms' },
    '[data-in-view] > & + & + &': { animationDelay: '160ms' },
  },
});

export const more = css({ marginBlockStart: space[8], fontWeight: fontWeight.medium });
