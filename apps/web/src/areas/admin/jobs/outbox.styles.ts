import { css } from '@emotion/react';
import { color, radius } from '@uplift/ui/tokens';

export const text = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

/** E-mails have their own light colors. */
export const frame = css({
  inlineSize: '100%',
  blockSize: '60dvh',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: '#fff',
});
