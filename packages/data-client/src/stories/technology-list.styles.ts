import { css } from '@emotion/react';
import { color, fontSize, fontWeight, lineHeight, radius, space } from '@uplift/ui/tokens';

export const list = css({ margin: 0, padding: 0, listStyle: 'none' });

export const technology = css({ display: 'flex', gap: space[4], alignItems: 'start' });

export const tile = css({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.groundSubtle,
});

export const text = css({ display: 'grid', gap: space[1], minInlineSize: 0, flexGrow: 1 });

export const name = css({
  margin: 0,
  fontSize: fontSize.md,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
});

export const description = css({ margin: 0, color: color.textMuted, fontSize: fontSize.sm });

export const category = css({ display: 'flex', marginBlockStart: space[1] });
