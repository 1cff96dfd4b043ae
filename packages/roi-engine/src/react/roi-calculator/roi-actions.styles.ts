import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  // The words of the first and the last stand in line with the rest.
  marginInline: `calc(${space[3]} * -1)`,
  '@media print': { display: 'none' },
});
