import { css } from '@emotion/react';
import { color, fontWeight, media } from '@uplift/ui/tokens';

export const oneLine = css({ whiteSpace: 'nowrap' });

export const next = css({ [media.md]: { display: 'block', minInlineSize: '9rem' } });

export const block = css({ display: 'block' });

export const company = css({ [media.md]: { display: 'block', minInlineSize: '8.5rem' } });

export const overdue = css({ color: color.danger, fontWeight: fontWeight.medium });
