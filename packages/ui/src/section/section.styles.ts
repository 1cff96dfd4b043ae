import { css, type SerializedStyles } from '@emotion/react';
import { color, space } from '../foundations/tokens/index.ts';

export type SectionTone = 'ground' | 'subtle';
export type SectionSpacing = 'none' | 'compact' | 'regular';

export const section = css({ position: 'relative' });

export const tones = {
  ground: css({ background: color.ground }),
  subtle: css({ background: color.groundSubtle }),
} satisfies Record<SectionTone, SerializedStyles>;

export const spacings = {
  none: css({}),
  compact: css({ paddingBlock: `calc(${space.section} * 0.5)` }),
  regular: css({ paddingBlock: space.section }),
} satisfies Record<SectionSpacing, SerializedStyles>;
