import { css, type SerializedStyles } from '@emotion/react';
import { breakpoint, space } from '../foundations/tokens/index.ts';

export type ButtonGroupOrientation = 'horizontal' | 'vertical';

// Adjacent buttons share one border. This color separates filled buttons, which have none.
const seam = 'color-mix(in srgb, currentColor 14%, transparent)';

export const group = css({
  display: 'inline-flex',
  isolation: 'isolate',
  maxInlineSize: '100%',
  '& > *': { flex: '0 1 auto', minInlineSize: 0 },
  // Three one-word buttons fit side by side on the narrowest phone.
  [`@media (width < ${breakpoint.sm}px)`]: { '&& > *': { paddingInline: space[3] } },
  // At twice the text size, they don't.
  '@media (width < 18em)': { flexWrap: 'wrap', rowGap: space[1] },
  '& > :active': { transform: 'none' },
  '& > :hover, & > [aria-pressed="true"]': { zIndex: 1 },
  '& > :focus-visible': { zIndex: 2 },
});

export const orientations = {
  horizontal: css({
    '& > :not(:last-child)': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    '&& > * + *': { marginInlineStart: '-1px', borderStartStartRadius: 0, borderEndStartRadius: 0 },
    '& > * + :not(:hover, [aria-pressed="true"])': { borderInlineStartColor: seam },
  }),
  vertical: css({
    flexDirection: 'column',
    '& > :not(:last-child)': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    '&& > * + *': { marginBlockStart: '-1px', borderStartStartRadius: 0, borderStartEndRadius: 0 },
    '& > * + :not(:hover, [aria-pressed="true"])': { borderBlockStartColor: seam },
  }),
} satisfies Record<ButtonGroupOrientation, SerializedStyles>;
