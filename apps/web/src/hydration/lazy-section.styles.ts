import { css } from '@emotion/react';

/** The wrapper has no box of its own, so sticky and full-width parts keep their place in the page. */
export const wrapper = css({ display: 'contents' });
