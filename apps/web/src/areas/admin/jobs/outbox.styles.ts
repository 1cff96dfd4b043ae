import { css } from '@emotion/react';
import { color, radius } from '@uplift/ui/tokens';

export const text = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

export const frame = css({
  inlineSize: '100%',
  blockSize: '60dvh',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.groundSubtle,
});
