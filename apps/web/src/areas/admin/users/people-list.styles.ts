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

export const who = css({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] });

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
