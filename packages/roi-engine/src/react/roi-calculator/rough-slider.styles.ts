import { css } from '@emotion/react';
import { color, media, radius, space } from '@uplift/ui/tokens';
import { NARROW } from './question.styles.ts';

/** 44 px high as a touch target; its visible part belongs to the field above. */
const place = {
  marginBlock: `calc(${space[2]} * -1) calc(${space[3]} * -1)`,
  [NARROW]: { gridArea: '2 / 2', marginBlock: 0 },
  '@media print': { display: 'none' },
};

export const slider = css({
  ...place,
  // The field already shows the number.
  '& > [aria-hidden]': { display: 'none' },
  '&[data-empty] [role="slider"]': { opacity: 0.6 },
  '&[data-empty] [data-part="range"]': { opacity: 0.3 },
  [media.forcedColors]: { '&[data-empty] :is([role="slider"], [data-part="range"])': { opacity: 1 } },
});

/** The track, before the slider has loaded. */
export const waiting = css({
  ...place,
  blockSize: '2.75rem',
  alignContent: 'center',
  '&::before': {
    content: '""',
    display: 'block',
    blockSize: '0.375rem',
    borderRadius: radius.full,
    background: color.skeleton,
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});
