import { css, type SerializedStyles } from '@emotion/react';
import { color, fontSize, fontWeight, lineHeight, space, tracking } from '../foundations/tokens/index.ts';
import { displayText } from '../internal/display-text/display-text.styles.ts';

/** `sm` is for a single question, such as a group of checkboxes; `lg` is for a section of a form. */
export type FieldsetSize = 'sm' | 'lg';

export const fieldset = css({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > [aria-live]:not(:empty)': { marginBlockStart: space[2] },
});

export const legend = css({ padding: 0, color: color.text });

export const legendSizes = {
  sm: css({ fontSize: fontSize.sm, fontWeight: fontWeight.medium, lineHeight: 1.4 }),
  lg: css({
    ...displayText,
    fontSize: fontSize.xl,
    fontWeight: fontWeight.semibold,
    lineHeight: lineHeight.snug,
    letterSpacing: tracking.heading,
  }),
} satisfies Record<FieldsetSize, SerializedStyles>;

export const controls = css({ display: 'flex', flexDirection: 'column' });

export const gaps = {
  sm: css({ gap: space[3], marginBlockStart: space[3] }),
  lg: css({ gap: space[5], marginBlockStart: space[5] }),
} satisfies Record<FieldsetSize, SerializedStyles>;
