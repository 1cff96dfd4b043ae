import { css } from '@emotion/react';

export const main = css({
  minBlockSize: '70svh',
  // In `em`, so that it includes phones with text twice as large, which have room for half a word.
  '@media (max-width: 16em)': { WebkitHyphens: 'auto', hyphens: 'auto' },
  // Takes focus after a navigation, so that Tab continues from there. A ring around it would be useless.
  '&:focus-visible': { outline: 'none' },
  // What takes focus above the viewport must not stay behind the navigation bar.
  '& :where(a, button, input, select, textarea, summary, [tabindex])': { scrollMarginBlockStart: '6rem' },
});
