import { css, type SerializedStyles } from '@emotion/react';
import { color, radius } from '../foundations/tokens/index.ts';
import { fadeBlock, fadeInline } from './edge-fade.styles.ts';

export type ScrollAreaAxis = 'vertical' | 'horizontal' | 'both';

export const scrollArea = css({
  minInlineSize: 0,
  maxInlineSize: '100%',
  borderRadius: radius.sm,
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.borderStrong} transparent`,
  '&:focus-visible': { outlineOffset: '-2px' },
});

export const axes = {
  vertical: css({ overflowX: 'hidden', overflowY: 'auto' }, fadeBlock),
  horizontal: css({ overflowX: 'auto', overflowY: 'hidden' }, fadeInline),
  both: css({ overflow: 'auto' }),
} satisfies Record<ScrollAreaAxis, SerializedStyles>;
