import { css } from '@emotion/react';
import { color, fontSize, space } from '@uplift/ui/tokens';

export const listSection = css({ paddingBlockStart: 0 });

export const count = css({
  marginBlock: space[6],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textSubtle,
  fontSize: fontSize.sm,
});
