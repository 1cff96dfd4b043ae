import { css, type SerializedStyles } from '@emotion/react';
import { space, width } from '../foundations/tokens/index.ts';

export type ContainerWidth = 'content' | 'text';

export const container = css({
  boxSizing: 'content-box',
  marginInline: 'auto',
  paddingInline: space.gutter,
});

export const widths = {
  content: css({ maxInlineSize: width.content }),
  text: css({ maxInlineSize: width.text }),
} satisfies Record<ContainerWidth, SerializedStyles>;
