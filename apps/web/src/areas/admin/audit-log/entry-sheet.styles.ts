import { css } from '@emotion/react';

/** Breaks only words that are longer than a column may become. */
export const value = css({ maxInlineSize: '16rem', overflowWrap: 'break-word', whiteSpace: 'pre-wrap' });
