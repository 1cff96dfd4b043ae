import { css } from '@emotion/react';
import { color, fontFamily, fontSize, fontWeight, lineHeight, space } from '@uplift/ui/tokens';

export const frame = css({ containerType: 'inline-size' });

export const page = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  maxInlineSize: '68rem',
  '@container (min-width: 44rem)': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
});

export const narrow = css({ maxInlineSize: '49.5rem' });

export const content = css({ minInlineSize: 0 });

export const title = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  margin: 0,
  paddingInline: space[4],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
});

export const steps = css({ margin: 0, padding: 0, listStyle: 'none' });

export const step = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingInline: space[4],
  paddingBlock: space[3],
  '& + &': { borderBlockStart: `1px solid ${color.border}` },
});

export const call = css({ minInlineSize: 0, fontFamily: fontFamily.mono, fontSize: fontSize.xs });

export const action = css({ color: color.textSubtle });

export const path = css({ display: 'block', overflowWrap: 'anywhere' });

export const nothing = css({
  margin: 0,
  paddingInline: space[4],
  paddingBlock: space[4],
  color: color.textMuted,
  fontSize: fontSize.sm,
});
