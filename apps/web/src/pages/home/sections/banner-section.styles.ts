import { css } from '@emotion/react';
import { color, space } from '@uplift/ui/tokens';

export const banner = css({ overflow: 'clip', borderBlockStart: `1px solid ${color.border}` });

export const light = css({
  position: 'absolute',
  inset: 0,
  background: `radial-gradient(50rem 22rem at 50% 110%, ${color.glowCool}, transparent 70%)`,
});

export const content = css({
  position: 'relative',
  display: 'grid',
  gap: space[5],
  justifyItems: 'center',
  textAlign: 'center',
});

export const title = css({ maxInlineSize: '24ch' });

export const text = css({ maxInlineSize: '36rem', marginBlockEnd: space[3], textWrap: 'balance' });
