import { css } from '@emotion/react';
import {
  color,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  space,
  tracking,
} from '@uplift/ui/tokens';

/** Lines of 60 to 75 characters. Wide screens show a strip of the page next to the sheet; phones don't. */
export const sheet = css({
  inlineSize: '100vw',
  [media.md]: { inlineSize: 'min(44rem, 100vw - 3rem)' },
  gap: 0,
  paddingBlock: space[10],
  paddingInline: 'clamp(1.25rem, 4vw, 3.5rem)',
  scrollPaddingBlock: space[6],
  '@media print': {
    position: 'static',
    inlineSize: 'auto',
    overflow: 'visible',
    padding: 0,
    border: 0,
    boxShadow: 'none',
    background: 'none',
    animation: 'none',
    color: '#000',
    // Prints the resource without the page behind it.
    'body:has(&) > #root': { display: 'none' },
    'body:has(&)::after': { content: 'none' },
    'html:has(&)': { overflow: 'visible !important' },
    '& > button': { display: 'none' },
  },
});

export const head = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  paddingBlockEnd: space[8],
  marginBlockEnd: space[8],
  borderBlockEnd: `1px solid ${color.border}`,
});

export const meta = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingInlineEnd: space[12],
});

export const title = css({
  paddingInlineEnd: 0,
  fontFamily: fontFamily.display,
  fontSize: fontSize['3xl'],
  fontWeight: fontWeight.semibold,
  lineHeight: 1.18,
  letterSpacing: tracking.heading,
  textWrap: 'balance',
});

export const summary = css({ color: color.textMuted, fontSize: fontSize.xl, lineHeight: 1.5 });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[2],
  '@media print': { display: 'none' },
});

export const toCome = css({ display: 'grid', gap: space[4], fontSize: fontSize.lg });

export const foot = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  marginBlockStart: space[12],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${color.border}`,
  '@media print': { display: 'none' },
});

export const next = css({
  fontFamily: fontFamily.display,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
});
