import { css } from '@emotion/react';
import { media, space } from '@uplift/ui/tokens';

export const layout = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  [media.lg]: { gridTemplateColumns: '20rem minmax(0, 1fr)' },
});

export const preview = css({ minInlineSize: 0 });
