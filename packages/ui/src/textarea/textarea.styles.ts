import { css } from '@emotion/react';
import { space } from '../foundations/tokens/index.ts';

export const textarea = css({
  display: 'block',
  maxBlockSize: '24rem',
  lineHeight: 1.55,
  resize: 'vertical',
});

/** Custom property with the number of lines: a control that grows ignores its `rows`. */
export const ROWS = '--up-textarea-rows';

export const grows = css({
  '@supports (field-sizing: content)': {
    fieldSizing: 'content',
    minBlockSize: `calc(var(${ROWS}) * 1lh + 2 * ${space[2]} + 2px)`,
    resize: 'none',
  },
});
