import { css } from '@emotion/react';
import { color, radius, space } from '@uplift/ui/tokens';
import { wide } from './rows.styles.ts';

/** In a card, which has a border of its own, and less room. */
export const plain = css({
  marginInline: `calc(-1 * ${space[4]})`,
  border: 0,
  borderRadius: radius.md,
  '--columns': 'minmax(0, 1fr) minmax(0, 8rem) 4.5rem 9rem auto',
});

export const row = css({
  [wide]: { gridTemplateColumns: 'var(--columns, minmax(0, 3fr) minmax(0, 2fr) 9.5rem 9rem auto)' },
});

export const facts = css({ gridRow: 2 });

export const detail = css({ [wide]: { gridColumn: 2, gridRow: 1 } });

export const badge = css({ [wide]: { gridColumn: 3, gridRow: 1 } });

export const end = css({
  fontVariantNumeric: 'tabular-nums',
  [wide]: { gridColumn: 4, gridRow: 1, textAlign: 'end', whiteSpace: 'nowrap' },
});

export const chevron = css({
  gridColumn: 2,
  gridRow: 1,
  color: color.textSubtle,
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  [wide]: { gridColumn: 5 },
});
