import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, radius, space } from '@uplift/ui/tokens';

export const list = css({ display: 'grid', gap: space[5], margin: 0, padding: 0, listStyle: 'none' });

export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'center',
  breakInside: 'avoid',
  '@container (min-width: 40rem)': {
    gridTemplateColumns: '12rem 8rem minmax(0, 1fr) 8rem',
  },
});

export const name = css({
  gridColumn: '1 / -1',
  color: color.text,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
  '@container (min-width: 40rem)': { gridColumn: 'auto' },
});

const end = css({
  color: color.textSubtle,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.45,
  '& b': { display: 'block', color: color.text, fontSize: fontSize.sm, fontWeight: fontWeight.semibold },
});

/** On wide containers, the ends sit on both sides of their bar. */
export const before = css([end, { '@container (min-width: 40rem)': { textAlign: 'end' } }]);
export const after = css([
  end,
  { textAlign: 'end', '@container (min-width: 40rem)': { order: 1, textAlign: 'start' } },
]);

export const track = css({
  position: 'relative',
  gridColumn: '1 / -1',
  blockSize: '1rem',
  borderRadius: radius.sm,
  background: color.groundSubtle,
  '@container (min-width: 40rem)': { gridColumn: 'auto' },
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

const part = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'var(--from)',
  inlineSize: 'calc(var(--to) - var(--from))',
  printColorAdjust: 'exact',
  [media.forcedColors]: { forcedColorAdjust: 'none' },
});

export const less = css([
  part,
  {
    borderStartStartRadius: radius.sm,
    borderEndStartRadius: radius.sm,
    background: color.chart6,
    opacity: 0.55,
    [media.forcedColors]: { background: 'GrayText', opacity: 1 },
  },
]);

export const more = css([
  part,
  {
    borderStartEndRadius: radius.sm,
    borderEndEndRadius: radius.sm,
    background: color.chart1,
    [media.forcedColors]: { background: 'Highlight' },
  },
]);

/** Marks the result itself. */
export const middle = css({
  position: 'absolute',
  insetBlock: '-0.1875rem',
  insetInlineStart: 'calc(var(--to) - 1px)',
  inlineSize: '2px',
  background: color.text,
  printColorAdjust: 'exact',
  [media.forcedColors]: { background: 'CanvasText' },
});
