import { css } from '@emotion/react';

/** Lets messages take the whole row of the footer. */
export const stateForm = css({ inlineSize: '100%' });

/** Wraps inside URLs, so that the table fits the sheet. */
export const url = css({ minInlineSize: '6rem', overflowWrap: 'anywhere' });
