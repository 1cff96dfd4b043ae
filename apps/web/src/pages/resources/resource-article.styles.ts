import { css } from '@emotion/react';
import { color, fontFamily, fontSize, fontWeight, media, radius, space } from '@uplift/ui/tokens';

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: space[16] },
});

export const head = css({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  justifyItems: 'start',
  [media.lg]: { position: 'sticky', insetBlockStart: '6.5rem', alignSelf: 'start' },
});

export const meta = css({ display: 'flex', alignItems: 'center', gap: space[3] });

export const body = css({ display: 'grid', gap: space[5], minInlineSize: 0 });

export const heading = css({ marginBlockStart: space[5] });

export const bullets = css({
  display: 'grid',
  gap: space[3],
  margin: 0,
  paddingInlineStart: space[6],
  '& > li::marker': { color: color.accentText, fontWeight: fontWeight.medium },
});

export const note = css({
  padding: space[5],
  borderInlineStart: `3px solid ${color.accentText}`,
  borderStartEndRadius: radius.md,
  borderEndEndRadius: radius.md,
  background: color.accentSubtle,
});

export const questions = css({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const questionsTitle = css({
  padding: 0,
  marginBlockEnd: space[2],
  fontFamily: fontFamily.display,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.semibold,
});

export const question = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'start',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.border}`,
  cursor: 'pointer',
});

export const box = css({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  marginBlockStart: '0.1875rem',
  accentColor: color.accent,
  cursor: 'pointer',
});
