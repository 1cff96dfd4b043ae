import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, space } from '../foundations/tokens/index.ts';
import { affixed, input } from '../input/input.styles.ts';

export { list, popup } from '../combobox/combobox.styles.ts';

export const root = affixed;

export const trigger = css(input, {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  textAlign: 'start',
  cursor: 'pointer',
});

export const value = css({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[data-empty]': { color: color.textSubtle },
});

export const icon = css({
  flex: 'none',
  color: color.textMuted,
  [media.forcedColors]: { color: 'inherit' },
});

export const chevron = css({ flex: 'none', color: color.textSubtle });

/** Behind the trigger, so that the browser's messages appear there. */
export const native = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  pointerEvents: 'none',
});

export const group = css({
  paddingBlock: `${space[2]} ${space[1]}`,
  paddingInline: space[3],
  color: color.textSubtle,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
});
