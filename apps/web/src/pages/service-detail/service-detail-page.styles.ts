import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, radius, space } from '@uplift/ui/tokens';

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space[16] },
});

export const block = css({ display: 'grid', gap: space[5], alignContent: 'start' });

/** Aligns a small title with the large title next to it. */
export const level = css({ [media.lg]: { paddingBlockStart: '0.625rem' } });

export const symptoms = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${color.border}`,
});

export const symptom = css({ paddingBlock: space[4], borderBlockEnd: `1px solid ${color.border}` });

/** Continues the section above, without space between them. */
export const continued = css({ paddingBlockStart: 0 });

export const deliverables = css({ margin: 0, padding: 0, listStyle: 'none' });

export const deliverable = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  rowGap: space[2],
  alignContent: 'start',
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${color.border}`,
});

export const deliverableText = css({ gridColumn: 2 });

export const tick = css({
  blockSize: '1.5rem',
  inlineSize: '1.5rem',
  padding: '0.1875rem',
  borderRadius: radius.full,
  background: color.accentSubtle,
  color: color.accentText,
});

export const timeline = css({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.lg]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
});

/** A line with a dot for each phase: vertical on phones, horizontal on wide screens. */
export const phase = css({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  paddingInlineStart: space[8],
  paddingBlockEnd: space[8],
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0.5rem 0',
    insetInlineStart: '0.3125rem',
    inlineSize: '1px',
    background: color.border,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.3125rem',
    insetInlineStart: 0,
    inlineSize: '0.6875rem',
    blockSize: '0.6875rem',
    border: `2px solid ${color.accentText}`,
    borderRadius: radius.full,
    background: color.groundSubtle,
  },
  '&:last-of-type::before': { display: 'none' },
  [media.lg]: {
    paddingBlock: `${space[8]} 0`,
    paddingInline: `0 ${space[8]}`,
    '&::before': {
      insetBlock: '0.3125rem auto',
      insetInline: 0,
      inlineSize: 'auto',
      blockSize: '1px',
    },
    '&::after': { insetBlockStart: 0 },
    '&:last-of-type::before': { display: 'block', insetInlineEnd: '50%' },
  },
});

export const period = css({
  color: color.accentText,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
});

export const more = css({ marginBlockStart: space[6] });
