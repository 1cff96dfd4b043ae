import { css, keyframes, type SerializedStyles } from '@emotion/react';
import { color, duration, easing, fontSize, media, radius, space } from '../foundations/tokens/index.ts';

export type SheetSide = 'right' | 'left' | 'top' | 'bottom';

export const content = css({
  gap: space[5],
  // Keeps the focused element from scrolling behind the sticky footer.
  '&:has([data-part="footer"])': { scrollPaddingBlockEnd: '5rem' },
});

function slide(from: string): SerializedStyles {
  const enter = keyframes({ from: { transform: from } });
  const leave = keyframes({ to: { transform: from } });
  return css({
    [media.motion]: {
      '&[data-state="open"]': { animation: `${enter} ${duration.slow} ${easing.out}` },
      '&[data-state="closed"]': { animation: `${leave} ${duration.normal} ${easing.out} forwards` },
    },
  });
}

// A strip of the page stays visible, unless large text needs that space.
const upright = { insetBlock: 0, inlineSize: 'min(26rem, 100vw, max(100vw - 3rem, 16rem))' };
const lying = { insetInline: 0, maxBlockSize: 'calc(100dvh - 3rem)' };
const hairline = `1px solid ${color.border}`;

// Sides are physical: a sheet on the right opens on the right in every text direction.
export const sides = {
  right: css({ ...upright, right: 0, borderLeft: hairline }, slide('translateX(100%)')),
  left: css({ ...upright, left: 0, borderRight: hairline }, slide('translateX(-100%)')),
  top: css({ ...lying, top: 0, borderBottom: hairline }, slide('translateY(-100%)')),
  bottom: css(
    { ...lying, bottom: 0, borderTop: hairline, borderRadius: `${radius.xl} ${radius.xl} 0 0` },
    slide('translateY(100%)'),
  ),
} satisfies Record<SheetSide, SerializedStyles>;

export const title = css({ paddingInlineEnd: space[12], fontSize: fontSize.xl });

/** Stays at the edge of the panel while the content scrolls. On low screens, it would leave almost no room. */
export const footer = css({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${space[6]})`,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlock: `auto calc(-1 * ${space[6]})`,
  marginInline: `calc(-1 * ${space[6]})`,
  paddingBlock: `${space[4]} max(${space[4]}, env(safe-area-inset-bottom))`,
  paddingInline: space[6],
  borderBlockStart: hairline,
  background: color.surfaceRaised,
  '&:empty': { display: 'none' },
  '@media (max-height: 24em)': { position: 'static' },
});

export const closeCorner = css({
  position: 'absolute',
  insetBlockStart: space[4],
  insetInlineEnd: space[4],
});
