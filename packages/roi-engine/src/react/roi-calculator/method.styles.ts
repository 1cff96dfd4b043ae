import { css } from '@emotion/react';
import { color, fontSize, fontWeight, space } from '@uplift/ui/tokens';

export const steps = css({ display: 'grid', gap: space[3], margin: 0 });

export const step = css({
  display: 'grid',
  gap: `${space[1]} ${space[6]}`,
  fontSize: fontSize.sm,
  lineHeight: 1.55,
  '@container (min-width: 34rem)': { gridTemplateColumns: '11rem minmax(0, 1fr)' },
});

export const figure = css({ color: color.text, fontWeight: fontWeight.medium });

export const formula = css({ margin: 0, color: color.textMuted });
