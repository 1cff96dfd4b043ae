import { css } from '@emotion/react';
import {
  color,
  fontFamily,
  fontSize,
  fontWeight,
  media,
  radius,
  shadow,
  space,
  tracking,
} from '@uplift/ui/tokens';

export const card = css({
  display: 'grid',
  gap: space[6],
  boxShadow: shadow.lg,
});

export const cardHead = css({ display: 'grid', gap: space[2] });

export const ways = css({ display: 'grid', gap: 0, margin: 0 });

export const way = css({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.border}`,
});

export const wayName = css({ color: color.textSubtle, fontSize: fontSize.sm });

export const wayValue = css({ margin: 0 });

export const address = css({ fontStyle: 'normal', lineHeight: 1.5 });

export const steps = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

export const step = css({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  padding: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});

export const time = css({
  color: color.accentText,
  fontFamily: fontFamily.display,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.3,
  letterSpacing: tracking.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const audit = css({ display: 'grid', gap: space[6], justifyItems: 'start' });
