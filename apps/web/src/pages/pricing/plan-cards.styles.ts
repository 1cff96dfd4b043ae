import { css } from '@emotion/react';
import {
  breakpoint,
  color,
  fontFamily,
  fontSize,
  fontWeight,
  media,
  shadow,
  space,
  tracking,
} from '@uplift/ui/tokens';

const tablet = `@media (min-width: ${breakpoint.md}px) and (max-width: ${breakpoint.lg - 0.02}px)`;

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

export const card = css({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space[6],
  blockSize: '100%',
  // On tablets, name and price are next to the list of features.
  [tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: space[10],
  },
  '&[data-recommended]': { borderColor: color.accentText, boxShadow: shadow.lg },
});

export const head = css({ display: 'grid', gap: space[2] });

export const name = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: '1.75rem',
});

export const priceLine = css({ display: 'grid', gap: space[1] });

export const from = css({ color: color.textSubtle, fontSize: fontSize.xl, letterSpacing: 'normal' });

export const price = css({
  fontFamily: fontFamily.display,
  fontSize: fontSize['4xl'],
  fontWeight: fontWeight.semibold,
  lineHeight: 1.1,
  letterSpacing: tracking.display,
  fontVariantNumeric: 'tabular-nums',
});

export const unit = css({ color: color.textSubtle, fontSize: fontSize.sm });

export const includes = css({
  alignContent: 'start',
  fontSize: '0.9375rem',
  [tablet]: { gridArea: '1 / 2 / span 3', alignContent: 'center' },
});

export const note = css({ marginBlockStart: space[6] });
