import { css } from '@emotion/react';
import { color, media, space } from '@uplift/ui/tokens';

/** A dark band in both themes. */
export const band = css({
  position: 'relative',
  overflow: 'clip',
  background: color.ground,
  borderBlockStart: `1px solid ${color.border}`,
});

export const light = css({
  position: 'absolute',
  inset: 0,
  background: `
    radial-gradient(44rem 28rem at 10% 110%, ${color.goldSubtle}, transparent 75%),
    radial-gradient(50rem 30rem at 92% -10%, ${color.glowCool}, transparent 70%)`,
});

export const content = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  paddingBlock: `clamp(${space[12]}, 4vw, ${space[16]})`,
  [media.lg]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space[20],
  },
});

export const commitment = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[6],
  [media.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[8] },
});

export const shield = css({ inlineSize: 'clamp(5rem, 4rem + 4vw, 8rem)', blockSize: 'auto' });

export const text = css({ display: 'grid', overflowWrap: 'anywhere', gap: space[4], justifyItems: 'start' });

export const gold = css({ color: color.goldText });

export const banner = css(text, {
  [media.lg]: { paddingInlineStart: space[16], borderInlineStart: `1px solid ${color.border}` },
});

export const title = css({ maxInlineSize: '22ch' });

export const lead = css({ maxInlineSize: '34rem', marginBlockEnd: space[3] });
