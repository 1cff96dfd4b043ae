import { css, keyframes } from '@emotion/react';
import {
  color,
  controlHeight,
  duration,
  easing,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
} from '../foundations/tokens/index.ts';

/** The table is too narrow for columns, whatever the width of the page, and shows as a list. */
const asList = '@container data-table (max-width: 39.99rem)';

/** Columns fit only closely, on tablets and next to a side menu. */
const close = '@container data-table (min-width: 40rem) and (max-width: 59.99rem)';

/** There is no room for all columns. */
const crowded = '@container data-table (min-width: 40rem) and (max-width: 55.99rem)';

const coarse = '@media (pointer: coarse)';

const hairline = `1px solid ${color.border}`;

const thumb = '2.75rem';

export const root = css({
  containerType: 'inline-size',
  containerName: 'data-table',
  minInlineSize: 0,
});

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

export const frame = css({
  position: 'relative',
  overflow: 'clip',
  background: color.surface,
  border: hairline,
  borderRadius: radius.lg,
  // Around the whole frame, because sticky headings would cover a ring inside it.
  '&:has(> section:focus-visible)': { outline: `2px solid ${color.focus}` },
  '&[data-busy]::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    zIndex: 3,
    inlineSize: '30%',
    blockSize: 2,
    background: color.accentText,
    [media.motion]: { animation: `${pass} 1.2s infinite` },
  },
});

export const stale = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[4],
  background: color.warningSubtle,
  borderBlockEnd: hairline,
  color: color.text,
  fontSize: fontSize.sm,
});

const height = 'var(--data-table-height, max(24rem, 75dvh))';

export const scroller = css({
  maxBlockSize: height,
  overflow: 'auto',
  scrollMarginBlockStart: '6rem',
  '&:focus-visible': { outline: 'none' },
  [asList]: { '&:not([data-virtual])': { maxBlockSize: 'none' } },
});

const shade = keyframes({
  '0%, 95%': { boxShadow: `-0.75rem 0 0.75rem -0.75rem ${color.borderStrong}` },
  '100%': { boxShadow: 'none' },
});

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** Styles the parts through the table, so a thousand cells don't need a style each. */
export const table = css({
  '--block': space[2],
  '--row': controlHeight.md,
  '&[data-density="compact"]': { '--block': space[1], '--row': '2.3125rem' },
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: color.text,
  fontSize: fontSize.sm,
  lineHeight: 1.45,
  // Column widths must not depend on the rows in view.
  '&[data-virtual]': { tableLayout: 'fixed' },
  '& th, & td': {
    paddingBlock: 'var(--block)',
    paddingInline: space[3],
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: 'inherit',
  },
  '& td > time': { whiteSpace: 'nowrap' },
  '& [data-numeric]': {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& :is(a, button, input)': { scrollMarginBlock: '4rem' },

  '& > thead > tr > *': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    blockSize: '2.5rem',
    paddingBlock: 0,
    background: color.groundSubtle,
    borderBlockEnd: hairline,
    color: color.textSubtle,
    fontSize: fontSize.xs,
    fontWeight: fontWeight.medium,
    whiteSpace: 'nowrap',
  },

  '& > tbody[data-part="skeleton"] > tr > :empty::after': {
    content: '""',
    display: 'inline-block',
    inlineSize: '75%',
    blockSize: '0.75em',
    background: color.skeleton,
    borderRadius: radius.sm,
    verticalAlign: 'middle',
    alignSelf: 'center',
    [media.motion]: { animation: `${breathe} 1.8s ease-in-out infinite` },
    [media.forcedColors]: { background: 'GrayText' },
  },
  '& > tbody[data-part="skeleton"] > tr > [data-short]::after': { inlineSize: '55%' },
  '& > tbody[data-part="skeleton"] > tr > [data-numeric]::after': { inlineSize: '3.5rem' },
  '& > tbody[data-part="skeleton"] > tr > [data-part="select"]::after': {
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
  },

  '& > tbody > tr': { position: 'relative' },
  '& > tbody > tr > *': { blockSize: 'var(--row)', borderBlockEnd: hairline },
  // Without a pager, the frame draws this line.
  'section:last-child > & > tbody > tr:last-child > *': { borderBlockEnd: 0 },
  '& > tbody > tr > [data-part="primary"]': { minInlineSize: '11rem', fontWeight: fontWeight.medium },
  '& > thead > tr > [data-part="actions"]': { zIndex: 3 },
  '& > tbody > tr > [data-part="actions"]': { background: color.surface },
  '& > tbody > tr[data-selected] > *': { background: color.accentSubtle },
  [media.hover]: {
    '& > tbody > tr:not([data-selected], [data-part]):hover > *': { background: color.surfaceHover },
  },
  [media.forcedColors]: {
    '& > tbody > tr[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  '& > tbody > [data-part="gap"] > td': { blockSize: 'auto', padding: 0, border: 0 },

  '& > * > tr > [data-part="select"]': { inlineSize: '2.75rem', paddingBlock: 0, paddingInlineEnd: 0 },
  '& > * > tr > [data-part="actions"]': {
    // In view, even if the columns don't fit.
    position: 'sticky',
    insetInlineEnd: 0,
    inlineSize: '4rem',
    paddingBlock: 0,
    textAlign: 'end',
    // Over columns that don't fit. Without scrolling there is no scroll progress, so there is no shadow.
    '@supports (animation-timeline: scroll())': {
      animationName: shade,
      animationTimingFunction: 'linear',
      animationTimeline: 'scroll(nearest inline)',
    },
  },
  // Above the link that covers the row.
  '& > * > tr > [data-part="select"] > *, & > * > tr > [data-part="actions"] > *': {
    position: 'relative',
    zIndex: 1,
  },

  [crowded]: { '& > * > tr > [data-priority="low"]': { display: 'none' } },

  [close]: {
    '& th, & td': { paddingInline: space[2] },
    '& > * > tr > :not(* + *)': { paddingInlineStart: space[3] },
    '& > * > tr > :last-child': { paddingInlineEnd: space[3] },
    '& > tbody > tr > [data-part="primary"]': { minInlineSize: '8rem' },
  },

  [asList]: {
    '--block': space[3],
    '&[data-density="compact"]': { '--block': '0.375rem' },
    '&, & > tbody': { display: 'block' },
    '& > thead, & > thead > tr > th, & > thead > tr > [data-part="actions"]': { display: 'none' },
    '& > thead:has([data-part="select"]), & > thead > tr, & > thead > tr > [data-part="select"]': {
      display: 'block',
      inlineSize: 'auto',
      whiteSpace: 'normal',
    },
    '& > tbody > tr': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      rowGap: 'calc(var(--block) / 2)',
      paddingBlock: 'var(--block)',
      paddingInline: space[4],
      borderBlockEnd: hairline,
    },
    'section:last-child > & > tbody > tr:last-child': { borderBlockEnd: 0 },
    // The row and not its cells, which leave gaps.
    [media.hover]: {
      '& > tbody > tr:not([data-selected], [data-part]):hover': {
        background: color.surfaceHover,
        '& > *': { background: 'none' },
      },
    },
    '& > tbody > tr[data-selected]': { background: color.accentSubtle },
    '& > tbody > tr > *': {
      gridColumn: '1 / -1',
      display: 'grid',
      blockSize: 'auto',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      justifyItems: 'start',
      columnGap: space[3],
      padding: 0,
      border: 0,
      overflowWrap: 'anywhere',
      textAlign: 'start',
    },
    '& > tbody > tr > [data-label]::before': { content: 'attr(data-label)', color: color.textSubtle },
    '& > tbody > tr > [data-numeric]': { textAlign: 'start' },
    '& > tbody > tr > :is([data-list="unlabeled"], [data-list="corner"])': { display: 'block' },
    '& > tbody > tr > :is([data-list="unlabeled"], [data-list="corner"])::before': { content: 'none' },
    '& > tbody > tr > [data-list="corner"]': { gridRow: 1, gridColumn: 3 },
    // The actions are in the corner.
    '& > tbody > tr:has(> [data-part="actions"]) > [data-list="corner"]': {
      gridRow: 2,
      gridColumn: '1 / -1',
    },
    '& > tbody > tr > [data-list="hidden"], & > tbody:not([data-part]) > tr:not([data-part]) > :empty': {
      display: 'none',
    },
    '& > tbody > tr > [data-part]': {
      position: 'static',
      gridRow: 1,
      display: 'block',
      minInlineSize: 0,
      background: 'none',
    },
    '& > tbody > tr > [data-part="select"]': { gridColumn: 1, inlineSize: 'auto' },
    '& > tbody > tr > [data-part="primary"]': { gridColumn: 2, fontSize: fontSize.md },
    '& > tbody > tr > [data-part="actions"]': {
      gridColumn: 3,
      inlineSize: 'auto',
      marginInlineEnd: `calc(-1 * ${space[2]})`,
    },
    // Placeholders take the room of the checkbox, the lines of text and the menu.
    '& > tbody[data-part="skeleton"] > tr > *': { alignItems: 'center', minBlockSize: '1.45em' },
    '& > tbody[data-part="skeleton"] > tr > [data-part="select"]': { paddingInlineEnd: '0.5625rem' },
    '& > tbody[data-part="skeleton"] > tr > [data-part="actions"]': { minBlockSize: controlHeight.sm },
    '& > tbody > [data-part="gap"]': { display: 'block', padding: 0, border: 0 },
  },
});

export const sortButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '2.5rem',
  marginInline: `calc(-1 * ${space[2]})`,
  paddingInline: space[2],
  background: 'none',
  border: 0,
  borderRadius: radius.sm,
  fontWeight: 'inherit',
  [media.hover]: { '&:hover': { color: color.text } },
  '&:focus-visible': { outlineOffset: '-3px' },
  '[data-numeric] > &': { flexDirection: 'row-reverse' },
  [coarse]: { minBlockSize: thumb },
});

export const sortMark = css({
  inlineSize: '0.75rem',
  opacity: 0,
  transition: `opacity ${duration.fast} ${easing.out}, transform ${duration.fast} ${easing.out}`,
  'th[aria-sort$="ending"] &': { opacity: 1 },
  'th[aria-sort="descending"] &': { transform: 'rotate(180deg)' },
  'button:is(:hover, :focus-visible) > &': { opacity: 1 },
});

export const checkboxArea = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: controlHeight.sm,
  paddingInline: '0.5625rem',
  marginInlineStart: '-0.5625rem',
  cursor: 'pointer',
  [coarse]: { paddingInline: '0.8125rem', minBlockSize: thumb },
});

export const checkboxText = css({ display: 'none', [asList]: { display: 'inline' } });

const marked = '&:checked, &:indeterminate';

export const checkbox = css({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  background: color.surface,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: '0.3125rem',
  cursor: 'inherit',
  [marked]: { background: color.accent, borderColor: color.accent },
  '&::before': { content: '""', inlineSize: '0.6875rem', blockSize: '0.6875rem', background: 'transparent' },
  '&:checked::before': {
    background: color.onAccent,
    clipPath: 'polygon(12% 47%, 0 60%, 38% 96%, 100% 20%, 87% 8%, 37% 70%)',
  },
  '&:indeterminate::before': { background: color.onAccent, clipPath: 'inset(42% 8%)' },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  [media.forcedColors]: { appearance: 'auto', '&::before': { content: 'none' } },
});

export const message = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  paddingBlock: space[16],
  paddingInline: space[6],
  color: color.textMuted,
  fontSize: fontSize.sm,
  textAlign: 'center',
  '& > h2': { color: color.text, fontSize: fontSize.lg },
  '& > button': { marginBlockStart: space[3] },
});

export const action = css({
  minBlockSize: controlHeight.sm,
  paddingInline: space[4],
  background: color.surface,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  color: color.text,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  [coarse]: { minBlockSize: thumb },
});
