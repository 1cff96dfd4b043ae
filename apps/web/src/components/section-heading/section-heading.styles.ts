import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';

export const header = css({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  maxInlineSize: '44rem',
  marginBlockEnd: `clamp(${space[8]}, 4vw, ${space[12]})`,
});

export const lead = css({ maxInlineSize: '40rem', textWrap: 'balance' });
