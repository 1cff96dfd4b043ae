import { css } from '@emotion/react';

export const textarea = css({
  display: 'block',
  maxBlockSize: '24rem',
  lineHeight: 1.55,
  resize: 'vertical',
});

export const grows = css({ '@supports (field-sizing: content)': { fieldSizing: 'content', resize: 'none' } });
