import { css } from '@emotion/react';
import { color, fontSize, space } from '@uplift/ui/tokens';

export const section = css({ paddingBlockStart: 0 });

export const filters = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  paddingBlockEnd: space[6],
  marginBlockEnd: space[6],
  borderBlockEnd: `1px solid ${color.border}`,
});

export const count = css({ marginBlockEnd: space[6], color: color.textSubtle, fontSize: fontSize.sm });

export const list = css({ margin: 0, padding: 0, listStyle: 'none' });

export const notice = css({ marginBlockEnd: space[6] });
