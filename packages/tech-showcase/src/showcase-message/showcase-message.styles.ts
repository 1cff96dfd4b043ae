import { css } from '@emotion/react';
import { color, fontSize, space } from '@uplift/ui/tokens';

export const message = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  padding: space[4],
  textAlign: 'center',
});

export const text = css({ color: color.textMuted, fontSize: fontSize.md });
