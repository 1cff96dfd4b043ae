import { css, keyframes } from '@emotion/react';
import { color, easing, media, radius, space } from '@uplift/ui/tokens';

const breathe = keyframes({ '50%': { opacity: 0.7 } });
const grow = keyframes({ from: { transform: 'scaleX(0)' } });

export const bar = css({
  display: 'flex',
  gap: '3px',
  blockSize: '0.75rem',
  marginBlockStart: space[6],
  borderRadius: radius.full,
  overflow: 'hidden',
  transformOrigin: 'left',
  '&:dir(rtl)': { transformOrigin: 'right' },
  [media.motion]: {
    animation: `${grow} 500ms ${easing.out}`,
    '[aria-busy="true"] &': { animation: `${breathe} 1s ease-in-out infinite` },
  },
});

const part = css({ flexBasis: 0, minInlineSize: '3px' });
const mark = css({
  inlineSize: '1.25rem',
  blockSize: '0.375rem',
  marginBlockEnd: space[3],
  borderRadius: radius.full,
});

const revenue = css({
  background: color.accent,
  [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
});
const time = css({
  background: color.success,
  [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' },
});

export const revenuePart = css([part, revenue, { flexGrow: 'var(--share)' }]);
export const timePart = css([part, time, { flexGrow: 'var(--share)' }]);
export const revenueMark = css([mark, revenue]);
export const timeMark = css([mark, time]);
