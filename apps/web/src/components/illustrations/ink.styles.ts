import { css } from '@emotion/react';
import { color } from '@uplift/ui/tokens';

export const drawing = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
});

/** The line of what surrounds the subject. */
export const pale = css({ stroke: `color-mix(in srgb, ${color.textSubtle} 65%, ${color.surface})` });

/** The line of what matters. */
export const strong = css({ stroke: color.accentText });

/** Opaque like paper, so that a shape covers what lies behind it. */
export const paper = css({ fill: color.surface });

/** A breath of the accent. */
export const tint = css({ fill: color.accentSubtle });

/** The accent itself: at most one or two shapes of a drawing. */
export const solid = css({ fill: color.accentText });
