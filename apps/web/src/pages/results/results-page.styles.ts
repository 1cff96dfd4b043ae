import { css } from '@emotion/react';
import { color, space } from '@uplift/ui/tokens';

export const filters = css({ marginBlockEnd: space[10] });

export const measures = css({ marginBlockStart: space[12], marginBlockEnd: space[6] });

export const methodList = css({ margin: 0, padding: 0, listStyle: 'none' });

export const method = css({ display: 'grid', gap: space[2], alignContent: 'start' });

export const caveats = css({
  display: 'grid',
  gap: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${color.border}`,
});

export const caveat = css({
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.textMuted,
});
