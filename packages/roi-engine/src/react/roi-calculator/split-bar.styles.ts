import { css, keyframes } from '@emotion/react';
import { color, easing, media, radius } from '@uplift/ui/tokens';

const grow = keyframes({ from: { transform: 'scaleX(0)' } });

export const bar = css({
  display: 'flex',
  blockSize: '0.625rem',
  marginBlockStart: '1.5rem',
  borderRadius: radius.full,
  overflow: 'hidden',
  background: color.skeleton,
  [media.forcedColors]: { outline: '1px solid CanvasText' },
});

export const parts = css({
  display: 'flex',
  flexGrow: 1,
  gap: '2px',
  background: color.groundSubtle,
  transformOrigin: 'left',
  '&:dir(rtl)': { transformOrigin: 'right' },
  [media.motion]: { animation: `${grow} 500ms ${easing.out}` },
});

const revenue = css({
  background: color.accent,
  [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
});

const time = css({
  background: color.success,
  [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' },
});

const part = css({ flexBasis: 0, minInlineSize: '2px' });
const mark = css({ flex: 'none', inlineSize: '0.625rem', blockSize: '0.625rem', borderRadius: '3px' });

export const revenuePart = css([part, revenue]);
export const timePart = css([part, time]);
export const revenueMark = css([mark, revenue]);
export const timeMark = css([mark, time]);
