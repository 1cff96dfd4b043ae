import { css } from '@emotion/react';
import { color, radius } from '@uplift/ui/tokens';

export const round = css({ borderRadius: radius.full, color: color.textMuted });

export const glyph = css({ inlineSize: '0.875rem', blockSize: '0.875rem', fill: 'currentColor' });
