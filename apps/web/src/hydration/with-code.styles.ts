import { css } from '@emotion/react';

/** Hides what only code can finish, such as a spinner, where code doesn't run. */
export const withCode = css({ '@media (scripting: none)': { display: 'none' } });
