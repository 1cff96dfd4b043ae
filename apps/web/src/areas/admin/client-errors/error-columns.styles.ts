import { css } from '@emotion/react';

/** Long messages get more of the row than the other columns. */
export const message = css({ display: 'block', minInlineSize: 'min(13rem, 40vw)' });
