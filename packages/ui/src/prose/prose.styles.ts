import { css } from '@emotion/react';
import {
  color,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
  tracking,
  width,
} from '../tokens/index.ts';

/** Counts no more than the name of an element, so that the class of any component inside is stronger. */
function within(...elements: string[]): string {
  return elements.map((element) => `${element}:where(& *)`).join(', ');
}

const codeFace = { fontFamily: fontFamily.mono, fontSize: '0.875em' } as const;

export const prose = css({
  maxInlineSize: width.text,
  color: color.textMuted,
  fontSize: fontSize.md,
  lineHeight: 1.7,
  overflowWrap: 'break-word',
  '*:where(& > * + *)': { marginBlockStart: space[5] },
  [within('h1', 'h2', 'h3', 'h4')]: {
    color: color.text,
    fontFamily: fontFamily.display,
    fontWeight: fontWeight.semibold,
    letterSpacing: tracking.heading,
    lineHeight: lineHeight.snug,
    textWrap: 'balance',
  },
  [within('h1')]: { fontSize: fontSize['4xl'], lineHeight: 1.12, letterSpacing: tracking.display },
  [within('h2')]: { fontSize: fontSize['2xl'] },
  [within('h3')]: { fontSize: fontSize.xl },
  [within('h4')]: { fontSize: fontSize.md },
  // More room above a heading than below: it belongs to what follows.
  '*:where(& > * + h2)': { marginBlockStart: space[12] },
  '*:where(& > * + h3)': { marginBlockStart: space[10] },
  '*:where(& > * + h4)': { marginBlockStart: space[8] },
  '*:where(& > :is(h1, h2, h3, h4) + *)': { marginBlockStart: space[3] },
  [within('strong', 'b', 'dt', 'th')]: { color: color.text, fontWeight: fontWeight.semibold },
  [within('a')]: {
    color: color.accentText,
    textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
  },
  'a:where(& *):where(:hover)': { textDecorationColor: 'currentColor' },
  [within('ul', 'ol')]: { paddingInlineStart: '1.5em' },
  '*:where(& :is(li + li, li > ul, li > ol))': { marginBlockStart: space[2] },
  [within('li')]: { paddingInlineStart: '0.25em' },
  'li:where(& *)::marker': { color: color.textSubtle, fontVariantNumeric: 'tabular-nums' },
  [within('dd')]: { marginInlineStart: 0 },
  '*:where(& dd + dt)': { marginBlockStart: space[4] },
  [within('blockquote')]: {
    marginInline: 0,
    paddingInlineStart: space[5],
    borderInlineStart: `2px solid ${color.accent}`,
    color: color.text,
    fontSize: fontSize.lg,
    lineHeight: 1.6,
  },
  [within('code')]: {
    ...codeFace,
    paddingBlock: '0.1em',
    paddingInline: '0.35em',
    border: `1px solid ${color.border}`,
    borderRadius: radius.sm,
    background: color.groundSubtle,
    color: color.text,
    overflowWrap: 'anywhere',
  },
  [within('pre')]: {
    padding: space[4],
    overflowX: 'auto',
    border: `1px solid ${color.border}`,
    borderRadius: radius.md,
    background: color.groundSubtle,
    color: color.text,
    direction: 'ltr',
    lineHeight: 1.7,
  },
  [within('pre code')]: { padding: 0, border: 0, background: 'none', fontSize: fontSize.xs },
  [within('figure')]: { marginInline: 0 },
  [within('img', 'video')]: { borderRadius: radius.lg },
  [within('figcaption', 'caption')]: {
    marginBlockStart: space[3],
    color: color.textSubtle,
    fontSize: fontSize.sm,
    lineHeight: 1.5,
    textAlign: 'start',
  },
  [within('caption')]: { marginBlock: `0 ${space[3]}` },
  [within('hr')]: { marginBlock: space[10], border: 0, borderBlockStart: `1px solid ${color.border}` },
  [within('table')]: {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontSize: fontSize.sm,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.5,
  },
  [within('th', 'td')]: {
    paddingBlock: space[3],
    paddingInlineEnd: space[4],
    borderBlockEnd: `1px solid ${color.border}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
});
