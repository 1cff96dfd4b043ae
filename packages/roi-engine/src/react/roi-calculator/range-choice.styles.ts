import { css } from '@emotion/react';
import { color, fontSize, radius } from '@uplift/ui/tokens';

/** Reserves the size of the scenario control before it appears. */
const place = { inlineSize: 'min(100%, 16.5rem)', flex: 'none' };

export const choice = css({ ...place, '& > button': { flex: '1 1 auto', paddingInline: 0 } });

export const waiting = css({
  ...place,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-around',
  blockSize: 'calc(2.75rem + 2px)',
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  color: color.textSubtle,
  fontSize: fontSize.sm,
});
