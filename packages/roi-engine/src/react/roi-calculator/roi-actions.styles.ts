import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  // Aligns the text of the first and last action with the content around it.
  marginInline: `calc(${space[3]} * -1)`,
  '@media print': { display: 'none' },
});
