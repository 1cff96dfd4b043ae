import { css, type SerializedStyles } from '@emotion/react';

export type IconSize = 'sm' | 'md' | 'lg' | 'xl';

export const icon = css({ flex: 'none', display: 'block' });

export const sizes = {
  sm: css({ inlineSize: '1rem', blockSize: '1rem' }),
  md: css({ inlineSize: '1.25rem', blockSize: '1.25rem' }),
  lg: css({ inlineSize: '1.5rem', blockSize: '1.5rem' }),
  xl: css({ inlineSize: '2rem', blockSize: '2rem' }),
} satisfies Record<IconSize, SerializedStyles>;
