import { css, keyframes } from '@emotion/react';
import { duration, easing, fontWeight, media, space } from '@uplift/ui/tokens';

export const note = css({ marginBlockEnd: space[6] });

export const list = css({ margin: 0, padding: 0, listStyle: 'none' });

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
