import { css } from '@emotion/react';
import { color, fontSize, media, space } from '@uplift/ui/tokens';

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

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
});

export const item = css({
  containerType: 'inline-size',
  [media.md]: { '&[data-across-two]': { gridColumn: '1 / -1' } },
  [media.lg]: {
    '&, &[data-across-two]': { gridColumn: 'span 2' },
    '&[data-half]': { gridColumn: 'span 3' },
    '&[data-across-three]': { gridColumn: '1 / -1' },
  },
});

export const notice = css({ marginBlockEnd: space[6] });
