import { css } from '@emotion/react';

export const library = css({ '&[data-in-sheet]': { display: 'none' } });
