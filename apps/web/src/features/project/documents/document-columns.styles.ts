import { css } from '@emotion/react';

export const state = css({ whiteSpace: 'nowrap' });
