import { css } from '@emotion/react';

/** Keeps table rows at the height of one line. */
export const oneLine = css({ whiteSpace: 'nowrap' });
