import { css } from '@emotion/react';
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
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles.ts';

/** Page numbers fit in the component, regardless of the page's width. */
const withNumbers = '@container pagination (min-width: 30rem)';

/** Arrows and status don't fit in one line, for example with large text on a phone. */
const inTwoLines = '@container pagination (max-width: 17rem)';

export const root = css({
  // A size container can't get its width from its content.
  container: 'pagination / inline-size',
  inlineSize: '100%',
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const list = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'inherit',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [inTwoLines]: { columnGap: 0, '& > li': { flex: '1 1 1.5rem' } },
});

export const whereNarrow = css({ [withNumbers]: { display: 'none' } });

export const whereWide = css({ display: 'none', [withNumbers]: { display: 'block' } });

export const status = css({
  marginInline: 'auto',
  paddingInline: space[2],
  color: color.textMuted,
  fontWeight: fontWeight.medium,
  // The page numbers replace it visually. Screen readers still need it.
  [withNumbers]: visuallyHidden,
  [inTwoLines]: { '&&': { order: -1, flexBasis: '100%', textAlign: 'center' } },
});

export const page = css({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  paddingInline: space[2],
  border: '1px solid transparent',
  borderRadius: radius.md,
  background: 'transparent',
  color: color.textMuted,
  fontWeight: fontWeight.medium,
  lineHeight: 1.2,
  textDecoration: 'none',
  touchAction: 'manipulation',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${duration.fast} ${easing.out}, color ${duration.fast} ${easing.out}`,
  '@media (pointer: fine)': { minInlineSize: controlHeight.sm, minBlockSize: controlHeight.sm },
  [media.hover]: {
    '&:hover:not([aria-disabled="true"])': { background: color.surfaceHover, color: color.text },
  },
  '&[aria-current="page"]': {
    background: color.accentSubtle,
    borderColor: color.accentText,
    color: color.accentText,
    [media.hover]: { '&:hover': { background: color.accentSubtle, color: color.accentText } },
    [media.forcedColors]: { borderWidth: '2px', borderColor: 'Highlight' },
  },
  '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
  [inTwoLines]: { inlineSize: '100%', '&&': { minInlineSize: 0, paddingInline: 0 } },
  [media.forcedColors]: { borderColor: 'Canvas' },
});

export const gap = css({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  color: color.textSubtle,
});

export const arrow = css({ '[dir="rtl"] &': { transform: 'scaleX(-1)' } });
