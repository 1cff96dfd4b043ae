import { css } from '@emotion/react';
import { color, fontFamily, fontSize, radius, space } from '../foundations/tokens/index.ts';

export const inline = css({
  paddingBlock: '0.1em',
  paddingInline: '0.35em',
  border: `1px solid ${color.border}`,
  borderRadius: radius.sm,
  background: color.groundSubtle,
  fontFamily: fontFamily.mono,
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});

export const block = css({
  minInlineSize: 0,
  maxInlineSize: '100%',
  margin: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.groundSubtle,
  color: color.text,
});

export const header = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingInline: `${space[4]} ${space[1]}`,
  minBlockSize: '2.75rem',
  borderBlockEnd: `1px solid ${color.border}`,
});

export const label = css({
  minInlineSize: 0,
  paddingBlock: space[2],
  color: color.textMuted,
  fontFamily: fontFamily.mono,
  fontSize: fontSize.xs,
  overflowWrap: 'anywhere',
});

export const copy = css({ flex: 'none', marginInlineStart: 'auto' });

export const lines = css({
  paddingBlock: space[4],
  paddingInline: space[4],
  overflowX: 'auto',
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.borderStrong} transparent`,
  // Code is left-to-right in every language.
  direction: 'ltr',
  textAlign: 'start',
  fontFamily: fontFamily.mono,
  fontSize: fontSize.xs,
  lineHeight: 1.7,
  tabSize: 2,
  '& > code': { padding: 0, border: 0, background: 'none', fontFamily: 'inherit', fontSize: 'inherit' },
});

export const wrapped = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
