import { css } from '@emotion/react';

/** Narrow enough for all three columns of the table on a phone. */
export const answers = css({ minInlineSize: '8.5rem' });
