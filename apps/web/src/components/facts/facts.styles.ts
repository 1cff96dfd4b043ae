import { css } from '@emotion/react';
import { color, fontFamily, fontSize, fontWeight, media, space, tracking } from '@uplift/ui/tokens';

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  borderBlockStart: `1px solid ${color.border}`,
  [media.md]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', columnGap: space[8] },
});

export const fact = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  [media.md]: {
    flexDirection: 'column',
    justifyContent: 'flex-start',
    gap: space[1],
    paddingBlock: `${space[6]} 0`,
    borderBlockEnd: 0,
  },
});

export const term = css({ color: color.textSubtle, fontSize: fontSize.sm });

export const value = css({
  margin: 0,
  fontFamily: fontFamily.display,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.3,
  letterSpacing: tracking.heading,
  wordSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  [media.md]: { textAlign: 'start' },
});
