import { css } from '@emotion/react';
import { color, space } from '@uplift/ui/tokens';

export const band = css({
  overflow: 'clip',
  borderBlockStart: `1px solid ${color.border}`,
  '@media print': { display: 'none' },
});

export const light = css({
  position: 'absolute',
  inset: 0,
  background: `radial-gradient(50rem 20rem at 50% 112%, ${color.glowCool}, transparent 70%)`,
});

export const content = css({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  justifyItems: 'center',
  textAlign: 'center',
});

export const title = css({ maxInlineSize: '26ch' });

export const text = css({ maxInlineSize: '36rem', textWrap: 'balance' });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[3],
  marginBlockStart: space[4],
});
