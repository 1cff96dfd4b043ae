import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';

/** The footer of a form reaches into the space that follows, as if it were the end of the sheet. */
export const withHistory = css({ '& form:has([data-part="footer"])': { marginBlockEnd: space[6] } });
