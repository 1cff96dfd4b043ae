import { css, type SerializedStyles } from '@emotion/react';
import { color, duration, easing, media, radius } from '../foundations/tokens/index.ts';

export type LinkTone = 'accent' | 'default' | 'muted';
export type LinkUnderline = 'always' | 'hover';

export const link = css({
  borderRadius: radius.sm,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  transition: `color ${duration.fast} ${easing.out}, text-decoration-color ${duration.fast} ${easing.out}`,
});

export const tones = {
  accent: css({ color: color.accentText }),
  default: css({ color: color.text }),
  muted: css({ color: color.textMuted, [media.hover]: { '&:hover': { color: color.text } } }),
} satisfies Record<LinkTone, SerializedStyles>;

export const underlines = {
  always: css({
    textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
    '&:hover': { textDecorationColor: 'currentColor' },
  }),
  hover: css({ textDecorationColor: 'transparent', '&:hover': { textDecorationColor: 'currentColor' } }),
} satisfies Record<LinkUnderline, SerializedStyles>;
