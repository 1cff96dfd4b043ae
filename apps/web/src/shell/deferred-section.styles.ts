import { css } from '@emotion/react';

/** It only marks where the section is; sticky and full-width parts keep their place in the page. */
export const wrapper = css({ display: 'contents' });
