import { css } from '@emotion/react';
import { color, fontFamily, fontSize, fontWeight, media, shadow, space } from '@uplift/ui/tokens';

export const piece = css({ display: 'grid', alignItems: 'center' });

/** The height of each piece, reserved until the browser renders it, so that nothing below moves. */
export const heights = {
  ledger: css({ minBlockSize: '26.75rem', '@media (min-width: 25rem)': { minBlockSize: '25rem' } }),
  approval: css({
    minBlockSize: '34.25rem',
    '@media (min-width: 23rem)': { minBlockSize: '32rem' },
    '@media (min-width: 35rem)': { minBlockSize: '26.25rem' },
  }),
  value: css({ minBlockSize: '29.25rem' }),
};

export const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  padding: space[4],
  [media.sm]: { padding: space[6] },
  boxShadow: shadow.lg,
  fontSize: fontSize.sm,
  // A chart's table can't be opened here.
  '& details': { display: 'none' },
  // On paper, pieces that the browser hasn't rendered yet show their facts.
  '&[data-facts]': { '@media screen and (scripting: enabled)': { display: 'none' } },
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[1],
});

export const title = css({
  fontFamily: fontFamily.display,
  fontSize: fontSize.md,
  fontWeight: fontWeight.semibold,
});

export const note = css({ color: color.textSubtle, fontSize: fontSize.xs });

export const ledger = css({ display: 'grid', gap: space[4] });

export const first = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
});

export const sum = css({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.border}`,
  fontWeight: fontWeight.medium,
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const meter = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
});

export const shield = css({ inlineSize: '2.25rem', blockSize: 'auto' });
