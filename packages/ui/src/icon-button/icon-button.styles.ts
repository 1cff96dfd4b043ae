import { css } from '@emotion/react';

export const square = css({ aspectRatio: '1', padding: 0 });
