import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';

/** Lets messages take the whole row of the footer. */
export const stateForm = css({ inlineSize: '100%' });

/** Below the page, across the row. */
export const facts = css({ gridColumn: '1 / -1', columnGap: space[4] });
