import { css } from '@emotion/react';

export const main = css({
  minBlockSize: '70svh',
  // Counted in the text's own size: a phone whose letters are twice as large has room for half a word.
  '@media (max-width: 16em)': { hyphens: 'auto' },
  // It takes focus after a navigation, so that the next Tab goes on from there; a ring around all of it says nothing.
  '&:focus-visible': { outline: 'none' },
});
