import { css } from '@emotion/react';

export const image = css({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
