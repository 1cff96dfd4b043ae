import { css } from '@emotion/react';
import {
  color,
  fontSize,
  fontWeight,
  radius,
  shadow,
  space,
  variableName,
} from '../foundations/tokens/index.ts';

const chart = (place: number): string => variableName('color', `chart${place}`);

// One style per part, including its descendants. A style per element would add far more CSS.

export const figure = css({
  display: 'grid',
  // Never as wide as the table, which scrolls.
  gridTemplateColumns: '100%',
  alignContent: 'start',
  gap: space[4],
  minInlineSize: 0,
  color: color.textSubtle,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
  'summary, [tabindex]': { borderRadius: radius.sm },
  '@media print': { breakInside: 'avoid' },
  '@media (forced-colors: active)': {
    [chart(1)]: 'CanvasText',
    [chart(2)]: 'LinkText',
    [chart(3)]: 'GrayText',
    [chart(4)]: 'CanvasText',
    [chart(5)]: 'LinkText',
    [chart(6)]: 'GrayText',
    svg: { forcedColorAdjust: 'none' },
  },
});

export const header = css({ display: 'flex', alignItems: 'start', gap: space[1] });

export const noteButton = css({
  position: 'relative',
  flexShrink: 0,
  padding: space[1],
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: color.textSubtle,
  cursor: 'pointer',
  '&:hover': { color: color.text },
  // A touch target of 44 px, without making the line higher.
  '&::before': { content: '""', position: 'absolute', inset: '-0.5rem' },
  '@media print': { display: 'none' },
});

export const note = css({
  inset: 'auto',
  positionArea: 'block-end span-inline-end',
  positionTryFallbacks: 'flip-inline, flip-block',
  // Not squeezed into a narrow rest of the screen.
  inlineSize: 'max-content',
  maxInlineSize: '16rem',
  margin: 0,
  marginBlock: space[1],
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.sm,
  background: color.surfaceRaised,
  boxShadow: shadow.md,
  color: color.textMuted,
  fontSize: fontSize.sm,
});

export const title = css({ color: color.text, fontSize: fontSize.md, fontWeight: fontWeight.semibold });

export const description = css({
  marginBlockEnd: space[1],
  color: color.textMuted,
  fontSize: fontSize.sm,
});

export const plot = css({
  position: 'relative',
  cursor: 'crosshair',
  // A horizontal swipe reads the chart, a vertical one scrolls the page.
  touchAction: 'pan-y',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  // For screen readers only.
  '[role="status"]': { position: 'absolute', clipPath: 'inset(50%)' },
  svg: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', overflow: 'visible' },
  text: { fill: color.textSubtle },
  'g text, text[data-read="true"]': { fill: color.text, fontWeight: fontWeight.semibold },
  tspan: { fill: color.textMuted, fontWeight: fontWeight.regular },
  'svg > path, [data-zero]': { stroke: color.border, shapeRendering: 'crispEdges' },
  '[data-zero="true"]': { stroke: color.borderStrong },
  circle: { stroke: color.surface, strokeWidth: 2 },
  '[data-ring]': { fill: color.surface, stroke: color.text },
  '[data-halo]': { paintOrder: 'stroke', stroke: color.surface, strokeWidth: 3, strokeLinejoin: 'round' },
  g: { fill: 'currentColor' },
  // Dims the other marks but keeps their labels legible.
  'g[data-read="false"] :is(path:not([opacity]), circle)': { opacity: 0.3 },
  '@media (forced-colors: active)': {
    'text, tspan': { fill: 'CanvasText !important' },
    circle: { stroke: 'Canvas' },
    'g[data-read="true"]': { color: 'Highlight' },
  },
});

export const empty = css({
  display: 'grid',
  placeContent: 'center',
  border: `1px dashed ${color.border}`,
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
  pointerEvents: 'none',
  div: { display: 'flex', flexWrap: 'wrap', columnGap: space[2], color: color.textMuted },
  b: { marginInlineStart: 'auto' },
  'b, [data-active="true"]': { color: color.text, fontWeight: fontWeight.semibold },
  '@media print': { display: 'none' },
});

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[6]}`,
  details: { minInlineSize: 0 },
  '[open]': { flexBasis: '100%' },
  summary: { inlineSize: 'fit-content', '@media (pointer: coarse)': { paddingBlock: space[3] } },
  section: { marginBlockStart: space[2], overflowX: 'auto' },
  table: { inlineSize: '100%', color: color.text, fontSize: fontSize.sm },
  'th, td': {
    padding: `${space[2]} ${space[3]}`,
    borderBlockEnd: `1px solid ${color.border}`,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  th: { color: color.textMuted, fontWeight: fontWeight.medium },
  'th:first-of-type': { textAlign: 'start' },
  '@media print': { 'details:not([open])': { display: 'none' } },
});
