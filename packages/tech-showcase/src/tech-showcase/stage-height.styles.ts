import { css } from '@emotion/react';
import { media } from '@uplift/ui/tokens';

/** Reserves the height of either view before the technologies are known, so nothing shifts later. */
export const stageHeight = css({
  '--stage-height': 'var(--showcase-height, 37rem)',
  [media.md]: { '--stage-height': 'var(--showcase-height, clamp(34rem, 44vw, 38rem))' },
  [media.lg]: { '--stage-height': 'var(--showcase-height, 40rem)' },
});
