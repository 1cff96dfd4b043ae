import { css } from '@emotion/react';
import { color, fontSize, fontWeight, space } from '@uplift/ui/tokens';

export const list = css({ margin: 0, padding: 0, listStyle: 'none' });

export const session = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[4],
  '& + &': { borderBlockStart: `1px solid ${color.border}` },
});

export const text = css({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const browser = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  fontWeight: fontWeight.medium,
});

export const moment = css({ margin: 0, color: color.textMuted, fontSize: fontSize.sm });
