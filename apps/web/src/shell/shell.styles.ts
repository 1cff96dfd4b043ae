import { css } from '@emotion/react';

export const main = css({
  minBlockSize: '70svh',
  // It takes focus after a navigation, so that the next Tab goes on from there; a ring around all of it says nothing.
  '&:focus-visible': { outline: 'none' },
});
