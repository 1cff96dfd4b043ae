import { css, keyframes, type SerializedStyles } from '@emotion/react';
import {
  color,
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  media,
  radius,
  shadow,
  space,
} from '@uplift/ui/tokens';

export type TrackTone = 'before' | 'after';

export const figure = css({
  margin: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  background: `color-mix(in srgb, ${color.surface} 88%, transparent)`,
  boxShadow: shadow.lg,
  overflow: 'clip',
});

export const caption = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  paddingInline: space[6],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
});

export const captionTitle = css({ fontFamily: fontFamily.display, fontWeight: fontWeight.semibold });

export const captionNote = css({ color: color.textSubtle, fontSize: fontSize.xs });

export const track = css({
  display: 'grid',
  gap: space[3],
  paddingInline: space[6],
  paddingBlock: space[5],
  '& + &': { borderBlockStart: `1px solid ${color.border}`, background: color.accentSubtle },
});

export const trackHead = css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' });

export const trackTitle = css({
  color: color.textMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
});

export const total = css({
  fontFamily: fontFamily.display,
  fontSize: fontSize['2xl'],
  fontWeight: fontWeight.semibold,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});

export const totals = {
  before: css({ color: color.text }),
  after: css({ color: color.accentText }),
} satisfies Record<TrackTone, SerializedStyles>;

const grow = keyframes({ from: { transform: 'scaleX(0)' } });

export const bar = css({
  display: 'flex',
  gap: 2,
  blockSize: space[2],
  transformOrigin: 'left',
  [media.motion]: { animation: `${grow} 700ms ${easing.out}` },
});

export const segment = css({ borderRadius: radius.sm });

export const segments = {
  before: css({ background: color.borderStrong }),
  after: css({ background: color.accent }),
} satisfies Record<TrackTone, SerializedStyles>;

export const steps = css({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });

export const step = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space[3],
  color: color.textMuted,
  fontSize: fontSize.sm,
});

export const mark = css({ inlineSize: '0.5rem', blockSize: '0.5rem', borderRadius: radius.full });

export const handMark = css({ border: `1.5px solid ${color.borderStrong}` });

export const automaticMark = css({ background: color.accent });

export const minutes = css({ color: color.textSubtle, fontVariantNumeric: 'tabular-nums' });
