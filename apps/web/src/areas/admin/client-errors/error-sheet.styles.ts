import { css } from '@emotion/react';

/** Lets messages take the whole row of the footer. */
export const stateForm = css({ inlineSize: '100%' });
