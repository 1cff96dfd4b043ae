import { css } from '@emotion/react';
import { color, fontSize, fontWeight, radius, space } from '@uplift/ui/tokens';

export const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const milestone = css({
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  overflow: 'clip',
  '&[data-dragging="true"]': { position: 'relative', zIndex: 1, background: color.surfaceRaised },
});

export const milestoneHead = css({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[4],
  paddingInline: space[5],
});

export const titleRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
});

export const title = css({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  color: color.textMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const late = css({ color: color.danger, fontWeight: fontWeight.medium });

export const deliverables = css({ margin: 0, padding: 0, listStyle: 'none' });

export const deliverable = css({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[4],
  paddingInline: space[5],
  borderBlockStart: `1px solid ${color.border}`,
  scrollMarginBlockStart: space[16],
  '&:target': { background: color.groundSubtle },
});

export const name = css({
  flex: '1 1 12rem',
  minInlineSize: 0,
  fontWeight: fontWeight.medium,
  overflowWrap: 'anywhere',
});

export const text = css({ maxInlineSize: '42rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const file = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const fileName = css({ color: color.text, overflowWrap: 'anywhere' });

export const fileFacts = css({ color: color.textMuted });

export const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

/** Aligns the labels of ghost buttons with the text above. */
export const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${space[3]})`,
});

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[5],
  borderBlockStart: `1px solid ${color.border}`,
});

export const handle = css({
  touchAction: 'none',
  cursor: 'grab',
  marginInlineStart: `calc(-1 * ${space[2]})`,
});

export const picture = css({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '70dvh',
  marginInline: 'auto',
  borderRadius: radius.md,
});

export const page = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: '60dvh',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
});

export const awaiting = css({ margin: 0, paddingInlineStart: '1.25em' });
