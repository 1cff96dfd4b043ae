import { css } from '@emotion/react';
import { color, space } from '@uplift/ui/tokens';

export const list = css({ display: 'grid', borderBlock: `1px solid ${color.border}` });

export const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  '& + &': { borderBlockStart: `1px solid ${color.border}` },
});

export const what = css({ display: 'grid', gap: space[1], minInlineSize: 0, overflowWrap: 'anywhere' });

export const when = css({ flex: 'none', color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
