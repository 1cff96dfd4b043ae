import { css, keyframes } from '@emotion/react';
import { color, easing, fontFamily, fontSize, fontWeight, media, space } from '@uplift/ui/tokens';

/** A frame that is wide enough for the stepper next to the result. */
const wide = '@container workflow (min-width: 29rem)';

export const foot = css({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  borderBlockStart: `1px solid ${color.border}`,
  [wide]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space[6],
    paddingInline: space[6],
  },
});

export const stepper = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  padding: 0,
  border: 0,
  // Without code the number stays as it is.
  '@media (scripting: none)': { '& > button': { display: 'none' } },
});

export const orders = css({
  minInlineSize: '2.25rem',
  fontFamily: fontFamily.display,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.semibold,
  textAlign: 'center',
});

export const unit = css({ color: color.textMuted, fontSize: fontSize.sm });

const roll = keyframes({ from: { opacity: 0, transform: 'translateY(0.4em)' } });

export const result = css({ display: 'block', fontSize: fontSize.sm, lineHeight: 1.5 });

/** Rolls in when a number replaces another one. */
export const figure = css({
  display: 'inline-block',
  fontWeight: fontWeight.semibold,
  [media.motion]: { '[data-changed] &': { animation: `${roll} 180ms ${easing.out}` } },
});

export const rate = css({ color: color.textMuted, whiteSpace: 'nowrap', [wide]: { display: 'block' } });

export const action = css({
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  '& > a': { display: 'inline-block', paddingBlock: space[1] },
  [wide]: { gridColumn: '1 / -1' },
});
