import { css } from '@emotion/react';

/** Long values wrap, so that both columns fit on phones. */
export const value = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
