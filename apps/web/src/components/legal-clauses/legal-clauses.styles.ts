import { css } from '@emotion/react';
import { color, space } from '@uplift/ui/tokens';

export const clauses = css({ display: 'grid', gap: space[6], margin: 0, maxInlineSize: '42rem' });

export const clause = css({ display: 'grid', gap: space[1] });

export const text = css({ margin: 0, color: color.textMuted });
