import { css } from '@emotion/react';
import {
  color,
  duration,
  easing,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
} from '../../foundations/tokens/index.ts';

const CELL = '2.5rem';

export const grid = css({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  'th, td': { padding: 0, textAlign: 'center' },
  th: {
    blockSize: `calc(0.75 * ${CELL})`,
    color: color.textSubtle,
    fontSize: fontSize.xs,
    fontWeight: fontWeight.medium,
  },
  td: { blockSize: CELL },
  '[aria-selected="true"]': { background: color.accentSubtle },
  '[data-from]': { borderStartStartRadius: radius.md, borderEndStartRadius: radius.md },
  '[data-to]': { borderStartEndRadius: radius.md, borderEndEndRadius: radius.md },
  button: {
    position: 'relative',
    inlineSize: '100%',
    blockSize: CELL,
    maxInlineSize: CELL,
    padding: 0,
    border: 0,
    borderRadius: radius.md,
    background: 'none',
    color: color.text,
    font: 'inherit',
    cursor: 'pointer',
    transition: `background-color ${duration.fast} ${easing.out}`,
  },
  [media.hover]: { 'button:hover': { background: color.surfaceHover } },
  '[aria-current]': { color: color.accentText, fontWeight: fontWeight.semibold },
  // A dot below the current date.
  '[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: space[1],
    insetInlineStart: 'calc(50% - 0.125rem)',
    inlineSize: '0.25rem',
    blockSize: '0.25rem',
    borderRadius: radius.full,
    background: 'currentColor',
  },
  '& :is([data-from], [data-to]) > button': {
    background: color.accent,
    color: color.onAccent,
    fontWeight: fontWeight.semibold,
    [media.hover]: { '&:hover': { background: color.accentHover } },
  },
  'button[aria-disabled]': {
    background: 'none',
    color: color.textSubtle,
    textDecoration: 'line-through',
    cursor: 'not-allowed',
  },
  [media.forcedColors]: {
    '[aria-selected="true"] > button': {
      background: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
    'button[aria-disabled]': { color: 'GrayText' },
  },
});

/** Room for the weeks that a month has less than six, so that the calendar keeps its height. */
export function missingWeeks(weeks: number): string {
  return `calc(${6 - weeks} * ${CELL})`;
}
