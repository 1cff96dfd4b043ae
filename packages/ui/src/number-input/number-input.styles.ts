import { css } from '@emotion/react';

export const withSuffix = css({ paddingInlineEnd: '4.5rem' });
