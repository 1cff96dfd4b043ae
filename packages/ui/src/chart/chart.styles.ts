import { css } from '@emotion/react';
import {
  color,
  duration,
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  media,
  radius,
  shadow,
  space,
  tracking,
} from '../tokens/index.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles.ts';

export const figure = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  color: color.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media print': { breakInside: 'avoid' },
});

export const title = css({
  fontFamily: fontFamily.display,
  fontSize: fontSize.md,
  fontWeight: fontWeight.semibold,
  letterSpacing: tracking.heading,
  lineHeight: 1.4,
});

export const about = css({ color: color.textMuted, fontSize: fontSize.sm, lineHeight: 1.5 });

export const unit = css({ marginBlockStart: space[1], color: color.textSubtle, fontSize: fontSize.xs });

export const plot = css({
  position: 'relative',
  borderRadius: radius.sm,
  fontSize: fontSize.xs,
  lineHeight: 1.4,
  cursor: 'crosshair',
  // Sideways a finger reads the chart, up and down it scrolls the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:focus-visible': { outlineOffset: '6px' },
});

export const drawing = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  '& text': { fill: color.textSubtle },
  '& [data-text="strong"]': { fill: color.text, fontWeight: fontWeight.semibold },
  '& [data-text="name"]': { fill: color.textMuted },
  '& [data-line]': { stroke: color.border, shapeRendering: 'crispEdges' },
  '& [data-line="zero"]': { stroke: color.borderStrong },
  '& circle': { stroke: color.surface, strokeWidth: 2 },
  '& [data-mark]': { fill: 'currentColor', transition: `opacity ${duration.fast} ${easing.out}` },
  '& [data-mark="back"]': { opacity: 0.3 },
  [media.forcedColors]: {
    '& text': { fill: 'CanvasText !important' },
    '& [data-line]': { stroke: 'GrayText' },
    '& circle': { stroke: 'Canvas' },
    '& [data-mark]': { color: 'CanvasText !important', opacity: 1 },
    '& [data-mark="read"]': { color: 'Highlight !important' },
  },
});

export const empty = css({
  display: 'grid',
  placeContent: 'center',
  border: `1px dashed ${color.border}`,
  borderRadius: radius.sm,
  color: color.textSubtle,
  fontSize: fontSize.sm,
  textAlign: 'center',
});

export const readingLabel = css({
  position: 'absolute',
  inlineSize: 'max-content',
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.sm,
  background: color.surfaceRaised,
  boxShadow: shadow.md,
  color: color.textSubtle,
  pointerEvents: 'none',
  zIndex: 1,
  '@media print': { display: 'none' },
});

export const readingRow = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: space[2],
  color: color.textMuted,
  '& b': {
    marginInlineStart: space[3],
    color: color.text,
    fontWeight: fontWeight.semibold,
    textAlign: 'end',
  },
  '&[data-active]': { color: color.text },
});

export const swatch = css({
  inlineSize: '0.625rem',
  blockSize: '0.1875rem',
  borderRadius: radius.full,
  background: 'currentColor',
  forcedColorAdjust: 'none',
  '[data-active] > &': { blockSize: '0.625rem' },
});

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[6]}`,
  color: color.textSubtle,
  fontSize: fontSize.xs,
  lineHeight: 1.5,
});

export const table = css({
  minInlineSize: 0,
  '&[open]': { flexBasis: '100%' },
  '& summary': {
    inlineSize: 'fit-content',
    borderRadius: radius.sm,
    '@media (pointer: coarse)': { paddingBlock: space[3] },
    [media.hover]: { '&:hover': { color: color.accentText } },
  },
  '& section': { marginBlockStart: space[2], overflowX: 'auto' },
  '& table': { inlineSize: '100%', color: color.text, fontSize: fontSize.sm },
  '& caption': visuallyHidden,
  '& th, & td': {
    padding: `${space[2]} ${space[3]}`,
    borderBlockEnd: `1px solid ${color.border}`,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& th': { color: color.textMuted, fontWeight: fontWeight.medium },
  '& tr > th:first-of-type': { textAlign: 'start' },
  '@media print': { '&:not([open])': { display: 'none' } },
});
