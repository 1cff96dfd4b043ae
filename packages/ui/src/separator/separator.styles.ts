import { css, type SerializedStyles } from '@emotion/react';
import { color } from '../foundations/tokens/index.ts';

export type SeparatorOrientation = 'horizontal' | 'vertical';

export const separator = css({ flex: 'none', alignSelf: 'stretch', border: 0, background: color.border });

export const orientations = {
  horizontal: css({ inlineSize: '100%', blockSize: '1px' }),
  vertical: css({ inlineSize: '1px', blockSize: 'auto', minBlockSize: '1em' }),
} satisfies Record<SeparatorOrientation, SerializedStyles>;
