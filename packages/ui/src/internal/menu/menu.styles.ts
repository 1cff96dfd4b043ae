import { css } from '@emotion/react';
import {
  color,
  controlHeight,
  fontFamily,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
} from '../../foundations/tokens/index.ts';

export const content = css({ minInlineSize: 'min(13rem, 100vw - 1rem)', padding: space[1] });

export const item = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: controlHeight.sm,
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: radius.sm,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
  // Sites often underline links.
  textDecoration: 'none',
  cursor: 'default',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  outline: 'none',
  overflowWrap: 'anywhere',
  '@media (pointer: coarse)': { minBlockSize: '2.75rem' },
  '& > svg': { flex: 'none', color: color.textMuted },
  '&[data-highlighted], &[data-state="open"]': { background: color.surfaceHover },
  // The pointer moves focus too, but needs no ring.
  '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  '&[data-danger]': { color: color.danger, '& > svg': { color: 'inherit' } },
  '&[data-danger][data-highlighted]': { background: color.dangerSubtle },
  [media.forcedColors]: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 } },
});

/** The end of an item: a check mark, an arrow or keys. */
const atTheEnd = { flex: 'none', marginInlineStart: 'auto', paddingInlineStart: space[4] } as const;

export const indicator = css({ ...atTheEnd, display: 'flex', color: color.accentText });

export const arrow = css({
  ...atTheEnd,
  display: 'flex',
  color: color.textSubtle,
  '[dir="rtl"] & > svg': { transform: 'scaleX(-1)' },
});

export const shortcut = css({
  ...atTheEnd,
  color: color.textSubtle,
  fontFamily: fontFamily.text,
  fontSize: fontSize.xs,
  letterSpacing: '0.04em',
});

export const label = css({
  paddingBlock: `${space[2]} ${space[1]}`,
  paddingInline: space[3],
  color: color.textSubtle,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
});

export const separator = css({
  blockSize: 1,
  marginBlock: space[1],
  marginInline: `calc(-1 * ${space[1]})`,
  background: color.border,
  [media.forcedColors]: { background: 'CanvasText' },
});
