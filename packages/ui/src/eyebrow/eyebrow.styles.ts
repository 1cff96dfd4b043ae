import { css, type SerializedStyles } from '@emotion/react';
import { color, fontSize, fontWeight, tracking } from '../foundations/tokens/index.ts';

export type EyebrowTone = 'accent' | 'gold' | 'subtle';

export const eyebrow = css({
  fontSize: fontSize.xs,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.4,
  letterSpacing: tracking.caps,
  textTransform: 'uppercase',
});

export const tones = {
  accent: css({ color: color.accentText }),
  gold: css({ color: color.goldText }),
  subtle: css({ color: color.textSubtle }),
} satisfies Record<EyebrowTone, SerializedStyles>;
