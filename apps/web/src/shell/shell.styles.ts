import { css } from '@emotion/react';
import { laidOutWhenSeen, whenUntouched } from './untouched-page.ts';

export const main = css({
  minBlockSize: '70svh',
  // Counted in the text's own size: a phone whose letters are twice as large has room for half a word.
  '@media (max-width: 16em)': { hyphens: 'auto' },
  // It takes focus after a navigation, so that the next Tab goes on from there; a ring around all of it says nothing.
  '&:focus-visible': { outline: 'none' },
  [whenUntouched]: {
    // All bands of a page but its first; most stand alone in the element of a deferred section.
    '& section ~ section, & section ~ div > section, & div ~ div > section, & ~ div > footer':
      laidOutWhenSeen,
  },
});
