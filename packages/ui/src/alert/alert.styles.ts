import { css, type SerializedStyles } from '@emotion/react';
import { color, fontSize, fontWeight, radius, space } from '../foundations/tokens/index.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export const alert = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  padding: space[4],
  border: '1px solid',
  borderRadius: radius.md,
  fontSize: fontSize.sm,
  lineHeight: 1.55,
});

const tint = (background: string, mark: string): SerializedStyles =>
  css({
    background,
    borderColor: `color-mix(in srgb, ${mark} 28%, transparent)`,
    '& > svg': { color: mark },
  });

export const tones = {
  info: tint(color.accentSubtle, color.accentText),
  success: tint(color.successSubtle, color.success),
  warning: tint(color.warningSubtle, color.warning),
  danger: tint(color.dangerSubtle, color.danger),
} satisfies Record<AlertTone, SerializedStyles>;

export const mark = css({ marginBlockStart: '0.0625rem' });
export const title = css({ fontWeight: fontWeight.semibold, color: color.text, textWrap: 'balance' });
export const body = css({ color: color.text, '& > * + *': { marginBlockStart: space[1] } });
