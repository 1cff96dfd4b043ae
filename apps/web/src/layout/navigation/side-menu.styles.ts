import { css } from '@emotion/react';
import { color, fontFamily, fontSize, fontWeight, space } from '@uplift/ui/tokens';

export const navigation = css({ flex: 1, marginBlockStart: space[4] });

export const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const link = css({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.25rem',
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.text,
  fontFamily: fontFamily.display,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  '&[aria-current]': { color: color.accentText },
});

export const actions = css({ display: 'grid', gap: space[3], marginBlockStart: space[8] });

export const theme = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: space[4],
  color: color.textMuted,
});
