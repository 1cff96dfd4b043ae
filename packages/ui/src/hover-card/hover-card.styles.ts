import { css } from '@emotion/react';
import { fontSize, space } from '../foundations/tokens/index.ts';

export const content = css({
  inlineSize: 'min(20rem, 100vw - 1rem)',
  padding: space[4],
  fontSize: fontSize.sm,
  lineHeight: 1.5,
});
