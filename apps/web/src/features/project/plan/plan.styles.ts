import { css } from '@emotion/react';
import {
  color,
  controlHeight,
  duration,
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
} from '@uplift/ui/tokens';

/** Padding at the sides of everything in a milestone. Narrower on phones, where names of files need the room. */
const inset = 'var(--inset)';

export const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Stays below the bar of the area while the milestones of the phase scroll. */
export const phaseHead = css({
  position: 'sticky',
  insetBlockStart: '3.75rem',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: controlHeight.md,
  background: color.ground,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const phaseTrack = css({ flex: '0 1 8rem' });

export const phaseCount = css({ flex: 'none', color: color.textMuted });

export const milestone = css({
  '--inset': space[4],
  [media.md]: { '--inset': space[5] },
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
  paddingInline: inset,
});

/**
 * One line, on phones two: the title, then facts and actions. A press anywhere but on an action shows the
 * deliverables.
 */
export const foldedHead = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  minBlockSize: controlHeight.md,
  paddingBlock: space[2],
  paddingInline: inset,
  color: color.textMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${duration.fast} ${easing.out}`,
  [media.md]: { flexWrap: 'nowrap', paddingBlock: space[1] },
  [media.hover]: { '&:hover': { background: color.surfaceHover } },
  // Above the trigger, which covers the line.
  '& > [data-above]': { position: 'relative', zIndex: 1 },
});

export const foldedMark = css({ flex: 'none', color: color.textSubtle });

export const doneMark = css({ color: color.success });

/** So wide that the facts begin a second line on phones. */
export const foldedTitle = css({
  flex: '1 1 50%',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  [media.md]: { flexBasis: 0 },
});

export const foldedTrigger = css({ color: color.text, fontSize: fontSize.md });

export const foldedFacts = css({
  display: 'flex',
  flexWrap: 'wrap',
  order: 1,
  flex: '1 1 50%',
  columnGap: space[3],
  [media.md]: { order: 0, flex: 'none', columnGap: space[5] },
});

/** Aligned with the title, if there is no handle before it. */
export const factsBelowTitle = css({
  paddingInlineStart: `calc(1rem + ${space[3]})`,
  [media.md]: { paddingInlineStart: 0 },
});

export const foldedActions = css({ order: 1, [media.md]: { order: 0 } });

export const chevron = css({
  flex: 'none',
  [media.motion]: { transition: `transform ${duration.fast} ${easing.out}` },
  'div:has(> h3 [aria-expanded="true"], > h4 [aria-expanded="true"]) > &': { transform: 'rotate(180deg)' },
});

export const foldedText = css({ paddingBlockEnd: space[4], paddingInline: inset });

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
  paddingInline: inset,
  borderBlockStart: `1px solid ${color.border}`,
  // Below the bar and the head of the phase.
  scrollMarginBlockStart: '7.5rem',
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
  alignItems: 'center',
  gap: space[3],
  maxInlineSize: '36rem',
  paddingBlock: space[1],
  paddingInline: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.ground,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});

export const fileIcon = css({ flex: 'none', color: color.accentText });

export const fileWords = css({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const fileName = css({ color: color.text, fontWeight: fontWeight.medium });

export const fileFacts = css({
  color: color.textMuted,
  fontSize: fontSize.xs,
  // Amounts stay with their units.
  '& > *': { display: 'inline-block' },
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const fileActions = css({
  display: 'flex',
  flex: 'none',
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  '& > *': { inlineSize: controlHeight.sm, paddingInline: 0 },
});

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: inset,
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
  maxBlockSize: '60dvh',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
});

export const pageText = css({
  padding: space[4],
  fontFamily: fontFamily.mono,
  fontSize: fontSize.sm,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
