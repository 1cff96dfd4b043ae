import { css } from '@emotion/react';
import { color, controlHeight, fontSize, radius, space } from '../foundations/tokens/index.ts';

/** The table is too narrow for columns, whatever the width of the page, and shows as a list. */
const asList = '@container data-table (max-width: 39.99rem)';

const coarse = '@media (pointer: coarse)';

const hairline = `1px solid ${color.border}`;

const thumb = '2.75rem';

export const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  marginBlockStart: -1,
  paddingBlock: space[2],
  paddingInline: space[4],
  background: color.surface,
  borderBlockStart: hairline,
  color: color.textMuted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const range = css({ marginInlineEnd: 'auto' });

export const pageSize = css({ display: 'flex', alignItems: 'center', gap: space[2] });

export const select = css({
  minBlockSize: controlHeight.sm,
  paddingInline: space[2],
  background: color.surface,
  border: hairline,
  borderRadius: radius.sm,
  color: color.text,
  fontSize: 'inherit',
  [coarse]: { minBlockSize: thumb, fontSize: fontSize.md },
});

export const pages = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  '& > span': { marginInlineEnd: space[2] },
  [asList]: { flex: 1, '& > span': { marginInlineEnd: 'auto' } },
});

export const turn = css({ boxShadow: 'none', [coarse]: { minBlockSize: thumb } });

export const turnMark = css({ '[dir="rtl"] &': { transform: 'scaleX(-1)' } });
