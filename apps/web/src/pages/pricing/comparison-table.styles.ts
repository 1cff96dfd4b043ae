import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, radius, space } from '@uplift/ui/tokens';

export const table = css({ inlineSize: '100%', fontSize: fontSize.sm });

/** Background of the recommended plan's column. It covers the group titles too. */
const band = `color-mix(in srgb, ${color.accentSubtle} 62%, transparent)`;
const labelWidth = 34;
const planWidth = 22;

/** On phones, a row's label is above its three cells, and the plan names stay in view. */
const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space[3],
  [media.md]: { display: 'table-row' },
} as const;

export const headRow = css(row, {
  position: 'sticky',
  insetBlockStart: '4rem',
  zIndex: 1,
  background: color.ground,
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  [media.lg]: { insetBlockStart: '4.5rem' },
});

export const corner = css({
  display: 'none',
  [media.md]: { display: 'table-cell', inlineSize: `${labelWidth}%` },
});

export const plan = css({
  paddingBlock: space[3],
  textAlign: 'start',
  fontSize: fontSize.md,
  fontWeight: fontWeight.semibold,
  [media.md]: {
    inlineSize: `${planWidth}%`,
    paddingInline: space[4],
    '&[data-recommended]': {
      background: band,
      borderStartStartRadius: radius.md,
      borderStartEndRadius: radius.md,
    },
  },
});

export const groupRow = css({ display: 'block', [media.md]: { display: 'table-row' } });

export const group = css({
  display: 'block',
  paddingBlock: `${space[8]} ${space[3]}`,
  textAlign: 'start',
  color: color.accentText,
  fontWeight: fontWeight.semibold,
  [media.md]: {
    display: 'table-cell',
    background: `linear-gradient(${band}, ${band}) no-repeat ${((labelWidth + planWidth) / (100 - planWidth)) * 100}% 0 / ${planWidth}% 100%`,
  },
});

export const bodyRow = css(row, {
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.border}`,
});

export const label = css({
  gridColumn: '1 / -1',
  paddingBlockEnd: space[2],
  textAlign: 'start',
  fontWeight: fontWeight.medium,
  [media.md]: { paddingBlock: space[3], paddingInlineEnd: space[4], fontWeight: fontWeight.regular },
});

export const cell = css({
  padding: 0,
  color: color.textMuted,
  [media.md]: {
    paddingBlock: space[3],
    paddingInline: space[4],
    '&[data-recommended]': { background: band, color: color.text },
  },
});

export const yes = css({ color: color.accentText });

export const mark = css({ inlineSize: '1.25rem', blockSize: '1.25rem' });

export const no = css({ color: color.textSubtle });
